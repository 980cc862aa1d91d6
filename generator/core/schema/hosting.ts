import { z } from 'zod';

/** What serves the published files. It decides which files there are beside the pages. */
export const hostSchema = z
  .enum(['github-pages', 'netlify', 'cloudflare', 'nginx', 'apache', 'other'])
  .meta({
    enumDescriptions: [
      'GitHub Pages.',
      'Netlify.',
      'Cloudflare Pages.',
      'Свой сервер с nginx.',
      'Обычный хостинг с Apache и файлом .htaccess.',
      'Другой хостинг, или ещё не решено.',
    ],
  })
  .default('other')
  .describe(
    'Где открыт сайт: github-pages, netlify, cloudflare, nginx, apache (обычный хостинг) или other — другое.',
  );

/** How far browsers refuse connections without encryption (RFC 6797). */
export const hstsSchema = z
  .enum(['site', 'subdomains', 'preload'])
  .meta({
    enumDescriptions: [
      'Только сам сайт.',
      'И все поддомены: каждый из них должен открываться по https.',
      'И все поддомены, и согласие на список hstspreload.org: отозвать его можно лишь за месяцы.',
    ],
  })
  .default('site')
  .describe(
    'Что браузеры открывают только по https: site — сам сайт, subdomains — и поддомены, preload — и общий список браузеров.',
  );

import { choice } from './key.ts';

/** What serves the published files. It decides which files there are beside the pages. */
export const hostSchema = choice(['github-pages', 'netlify', 'cloudflare', 'nginx', 'apache', 'other'], {
  ru: 'Где открыт сайт: github-pages, netlify, cloudflare, nginx, apache (обычный хостинг) или other — другое.',
  en: 'Where the site is hosted: github-pages, netlify, cloudflare, nginx, apache (ordinary hosting), or other.',
  meanings: {
    'github-pages': { ru: 'GitHub Pages.', en: 'GitHub Pages.' },
    netlify: { ru: 'Netlify.', en: 'Netlify.' },
    cloudflare: { ru: 'Cloudflare Pages.', en: 'Cloudflare Pages.' },
    nginx: { ru: 'Свой сервер с nginx.', en: 'A server of your own with nginx.' },
    apache: {
      ru: 'Обычный хостинг с Apache и файлом .htaccess.',
      en: 'Ordinary hosting with Apache and a file .htaccess.',
    },
    other: { ru: 'Другой хостинг, или ещё не решено.', en: 'Another hosting, or not decided yet.' },
  },
}).default('other');

/** How far browsers refuse connections without encryption (RFC 6797). */
export const hstsSchema = choice(['site', 'subdomains', 'preload'], {
  ru: 'Что браузеры открывают только по https: site — сам сайт, subdomains — и поддомены, preload — и общий список браузеров.',
  en: "What browsers open with https only: site for the site alone, subdomains for those as well, preload for the browsers' common list as well.",
  meanings: {
    site: { ru: 'Только сам сайт.', en: 'The site alone.' },
    subdomains: {
      ru: 'И все поддомены: каждый из них должен открываться по https.',
      en: 'All subdomains as well: each of them must open with https.',
    },
    preload: {
      ru: 'И все поддомены, и согласие на список hstspreload.org: отозвать его можно лишь за месяцы.',
      en: 'All subdomains as well, and consent to the list of hstspreload.org: it takes months to take back.',
    },
  },
}).default('site');

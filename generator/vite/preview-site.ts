import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ignoreClosedOutput } from '../closed-output.ts';
import { readHost } from '../core/check/read-host.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { toHostPath } from '../core/resolve/base-path.ts';
import type { Host } from '../core/resolve/site-model.ts';
import { finishChange } from '../disk/folder-change.ts';
import { withSiteLock } from '../disk/site-lock.ts';
import type { SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { hostAnswer, type PublishedFolder } from './host-answers.ts';
import { readHostSettings, settingFiles } from './host-settings.ts';
import { refuseMalformedTargets, requestPath } from './request-target.ts';

const buildFirstWords: Readonly<Record<MessageLanguage, string>> = {
  ru: 'Собранного сайта нет. Сначала выполните npm run build',
  en: 'There is no finished site. First run npm run build',
};

/** Makes the preview server answer as the site's host: headers, redirects, and `404.html` with its status. */
export function previewSite(folder: SiteFolder): Plugin {
  return {
    name: 'site:preview',
    apply: (_, { isPreview }) => isPreview === true,
    async configurePreviewServer({ config, middlewares }) {
      ignoreClosedOutput();
      const { publishFolder } = folder;
      // Completes an interrupted build, unless another build is running.
      await withSiteLock(dirname(publishFolder), () => finishChange(publishFolder), {
        patienceMs: 0,
        onLocked: () => undefined,
      });
      const spec = await readSpecFile(folder.specFile);
      const text = spec.kind === 'text' ? spec.text : '';
      const buildFirst = buildFirstWords[messageLanguageFor(text)];
      // Of a first build, the home document comes last.
      if (!existsSync(join(publishFolder, 'index.html'))) {
        config.logger.error(buildFirst);
      }
      middlewares.use(refuseMalformedTargets);
      middlewares.use(config.base, answerAs(readHost(text), publishFolder, config.base, buildFirst));
    },
  };
}

/**
 * Redirects, answers 404, or passes the file that the host would serve to Vite.
 * @param basePath path of the home page on its host
 * @param buildFirst what is said where nothing has been built
 */
function answerAs(
  host: Host,
  publishFolder: string,
  basePath: string,
  buildFirst: string,
): Connect.NextHandleFunction {
  const has = async (path: string) =>
    !settingFiles(host).has(path.slice(1)) &&
    (await stat(join(publishFolder, path)).then(
      (entry) => entry.isFile(),
      () => false,
    ));
  return async (request, response, next) => {
    try {
      // Read for each request, because another build may have finished.
      const { headers, redirects } = await readHostSettings(publishFolder, host, basePath);
      for (const [name, value] of headers) {
        response.setHeader(name, value);
      }
      const folder: PublishedFolder = { has, redirects };
      const answer = await hostAnswer(host, requestPath(request), folder);
      const [, ...query] = (request.url ?? '').split('?');
      switch (answer.kind) {
        case 'redirect':
          response.writeHead(answer.status, {
            Location: [toHostPath(basePath, answer.path), ...query].join('?'),
          });
          response.end();
          return;
        case 'file':
          request.url = answer.path.split('/').map(encodeURIComponent).join('/');
          next();
          return;
        case 'unknown':
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await readFile(join(publishFolder, '404.html')).catch(() => `<p>${buildFirst}</p>`));
      }
    } catch (error) {
      next(error);
    }
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where browsers of the Chromium family are installed, the preferred first. The headless shell is the same engine
 * without the windows of a desktop, which cost most of a test's time.
 */
function installedBrowsers(): readonly string[] {
  switch (process.platform) {
    case 'linux':
      return [
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/microsoft-edge',
      ];
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
        (folder) =>
          folder === undefined
            ? []
            : [
                join(folder, 'Google/Chrome/Application/chrome.exe'),
                join(folder, 'Microsoft/Edge/Application/msedge.exe'),
              ],
      );
    default:
      return [];
  }
}

/**
 * Path of a Chromium: the one that `CHROMIUM_PATH` names, an installed one, or, on Linux, the one that the
 * npm package `@sparticuz/chromium` carries, which also brings the libraries that a bare machine lacks.
 * @throws where none of these is there
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  const found = named ?? installedBrowsers().find((path) => existsSync(path));
  if (found !== undefined) {
    return found;
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    // The package unpacks its libraries only where it believes to be on AWS Lambda.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  throw new Error('No Chromium, Chrome or Edge found: install one, or name it in CHROMIUM_PATH.');
}

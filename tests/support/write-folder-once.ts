/**
 * A program that writes a folder, for tests that end it on the way:
 * `write-folder-once published|generated <folder> <folder with what it is to hold>`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withSiteLock } from '../../generator/disk/site-lock.ts';
import { writeFiles } from '../../generator/emit/write-files.ts';
import { replaceFolder } from '../../generator/publish/replace-folder.ts';

const [kind, folder = '', source = ''] = process.argv.slice(2);
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ path: relative(source, file), content: readFileSync(file, 'utf8') }));
await withSiteLock(dirname(folder), () => {
  if (kind === 'published') {
    replaceFolder(folder, files);
  } else {
    writeFiles(folder, files);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emit } from '../compile.ts';
import { lazy } from '../core/document/lazy.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import type { FolderRecord } from '../disk/folder-record.ts';
import type { EmittedFile } from '../emit/emitted-file.ts';
import type { PrintedModules } from '../emit/print-module.ts';
import { writeFiles } from '../emit/write-files.ts';

/** A file whose content is read on demand. */
function fileAt(folder: string, path: string): EmittedFile {
  const content = lazy(() => readFileSync(join(folder, path), 'utf8'));
  return {
    path,
    get content() {
      return content();
    },
  };
}

/** Writes the modules of a site. Those of an earlier build that are the same are not printed. */
export async function writeModules(
  model: SiteModel,
  folder: string,
  record: FolderRecord,
): Promise<readonly EmittedFile[]> {
  const printed: PrintedModules = new Map();
  const left = new Set<EmittedFile>();
  for (const { path, origin } of record.files()) {
    const file = fileAt(folder, path);
    left.add(file);
    printed.set(path, { data: origin.key, file });
  }
  const modules = await emit(model, printed);
  writeFiles(folder, modules, left);
  await record.save(
    modules.flatMap((file) => {
      const { path } = file;
      const key = printed.get(path)?.data;
      const origin = key === undefined ? undefined : { key, reads: [], facts: '' };
      return origin === undefined ? [] : left.has(file) ? { path, origin } : { ...file, origin };
    }),
  );
  return modules;
}

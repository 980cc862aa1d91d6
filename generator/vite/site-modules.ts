import { emit } from '../compile.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import type { FolderRecord } from '../disk/folder-record.ts';
import type { EmittedFile } from '../emit/emitted-file.ts';
import type { PrintedModules } from '../emit/print-module.ts';
import { writeFiles } from '../emit/write-files.ts';

/** Writes the modules of a site. Those of an earlier build that are the same are not printed. */
export async function writeModules(
  model: SiteModel,
  folder: string,
  record: FolderRecord,
): Promise<readonly EmittedFile[]> {
  const printed: PrintedModules = new Map();
  for (const { path, origin, content } of record.texts()) {
    printed.set(path, { data: origin.key, file: { path, content } });
  }
  const modules = await emit(model, printed);
  writeFiles(folder, modules);
  await record.save(
    modules.flatMap((file) => {
      const key = printed.get(file.path)?.data;
      return key === undefined ? [] : [{ ...file, origin: { key, reads: [], facts: '' } }];
    }),
  );
  return modules;
}

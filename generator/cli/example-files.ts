import { join } from 'node:path';
import { applyPatch } from 'diff';
import { readSpecFile } from '../spec-file.ts';

/** A file that brings a finding about, or the same file without it. */
export type ExampleKind = 'err' | 'fixed';

/** What an example is a small change of. */
const baseFile = 'ok/minimal.yaml';

async function readIfThere(file: string): Promise<string | undefined> {
  const read = await readSpecFile(file);
  return read.kind === 'text' ? read.text : undefined;
}

/**
 * Text of an example. It stands in `<kind>/<name>.yaml`, or in `<kind>/<name>.diff` as a change: of the fixed file
 * to the faulty one, of the smallest site to the fixed file, or, where there is no fixed one, to the faulty file.
 * @param folder the one that has `err`, `fixed` and `ok` in it
 * @returns nothing where neither file is there
 * @throws RangeError where the change is one of another text
 */
export async function readExample(
  folder: string,
  kind: ExampleKind,
  name: string,
): Promise<string | undefined> {
  const diff = await readIfThere(join(folder, kind, `${name}.diff`));
  if (diff === undefined) {
    return readIfThere(join(folder, kind, `${name}.yaml`));
  }
  const fixed = kind === 'err' ? await readExample(folder, 'fixed', name) : undefined;
  const old = fixed ?? (await readIfThere(join(folder, baseFile)));
  const text = old && applyPatch(old, diff, { autoConvertLineEndings: false });
  if (text === false) {
    throw new RangeError(`${kind}/${name}.diff is a change of another text`);
  }
  return text;
}

import type { Shell } from '../../src/model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { contractImport, exportedConstant, type ModulePrinter } from './source-text.ts';

/** `generated/shell.ts`: header, footer, call button and the words of the interface. */
export function emitShellModule(printer: ModulePrinter, shell: Shell): EmittedFile {
  const path = 'shell.ts';
  return {
    path,
    content: printer.print(path, {
      imports: [contractImport('../', 'Shell')],
      exports: [exportedConstant('shell', shell, 'Shell')],
    }),
  };
}

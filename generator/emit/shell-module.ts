import type { Shell } from '../../src/model.ts';
import { contractImport, exportedConstant, type ModuleSource } from './source-text.ts';

/** `generated/shell.ts`: header, footer, call button and the words of the interface. */
export function shellModule(shell: Shell): ModuleSource {
  return {
    path: 'shell.ts',
    imports: [contractImport('../', 'Shell')],
    exports: [exportedConstant('shell', shell, 'Shell')],
  };
}

import type { Shell } from '../../src/model/site.ts';
import { contractImport, exportedConstant, type ModuleSource } from './source-text.ts';

/** `generated/shell.ts`: header, footer, call button and the words of the interface. */
export function shellModule(shell: Shell): ModuleSource {
  return {
    path: 'shell.ts',
    imports: [contractImport('../', 'site', 'Shell')],
    exports: [exportedConstant('shell', shell, 'Shell')],
  };
}

import type { ContactForm } from '../../src/model.ts';
import type { EmittedFile } from './emitted-file.ts';
import { contractImport, type ExportedText, exportedConstant, type ModulePrinter } from './source-text.ts';

/** `generated/form.ts`: the question form; `undefined` for a site without one. */
export function emitFormModule(printer: ModulePrinter, form: ContactForm | undefined): EmittedFile {
  const path = 'form.ts';
  const constant: ExportedText =
    form === undefined
      ? { kind: 'constant', name: 'form', text: 'undefined satisfies ContactForm | undefined' }
      : exportedConstant('form', form, 'ContactForm');
  return {
    path,
    content: printer.print(path, { imports: [contractImport('../', 'ContactForm')], exports: [constant] }),
  };
}

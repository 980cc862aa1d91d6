import type { ContactForm } from '../../src/model/form.ts';
import { contractImport, type ExportedText, exportedConstant, type ModuleSource } from './source-text.ts';

/** `generated/form.ts`: the question form; `undefined` for a site without one. */
export function formModule(form: ContactForm | undefined): ModuleSource {
  const constant: ExportedText =
    form === undefined
      ? { kind: 'constant', name: 'form', text: 'undefined satisfies ContactForm | undefined' }
      : exportedConstant('form', form, 'ContactForm');
  return { path: 'form.ts', imports: [contractImport('../', 'form', 'ContactForm')], exports: [constant] };
}

import { join } from 'node:path';
import { SiteDocument } from '../core/site-document.ts';
import { createFile, replaceFile } from '../disk/write-file.ts';
import { readSpecFile } from '../spec-file.ts';
import { type CommandContext, refuseUnread } from './command-context.ts';
import { type ExitCode, exitCode } from './exit-code.ts';

/** Starter files by language, below the project. */
const starterFolder = 'generator/cli/starter-site';

/** `new-site`: writes a starter `site.yaml` where there is none or an empty one. Never overwrites. */
export async function runNewSite(context: CommandContext): Promise<ExitCode> {
  const { terminal, texts, language, projectRoot, file, spec } = context;
  const { specFile } = context.folder;
  const starter = await readSpecFile(join(projectRoot, starterFolder, `${language}.yaml`));
  if (starter.kind !== 'text') {
    throw new Error(`The project has lost its short site in the language ${language}`);
  }
  const { text } = starter;
  if (spec.kind === 'unreadable') {
    return refuseUnread(context, spec);
  }
  if (spec.kind === 'text') {
    if (spec.text.trim() !== '') {
      terminal.printError(texts.siteThere(file));
      return exitCode.usage;
    }
    await replaceFile(specFile, text);
  } else {
    await createFile(specFile, text);
  }
  const examples = SiteDocument.read(text).diagnostics.filter(({ code }) => code === 'example-value');
  terminal.print(texts.siteBegun(file, examples.length));
  return exitCode.fine;
}

import type { EditPath } from '../model/editor.ts';
import { fillTemplate } from '../ui/fill-template.ts';
import { loadForm, sendPicture } from './edit-requests.ts';
import type { Editor } from './editor.ts';

const bytesOfMegabyte = 1_000_000;

/**
 * Puts a file of the owner in the place of a picture, and asks for the words that go with it.
 * @param path of the picture's name in the file
 * @param from what the file says there
 */
export async function takePicture(
  editor: Editor,
  picture: File,
  path: EditPath,
  from: unknown,
): Promise<void> {
  if (!(await editor.leave())) {
    return;
  }
  const { words, largestPicture } = editor.view().content;
  if (picture.size > largestPicture) {
    const megabytes = largestPicture / bytesOfMegabyte;
    const message = fillTemplate(words.heavyPicture, { name: picture.name, megabytes });
    editor.report('idle', [{ message }]);
    return;
  }
  editor.report('saving');
  const answer = await sendPicture(picture);
  if (answer.kind !== 'stored') {
    const findings = 'findings' in answer ? answer.findings : undefined;
    const progress = answer.kind === 'closed' ? 'closed' : 'failed';
    editor.report(findings ? 'idle' : progress, findings);
    return;
  }
  if (!(await editor.apply({ kind: 'set', path, to: answer.file }, from))) {
    return;
  }
  const block = path.slice(0, -1);
  const form = await loadForm({ path: block });
  const alternative = form?.fields.find(({ name }) => name === 'alt')?.path;
  if (alternative !== undefined) {
    await editor.openForm(block, alternative);
    editor.report('pictured');
  }
}

/** The file that is dropped, or would be; nothing where text or a link is dragged. */
export function hasFile({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

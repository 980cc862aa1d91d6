/** A program that edits a site once, for tests that end it on the way: `edit-once <folder> change|undo|redo`. */
import type { SiteFolder } from '../../generator/site-folder.ts';
import { SiteEditor } from '../../generator/vite/site-editor.ts';

const [folder = '', kind] = process.argv.slice(2);
const site: SiteFolder = {
  specFile: `${folder}/site.yaml`,
  picturesFolder: `${folder}/pictures`,
  picturesName: 'pictures',
  generatedFolder: `${folder}/generated`,
  publishFolder: `${folder}/dist`,
};
const editor = new SiteEditor(site);
if (kind === 'change') {
  const { body } = await editor.state();
  await editor.change({
    revision: Reflect.get(Object(body), 'revision'),
    operation: { kind: 'set', path: ['pages', 0, 'title'], to: 'Новый заголовок' },
    from: 'Ремонт C#1',
  });
} else {
  await editor.step(kind === 'undo' ? 'undo' : 'redo');
}

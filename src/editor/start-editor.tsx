/** Opens the editor in the page; loaded when the owner asks for it, and no part of a build. */
import { createRoot } from 'react-dom/client';
import { createEditor } from './editor.ts';
import { editorStyle, pageStyle } from './editor-style.ts';
import { EditorView } from './editor-view.tsx';
import { listenToPage } from './page-events.ts';
import { createStore } from './store.ts';

/** The event of the development server after every compilation. */
const compiledEvent = 'site:findings';
const editingEvent = 'site:editing';

/**
 * Opens the editor; closing it reloads the page.
 * @returns whether it is open
 */
export async function startEditor(): Promise<boolean> {
  const editor = await createEditor();
  if (editor === undefined) {
    return false;
  }
  const panel = document.createElement('site-editor');
  const shadow = panel.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styleSheet(editorStyle)];
  document.adoptedStyleSheets.push(styleSheet(pageStyle));
  document.body.append(panel);
  const hover = createStore<Text | undefined>(undefined);
  listenToPage(editor, panel, hover.set);
  createRoot(shadow).render(<EditorView editor={editor} hover={hover} />);
  // By its whole name, because the development server looks for it in the text.
  const hot = import.meta.hot;
  const sayEditing = () => hot?.send(editingEvent);
  hot?.on('vite:ws:connect', sayEditing);
  hot?.on(compiledEvent, () => editor.follow());
  sayEditing();
  return true;
}

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

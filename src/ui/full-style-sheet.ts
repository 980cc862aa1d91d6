/**
 * A document contains only the styles of its own parts; the full style sheet is linked for printers alone. It must
 * apply to the screen before a part can be rendered that the document does not contain. Does nothing under the
 * development server.
 * @returns rejected where the file cannot be loaded; the next call requests it again
 */
export function applyFullStyleSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-full-sheet]');
  if (link === null) {
    return Promise.resolve();
  }
  // Browsers report a lost file in different ways, and none requests it again: a new link does, from the cache where
  // the file has come.
  const applied = document.createElement('link');
  applied.rel = 'stylesheet';
  applied.href = link.href;
  return new Promise((resolve, reject) => {
    applied.onload = () => {
      link.remove();
      resolve();
    };
    applied.onerror = () => {
      applied.remove();
      reject(new Error(`${link.href} could not be loaded`));
    };
    link.after(applied);
  });
}

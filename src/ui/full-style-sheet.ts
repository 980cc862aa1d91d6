/**
 * A document has the styles of its own parts only. The whole sheet, which stands behind them for printers alone, has to
 * apply before a part can be drawn that the document does not have. Under the development server it applies at once.
 * @returns rejected where the file does not come; the next call asks for it again
 */
export function applyFullStyleSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-full-sheet]');
  if (link === null) {
    return Promise.resolve();
  }
  // Browsers do not agree on how a link tells that its file was lost, and none asks for it again. A new link finds the
  // file at hand where it came.
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

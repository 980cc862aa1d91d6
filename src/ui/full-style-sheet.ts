let applied: Promise<void> | undefined;

/**
 * A document contains the styles of its own parts and names the full style sheet, which must apply before another page
 * can be drawn. Does nothing under the development server.
 * @returns rejected where the file cannot be loaded; the next call requests it again
 */
export function applyFullStyleSheet(): Promise<void> {
  applied ??= linkFullSheet().catch((error: unknown) => {
    applied = undefined;
    throw error;
  });
  return applied;
}

async function linkFullSheet(): Promise<void> {
  const own = document.querySelector<HTMLElement>('style[data-full-sheet]');
  if (own?.dataset.fullSheet === undefined) {
    return;
  }
  // Browsers report a lost file in different ways, and none requests it again: a new link does.
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = own.dataset.fullSheet;
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} could not be loaded`));
    };
    own.after(link);
  });
}

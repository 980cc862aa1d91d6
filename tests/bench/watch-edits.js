// Runs in the page before its own scripts; the benchmark reads `window.edits`. Plain JavaScript, because a compiler's
// helpers would not be there.
{
  /** How long keys took until the frame that they changed was painted, in milliseconds. */
  const keys = [];

  /** The first task behind the next frame. */
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });

  const watchKey = ({ timeStamp, key }) => {
    if (key.length === 1) {
      painted(() => keys.push(performance.now() - timeStamp));
    }
  };
  window.addEventListener('keydown', watchKey, true);

  /** From the next Enter until the page shows a heading and the editor says that it is saved. */
  const confirmed = (heading, saved) =>
    new Promise((resolve) => {
      const look = (start) => {
        const said = document.querySelector('site-editor')?.shadowRoot.querySelector('[role=status]');
        const shown = document.querySelector('h1')?.textContent.replace(/\s/g, ' ').trim();
        if (said?.textContent.includes(saved) && shown === heading) {
          resolve(performance.now() - start);
        } else {
          painted(() => look(start));
        }
      };
      const pressed = ({ key, timeStamp }) => {
        if (key === 'Enter') {
          window.removeEventListener('keydown', pressed, true);
          look(timeStamp);
        }
      };
      window.addEventListener('keydown', pressed, true);
    });

  window.edits = { keys, confirmed };
}

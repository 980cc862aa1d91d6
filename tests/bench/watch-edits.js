// Runs in the page before its own scripts; the benchmark reads `window.edits`. Plain JavaScript, because a compiler's
// helpers would not be there.
{
  /** How long keys took until the frame that they changed was painted, in milliseconds. */
  const keys = [];

  /** The first task behind the next frame. */
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));

  /** How long a change is waited for before it counts as lost, in milliseconds. */
  const longestMs = 30_000;

  /** What waits for Enter. */
  let entered = (_) => {};

  // Before the editor's own listener, which keeps the keys that it has taken to itself.
  const watchKey = ({ timeStamp, key }) => {
    if (key === 'Enter') {
      entered(timeStamp);
    } else if (key.length === 1) {
      painted(() => keys.push(performance.now() - timeStamp));
    }
  };
  window.addEventListener('keydown', watchKey, true);

  /** Waits for Enter, and then until the page shows a heading and the editor says that it is saved. */
  const expectHeading = (heading, saved) => {
    window.edits.confirmed = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The page does not show ${heading}.`)), longestMs);
      const look = (start) => {
        const said = document.querySelector('site-editor')?.shadowRoot.querySelector('[role=status]');
        const shown = document.querySelector('h1')?.textContent.replace(/\s/g, ' ').trim();
        if (said?.textContent.includes(saved) && shown === heading) {
          resolve(performance.now() - start);
        } else {
          painted(() => look(start));
        }
      };
      entered = look;
    });
  };

  /** Presses the button of a form by its name, and waits until that form is drawn. */
  const openForm = (name) =>
    new Promise((resolve) => {
      const { shadowRoot } = document.querySelector('site-editor');
      const start = performance.now();
      [...shadowRoot.querySelectorAll('button')].find(({ textContent }) => textContent === name).click();
      const look = () => {
        if (shadowRoot.querySelector('aside').getAttribute('aria-label') === name) {
          resolve(performance.now() - start);
        } else {
          painted(look);
        }
      };
      painted(look);
    });

  window.edits = { keys, expectHeading, openForm };
}

/**
 * Makes a listener that leaves out the second click of a double click: it would meet what has come into the place of
 * what was pressed.
 */
export function singleClick(act: () => Promise<unknown>): (click: { readonly detail: number }) => void {
  return ({ detail }) => {
    // Zero where it is pressed by keyboard.
    if (detail < 2) {
      void act();
    }
  };
}

/** Forms with something typed in them and not yet sent. */
let holds = 0;

/** Asks that this tab is not reloaded by another tab's update (R2) until the returned function is called: `useEffect(() => isDirty ? holdReload() : undefined)`. */
export function holdReload(): () => void {
  holds += 1;
  let isHeld = true;
  return () => {
    if (isHeld) holds -= 1;
    isHeld = false;
  };
}

/** True while a form holds the page. */
export function hasUnsavedWork(): boolean {
  return holds > 0;
}

/** Forms with something typed in them and not yet sent. */
let holds = 0;

/** Keeps another tab's update from reloading this one until the returned function is called. */
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

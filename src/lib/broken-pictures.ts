const isPicture = (target: EventTarget | null): target is HTMLImageElement => target instanceof HTMLImageElement;

const markBroken = (picture: HTMLImageElement): void => void (picture.dataset.broken = '');

/** From now on the place of a picture that the line has cost stays empty (ui/base.css): not every browser draws nothing there by itself. */
export function hideBrokenPictures(): void {
  for (const picture of document.images) {
    const mayBeBroken = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
    // In some browsers a vector has no width of its own: try to decode it instead.
    if (mayBeBroken) picture.decode().catch(() => markBroken(picture));
  }
  // Neither event bubbles.
  document.addEventListener('error', ({ target }) => isPicture(target) && markBroken(target), true);
  document.addEventListener('load', ({ target }) => isPicture(target) && delete target.dataset.broken, true);
}

/** Requests the pictures again that the line has cost: a browser tries each once. */
export function reloadBrokenPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]')) picture.setAttribute('src', picture.src);
}

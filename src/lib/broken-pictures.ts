/** Requests the pictures again that the line has cost: a browser tries each once. */
export function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    const isBroken = picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '';
    if (isBroken) picture.setAttribute('src', picture.src);
  }
}

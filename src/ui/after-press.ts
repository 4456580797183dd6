/**
 * Runs `work` once the press that is under way, if there is one, has ended in its click. What leaving a field changes, a sentence below it
 * say, would else move what is being pressed from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  const later = () => void setTimeout(work);
  if (document.querySelector(':active') === null) return later();
  // A touch, too, ends in a mouse event: it is told of as a press and its end in one moment, after the finger has left.
  addEventListener('mouseup', later, { once: true, capture: true });
}

import { expect, it } from 'vitest';
import { hideBrokenPictures, reloadBrokenPictures } from '#src/lib/broken-pictures.ts';
import { settled } from '../drawn.ts';

/** A picture of which the browser says what is given. */
function picture(id: string, facts: { complete: boolean; naturalWidth: number; decode?: () => Promise<void> }): HTMLImageElement {
  const element = document.body.appendChild(document.createElement('img'));
  element.id = id;
  element.setAttribute('src', `/${id}.svg`);
  const decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  for (const [name, value] of Object.entries({ decode, currentSrc: element.src, ...facts }))
    Object.defineProperty(element, name, { value, configurable: true });
  return element;
}
const broken = () => [...document.querySelectorAll('img[data-broken]')].map(({ id }) => id);

it('hides a picture that the line has cost, before this or after, until it comes with the line', async () => {
  const lost = picture('lost', { complete: true, naturalWidth: 0 });
  const later = picture('later', { complete: false, naturalWidth: 0 });
  picture('good', { complete: true, naturalWidth: 32 });
  // As Firefox has a vector without a size of its own.
  picture('vector', { complete: true, naturalWidth: 0, decode: () => Promise.resolve() });
  hideBrokenPictures();
  await settled();
  expect(broken()).toEqual(['lost']);
  later.dispatchEvent(new Event('error'));
  expect(broken()).toEqual(['lost', 'later']);

  const requested: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLImageElement) requested.push(target.id);
  }).observe(document.body, { subtree: true, attributeFilter: ['src'] });
  reloadBrokenPictures();
  await settled();
  expect(requested).toEqual(['lost', 'later']);
  lost.dispatchEvent(new Event('load'));
  later.dispatchEvent(new Event('error'));
  expect(broken()).toEqual(['later']);
});

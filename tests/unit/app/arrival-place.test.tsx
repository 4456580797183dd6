import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isReturned, unlessScrolledBeforeStart } from '#src/app/arrival-place.ts';

const { dataset } = document.documentElement;

function arrive(type: string | undefined, scrollY: number): void {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) });
  vi.stubGlobal('scrollY', scrollY);
}

beforeEach(() => {
  delete dataset.whole;
});

describe('the place of a page on arrival', () => {
  it('is the visitor’s where the page was scrolled before it ran, and later pages are placed', () => {
    arrive('navigate', 640);
    const mayPlace = unlessScrolledBeforeStart();
    expect(mayPlace()).toBe(false);
    expect(mayPlace()).toBe(true);
    expect(dataset.whole).toBeUndefined();
  });

  it('is the top where nobody has scrolled', () => {
    arrive('navigate', 0);
    expect(unlessScrolledBeforeStart()()).toBe(true);
  });

  it.each(['reload', 'back_forward'])('is the old one after a %s, with the page laid out whole', (type) => {
    arrive(type, 640);
    expect(isReturned()).toBe(true);
    expect(unlessScrolledBeforeStart()()).toBe(true);
    expect(dataset.whole).toBe('');
  });

  it('is an arrival like any other where the browser does not tell', () => {
    arrive(undefined, 640);
    expect(isReturned()).toBe(false);
    expect(unlessScrolledBeforeStart()()).toBe(false);
  });
});

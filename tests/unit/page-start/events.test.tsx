import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '#tests/architecture/source-files.ts';
import { forgetHandledEvents, replayEarlyEvents } from '#src/page-start/events.ts';

const { dataset } = document.documentElement;
let clicks = 0;

function button(inside = '') {
  document.body.innerHTML = `<div data-section ${inside}><button type="button"><b>Show more</b></button></div>`;
  const element = document.querySelector('button');
  if (!element) throw new Error('no button');
  element.addEventListener('click', () => (clicks += 1));
  return element;
}

const listen = vi.spyOn(window, 'addEventListener');
runInThisContext(readFileSync(resolve(root, 'src/page-start/record-events.js'), 'utf8'));
forgetHandledEvents();
const listeners = [...listen.mock.calls];
listen.mockRestore();
// The window outlives this file.
afterAll(() => listeners.forEach((listener) => window.removeEventListener(...listener)));

beforeEach(() => {
  vi.useFakeTimers();
  clicks = 0;
  delete dataset.phase;
  window.earlyEvents = [];
});

/** What came before the code: the page itself does nothing yet. */
function early(work: () => void) {
  const hold = (event: Event) => event.stopImmediatePropagation();
  const types = ['click', 'input'];
  types.forEach((type) => document.body.addEventListener(type, hold, true));
  work();
  types.forEach((type) => document.body.removeEventListener(type, hold, true));
}

/** Does again what can be done, as when a part of the page has been hydrated. */
async function replay() {
  const done = replayEarlyEvents();
  await vi.runAllTimersAsync();
  await done;
}
const hydrate = () => {
  dataset.phase = 'ready';
  document.querySelector('[data-section]')?.setAttribute('data-hydrated', '');
};

describe('a click before hydration', () => {
  it('is replayed once when its section is hydrated, however often it came', async () => {
    const element = button();
    early(() => {
      element.querySelector('b')?.click();
      element.click();
    });
    dataset.phase = 'ready';
    await replay();
    expect(clicks).toBe(0);
    hydrate();
    await replay();
    await replay();
    expect(clicks).toBe(1);
  });

  it('is nobody’s where the page handled it', async () => {
    dataset.phase = 'ready';
    button('data-hydrated').click();
    // React hydrated its part to handle it.
    button().click();
    hydrate();
    await replay();
    expect(clicks).toBe(2);
  });

  it('is forgotten when its button has gone', async () => {
    const gone = button('data-hydrated');
    early(() => gone.click());
    gone.remove();
    await replay();
    expect(clicks).toBe(0);
  });
});

describe('several events before hydration', () => {
  /** A form of two tabs: each button puts a field of its own in place of the other's. */
  function form() {
    document.body.innerHTML = '<form><button type="button">Email</button><button type="button">Code</button><input name="phone" /></form>';
    const done: string[] = [];
    document.querySelectorAll('button').forEach((tab) =>
      tab.addEventListener('click', () => {
        done.push(tab.textContent);
        const field = document.createElement('input');
        field.name = tab.textContent;
        field.addEventListener('input', () => done.push(`${field.name} ${field.value}`));
        document.querySelector('input')?.replaceWith(field);
      }),
    );
    const [email, code] = document.querySelectorAll('button');
    const write = (text: string) => {
      const field = document.querySelector('input');
      if (field) field.value = text;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    return { email, code, write, done };
  }
  it('are done again in their order, and what is typed goes where the clicks lead', async () => {
    const { email, code, write, done } = form();
    early(() => {
      code?.click();
      email?.click();
      write('a@b.c');
      write('a@b.co');
    });
    hydrate();
    await replay();
    expect(done).toEqual(['Code', 'Email', 'Email a@b.co']);
    expect(document.querySelector('input')?.value).toBe('a@b.co');
  });

  it('leave what was typed before any click to its field', async () => {
    const { email, write, done } = form();
    early(() => {
      write('138');
      email?.click();
    });
    hydrate();
    await replay();
    expect(done).toEqual(['Email']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle, idleQueue, whenNear, yieldToMain } from '#src/lib/idle.ts';
import { settled } from '../drawn.ts';
import { fakeViewport } from './fake-viewport.ts';

const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
let viewport: ReturnType<typeof fakeViewport>;

beforeEach(() => {
  work.mockClear();
  viewport = fakeViewport();
});

describe('what the first view does not need', () => {
  it('waits until the browser is idle, and not for ever', () => {
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    expect(viewport.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 5_000 });
    viewport.becomeIdle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for the load of the page first', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    whenIdle(work);
    viewport.becomeIdle();
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    viewport.becomeIdle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs a moment later where no browser says that it is idle', () => {
    vi.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

async function idleTwice(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await settled();
    viewport.becomeIdle();
  }
  await settled();
}

describe('works in turn', () => {
  // A turn ends with its test.
  afterEach(idleTwice);

  it('run once the browser is idle, one after the other', async () => {
    let end = () => {};
    work.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    idleQueue(work);
    idleQueue(work);
    await idleTwice();
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await idleTwice();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('go on where one fails', async () => {
    work.mockRejectedValueOnce(new Error('no network'));
    idleQueue(work);
    idleQueue(work);
    await idleTwice();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('go on without one that nobody waits for any longer', async () => {
    work.mockImplementationOnce(() => new Promise(() => {}));
    const stop = idleQueue(work);
    idleQueue(work);
    await idleTwice();
    stop();
    await idleTwice();
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('what belongs to an element', () => {
  const element = document.createElement('p');

  it('runs once the element is near the viewport, not because the browser is idle', () => {
    whenNear(element, work);
    viewport.comeNear(element, false);
    viewport.becomeIdle();
    expect(work).not.toHaveBeenCalled();
    viewport.comeNear(element);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is looked for no longer than it is wanted', () => {
    const stop = whenNear(element, work);
    stop();
    viewport.comeNear(element);
    expect(work).not.toHaveBeenCalled();
  });

  it('runs when the browser is idle where nothing tells what is near', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    whenNear(element, work);
    viewport.becomeIdle();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('a long work lets a task of others in between its steps', async () => {
  const steps: string[] = [];
  setTimeout(() => steps.push('click'));
  await new Promise((resolve) => setTimeout(resolve, 2));
  const rest = yieldToMain().then(() => steps.push('work'));
  await Promise.resolve();
  expect(steps).toEqual(['click']);
  await rest;
  expect(steps).toEqual(['click', 'work']);
});

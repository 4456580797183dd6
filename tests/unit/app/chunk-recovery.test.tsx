import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recoverFromMissingChunks } from '#src/app/chunk-recovery.ts';
import { root } from '#tests/architecture/source-files.ts';

const words = {
  Chrome: 'Failed to fetch dynamically imported module: https://pool.example/assets/about-us-1a2b.js',
  Firefox: 'error loading dynamically imported module: https://pool.example/assets/about-us-1a2b.js',
  Safari: 'Importing a module script failed.',
};

/** A page load of one build: a fresh window, with the tab's session storage as it was. */
function loadPage(buildId: string, isThere = true) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const reload = vi.fn<() => void>();
  const tell = vi.fn<() => void>();
  const isServerThere = vi.fn(() => Promise.resolve(isThere));
  const checkStyleSheets = recoverFromMissingChunks(buildId, { isServerThere, reload, tell });
  const fail = async (message: unknown) => {
    const payload = typeof message === 'string' ? new TypeError(message) : message;
    page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
    await Promise.resolve();
    await Promise.resolve();
  };
  const online = async () => {
    page.dispatchEvent(new Event('online'));
    await Promise.resolve();
  };
  return { reload, tell, fail, online, checkStyleSheets, isServerThere };
}

describe.each(Object.entries(words))('a missing chunk in %s', (_browser, message) => {
  it('leads to one reload', async () => {
    const { reload, fail } = loadPage('a');
    await fail(message);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that is still missing after the reload is told, never a loop', async () => {
    await loadPage('a').fail(message);
    const { reload, tell, fail } = loadPage('a');
    await fail(message);
    await fail(`${message} again`);
    expect(reload).not.toHaveBeenCalled();
    expect(tell).toHaveBeenCalled();
  });

  it('is asked about once for all that fail at a time, and again for the next', async () => {
    const { fail, isServerThere } = loadPage('a', false);
    await Promise.all([fail(message), fail(`${message} 2`), fail(`${message} 3`)]);
    expect(isServerThere).toHaveBeenCalledTimes(1);
    await fail(message);
    expect(isServerThere).toHaveBeenCalledTimes(2);
  });

  it('is healed once more for the next build', async () => {
    await loadPage('a').fail(message);
    const { reload, fail } = loadPage('b');
    await fail(message);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("does not wake the router's own guard, which would reload a second time", async () => {
    const { fail } = loadPage('a');
    await fail(message);
    expect(sessionStorage.getItem(`tanstack_router_reload:${message}`)).toBe('1');
  });

  it('does not reload offline, where the reload brings nothing new, and still can once the network is back', async () => {
    const cutOff = loadPage('a', false);
    await cutOff.fail(message);
    expect(cutOff.reload).not.toHaveBeenCalled();
    const { reload, fail } = loadPage('a');
    await fail(message);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload where session storage is refused, for that could loop', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { reload, fail } = loadPage('a');
    await fail(message);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a chunk that is late is told, and the reload is left to the visitor', async () => {
  const { reload, tell, fail } = loadPage('a');
  await fail(new Error('ChunkLoadError'));
  expect(tell).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('a style sheet that failed is named CSS_CHUNK_LOAD_FAILED in the error that goes on', async () => {
  const { fail } = loadPage('a');
  const error = new Error('Unable to preload CSS for /assets/about-us-1a2b3c4d.css');
  await fail(error);
  expect(error.message).toBe('CSS_CHUNK_LOAD_FAILED: /assets/about-us-1a2b3c4d.css');
});

it('an error that is no Error heals as well', async () => {
  const { reload, fail } = loadPage('a');
  await fail({ odd: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

it("the router's guard still looks where it is told to stay quiet", () => {
  const router = readFileSync(join(root, 'node_modules/@tanstack/react-router/dist/esm/lazyRouteComponent.js'), 'utf8');
  expect(router).toContain('`tanstack_router_reload:${error.message}`');
});

describe('a style sheet of the page itself', () => {
  /** Of a sheet that did not come the document has the link alone; this document fetches none. */
  const link = () => {
    const element = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    document.head.append(element);
    onTestFinished(() => element.remove());
    return element;
  };

  it('that did not come leads to one reload, and is then told', async () => {
    link();
    const first = loadPage('a');
    first.checkStyleSheets();
    await Promise.resolve();
    expect(first.reload).toHaveBeenCalledTimes(1);
    const second = loadPage('a');
    second.checkStyleSheets();
    await Promise.resolve();
    expect(second.reload).not.toHaveBeenCalled();
    expect(second.tell).toHaveBeenCalledTimes(1);
  });

  it('that stands in another is not missing', () => {
    link().setAttribute('disabled', '');
    const { reload, isServerThere, checkStyleSheets } = loadPage('a');
    checkStyleSheets();
    expect(reload).not.toHaveBeenCalled();
    expect(isServerThere).not.toHaveBeenCalled();
  });

  it('is not looked for among the sheets of chunks, which may be on their way', () => {
    const { reload, tell, checkStyleSheets } = loadPage('a');
    link();
    checkStyleSheets();
    expect(tell).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that failed is fetched again when the network is back', async () => {
    const { online } = loadPage('a');
    const [failed, coming] = [link(), link()];
    failed.href = '/assets/chart-plot-1a2b3c4d.css';
    failed.dispatchEvent(new Event('error'));
    expect([failed.isConnected, coming.isConnected]).toEqual([true, true]);
    await online();
    const again = document.querySelector<HTMLLinkElement>('link[href$="1a2b3c4d.css"]');
    onTestFinished(() => again?.remove());
    expect([failed.isConnected, coming.isConnected, again?.rel]).toEqual([false, true, 'stylesheet']);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { withDeadline, withJoinedSheets } from '#src/app/build-plugins/preload-helper.ts';

type Preload = (load: () => Promise<unknown>) => Promise<unknown>;

/** The end of Vite's own helper. */
const helper = `function preload(baseModule) {
  const problem = \`Unable to preload CSS for \${0}\`;
  let promise = Promise.resolve();
  function handlePreloadError(err) { throw err; }
  return promise.then((res) => {
    return baseModule().catch(handlePreloadError);
  });
}`;

const preload: Preload = new Function(`${withDeadline(helper)}; return preload;`)();

afterEach(() => void vi.useRealTimers());

it('a chunk that has not come within 120 s is a ChunkLoadError', async () => {
  vi.useFakeTimers();
  const settled = vi.fn<(error: unknown) => void>();
  preload(() => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(new Error('ChunkLoadError'));
});

it('a chunk that comes leaves no timer behind, nor does one that fails', async () => {
  vi.useFakeTimers();
  await expect(preload(() => Promise.resolve('module'))).resolves.toBe('module');
  await expect(preload(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it("names a style sheet's failure, and says when Vite has changed", () => {
  expect(withDeadline(helper)).toContain('CSS_CHUNK_LOAD_FAILED');
  expect(() => withDeadline('function preload() {}')).toThrow('preload-helper');
});

it('asks for no sheet that stands in a linked one or in the one of every page, and says when Vite has changed', () => {
  const look = `
    for (const link of links) if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href);
    if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
    return 'asked for';`;
  const href = (name: string) => `https://pool.example/assets/${name}.css`;
  const links = [
    { rel: 'stylesheet', href: href('page-1'), dataset: { holds: 'tools-2.css help-3.css' } },
    { rel: 'stylesheet', href: href('about-4'), dataset: {} },
    { rel: 'modulepreload', href: href('not-5'), dataset: {} },
  ];
  const ask = new Function('links', 'preloadedHrefs', 'isCss', 'dep', withJoinedSheets(look));
  const outcomeOf = (name: string): unknown => ask(links, { styles: new Set() }, true, { href: href(name) });
  for (const name of ['page-1', 'tools-2', 'help-3', 'about-4', 'page-parts-a1B_c2-D']) expect(outcomeOf(name)).toBeUndefined();
  for (const name of ['not-5', 'my-parts-a1B2c3D4', 'parts-of-it-a1B2c3D4']) expect(outcomeOf(name)).toBe('asked for');
  expect(() => withJoinedSheets('function preload() {}')).toThrow('preload-helper');
});

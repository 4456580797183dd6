import { afterEach, expect, it, vi } from 'vitest';
import { withDeadline } from '#src/app/build-plugins/preload-deadline.ts';

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

it('a chunk that has not come within 120 s is a ChunkLoadError (spec 8)', async () => {
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
  expect(() => withDeadline('function preload() {}')).toThrow('preload-deadline');
});

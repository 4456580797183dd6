import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#src/app/query-client.ts';
import { AppError, errorKinds } from '#src/lib/app-error.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a query that always fails. Gives the toasts and how often it was tried. */
async function failing(fault: Error) {
  const store = makeStore();
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(fault);
  const query = makeQueryClient(store).fetchQuery({ queryKey: ['x'], queryFn });
  const [outcome] = await Promise.allSettled([query, vi.runAllTimersAsync()]);
  expect(outcome).toEqual({ status: 'rejected', reason: fault });
  return { toasts: store.get(toastsAtom), tries: queryFn.mock.calls.length };
}

describe('a failed query', () => {
  it("shows the pool's words when it was refused", async () => {
    const { toasts } = await failing(new AppError('api', { message: 'Busy', code: '500' }));
    expect(toasts).toMatchObject([{ tone: 'error', text: 'Busy' }]);
  });

  it.each([
    ['a refusal that is to be silent', new AppError('api', { message: 'Busy', isQuiet: true })],
    ['a refusal without words', new AppError('api')],
    ['a fault in our own code', new Error('x is not a function')],
    ...errorKinds
      .filter((kind) => kind !== 'api')
      .map((kind): [string, Error] => [`kind ${kind}`, new AppError(kind, { message: 'words' })]),
  ])('shows no toast for %s', async (_case, error) => {
    expect((await failing(error)).toasts).toEqual([]);
  });

  it.each(errorKinds)('of kind %s is tried again only when it timed out, once', async (kind) => {
    expect((await failing(new AppError(kind))).tries).toBe(kind === 'timeout' ? 2 : 1);
  });
});

describe('the query cache', () => {
  it('requests at once also where the browser says that it is offline: the worker may respond', async () => {
    onlineManager.setOnline(false);
    const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('copy');
    expect(await makeQueryClient(makeStore()).fetchQuery({ queryKey: ['x'], queryFn })).toBe('copy');
    onlineManager.setOnline(true);
  });

  it('requests again what is older than a minute, and not before', async () => {
    const client = makeQueryClient(makeStore());
    const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue('figures');
    const ask = () => client.fetchQuery({ queryKey: ['x'], queryFn });
    await ask();
    vi.advanceTimersByTime(59_999);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('of one page is not that of another', async () => {
    makeQueryClient(makeStore()).setQueryData(['x'], 1);
    expect(makeQueryClient(makeStore()).getQueryData(['x'])).toBeUndefined();
  });
});

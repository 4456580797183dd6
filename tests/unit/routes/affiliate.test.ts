import { expect, it, vi } from 'vitest';
import { aiRevenueQuery } from '#src/features/affiliate/affiliate.query.ts';
import { createI18n } from '#src/i18n/setup.ts';
import { Route } from '#src/routes/_shell/affiliate.tsx';

it('the affiliate page requests the figure of its calculator before it is drawn', async () => {
  const prefetch = vi.fn();
  const { loader } = Route.options;
  if (typeof loader !== 'function') throw new TypeError('no loader');
  await loader({ context: { i18n: await createI18n('en'), prefetch } } as never);
  expect(prefetch.mock.calls).toEqual([[expect.objectContaining({ queryKey: aiRevenueQuery().queryKey })]]);
});

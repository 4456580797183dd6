import type { Page } from '@playwright/test';
import { arrives, expect, open } from '../test.ts';
import { savedBy } from './saved-file.ts';

export const farmPath = (address: string): string => `/overview?addr=${address}&coinType=ETC`;

/** The page of one farm, and of all that are kept. */
export function farmPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name });
  const openFarm = async (address: string) => {
    await open(page, farmPath(address));
    await arrives(page.getByRole('table', { name: 'Workers' }));
  };
  return {
    open: openFarm,
    workers: page.getByRole('table', { name: 'Workers' }).getByRole('row'),
    payouts: page.getByRole('table', { name: 'Payouts' }).getByRole('row'),
    curve: page.getByRole('img', { name: /Hashrate from .* lowest/ }),
    manifest: page.locator('link[rel=manifest]'),
    press: (name: string) => button(name).click(),
    save: (name: string) => savedBy(button(name)),
    keep: async (address: string) => {
      await openFarm(address);
      await button('Save this farm').click();
      await expect(button('Forget this farm')).toBeVisible();
    },
    rename: async (name: string) => {
      await button('Rename').click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await button('Save the name').click();
    },
    toAllFarms: () => page.getByRole('main').getByRole('link', { name: 'Your farms' }).click(),
    /** Of the list of all farms: the way to one of them. */
    kept: (name: RegExp) => page.getByRole('link', { name }),
  };
}

import type { Locator, Page } from '@playwright/test';
import { expect, open, ready } from '../test.ts';
import { savedBy } from './saved-file.ts';

const types = { 'rig check': '1', dag: '2', asic: '3', gpu: '4' } as const;

/** A tool as a visitor has it: its fields, its figures, and what it saves. */
export function toolPage(page: Page, tool: keyof typeof types) {
  const type = types[tool];
  return {
    /** Opens it by a link with these inputs. */
    open: (inputs: Readonly<Record<string, string>> = {}) => open(page, `/tools?${new URLSearchParams({ type, ...inputs }).toString()}`),
    reload: async () => {
      await page.reload();
      await ready(page);
    },
    /** The inputs of a link are taken out of the address once they are in the fields. */
    hasTakenLink: () => expect(page).toHaveURL(new RegExp(`/tools\\?type=${type}$`)),
    field: (name: string) => page.getByRole('textbox', { name }),
    section: (name: string) => page.getByRole('region', { name }),
    /** The figure beside a name. */
    fact: (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd'),
    choose: (option: string) => page.getByRole('radio', { name: option }).click(),
    save: (button: string) => savedBy(page.getByRole('button', { name: button })),
    /** Every input as it starts. */
    reset: () => page.getByRole('button', { name: 'Reset' }).click(),
  };
}

/** Types into a searched list and takes the first that it offers. */
export async function pick(list: Locator, typed: string): Promise<void> {
  await list.fill(typed);
  await list.press('Enter');
}

export function asicPage(page: Page) {
  const tool = toolPage(page, 'asic');
  return {
    ...tool,
    model: page.getByRole('combobox', { name: 'Model' }),
    models: page.getByRole('listbox', { name: 'Model' }).getByRole('option'),
    compared: tool.section('Compare machines').getByRole('row'),
    clock: tariffClock(tool.section('Tariff clock')),
    fleet: fleetSection(page.getByRole('region', { name: 'My machines', exact: true })),
    /** One of the calculator's parts, by its link. */
    part: (name: string) => page.getByRole('navigation', { name: 'Parts of the calculator' }).getByRole('link', { name }),
    /** What the visitor came for, in a sentence. */
    answer: tool.section('Answer'),
  };
}

/** Prices by the hour, and when machines run by them. */
function tariffClock(region: Locator) {
  const text = region.getByRole('textbox', { name: 'Paste a bill or a price list' });
  const preview = region.getByRole('region', { name: 'Prices as they were read' });
  return {
    region,
    text,
    preview,
    use: preview.getByRole('button', { name: 'Use these prices' }),
    /** Has a bill or a price list read; nothing of it counts yet. */
    read: async (prices: string) => {
      await text.fill(prices);
      await region.getByRole('button', { name: 'Read the prices' }).click();
    },
    /** The price of an hour. */
    hour: (time: string) => region.getByRole('textbox', { name: time }),
    choose: (option: string) => region.getByRole('radio', { name: option }).click(),
    undo: () => region.getByRole('button', { name: 'Undo' }).click(),
    save: (button: string) => savedBy(region.getByRole('button', { name: button })),
  };
}

function fleetSection(region: Locator) {
  return {
    region,
    rows: region.getByRole('table').getByRole('row'),
    add: async (model: string, count: string) => {
      const form = region.page().getByRole('form', { name: 'Add machines to the fleet' });
      await region.getByRole('button', { name: 'Add machines' }).click();
      await pick(form.getByRole('combobox', { name: 'Model of the fleet' }), model);
      await form.getByRole('textbox', { name: 'Machines' }).fill(count);
      await form.getByRole('button', { name: 'Add to the fleet' }).click();
    },
    remove: (machines: RegExp) => region.getByRole('button', { name: machines }).click(),
    undo: () => region.getByRole('button', { name: 'Undo' }).click(),
  };
}

export function gpuPage(page: Page) {
  const tool = toolPage(page, 'gpu');
  /** Cards of one type. */
  const group = (number: number) => page.getByRole('group', { name: `Card group ${number}`, exact: true });
  return {
    ...tool,
    ranking: tool.section('Coins by net earnings'),
    group,
    cardType: (number: number) => group(number).getByRole('combobox', { name: 'Card type' }),
    powerPerCard: (number: number) => group(number).getByRole('textbox', { name: 'Power per card' }),
    addCards: () => page.getByRole('button', { name: 'Add other cards' }).click(),
    removal: (number: number) => page.getByRole('button', { name: `Remove card group ${number}` }),
  };
}

export function dagPage(page: Page) {
  return {
    ...toolPage(page, 'dag'),
    coin: page.getByRole('combobox', { name: 'Coin' }),
    /** The answer in a sentence. */
    size: page.locator('[aria-live=polite]').filter({ hasText: 'DAG of' }),
    chosenCard: page.locator('li[data-chosen]'),
  };
}

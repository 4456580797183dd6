import { expect, it } from 'vitest';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { useTariff } from '#src/features/tools/electricity/use-tariff.ts';
import { fleetText } from '#src/features/tools/fleet/fleet-link.ts';
import { useFleet } from '#src/features/tools/fleet/use-fleet.ts';
import { type ToolPanel, useToolInputs } from '#src/features/tools/tool-inputs.ts';
import { ToolsPage } from '#src/features/tools/tools-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { fleetOf, m50s, s19j } from './fleet/fleet-rows.ts';

const fieldsSentence = 'A part of this link could not be read.';
const fleetSentence = 'The machines in this link could not be read, so your own fleet stays as it is.';
const good = fleetText(fleetOf([m50s])) ?? '';

/** What the calculator takes out of a link, without all that it draws. */
const Panel: ToolPanel = ({ search }) => {
  useTariff(asicFields.type, search);
  useToolInputs(asicFields, search);
  useFleet(search);
  return null;
};

/** The page of the calculator as a visitor with a fleet of his own opens it by a link. */
async function openLink(search: Readonly<Record<string, unknown>>) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['tools', 'electricity', 'forecast', 'fleet']);
  const store = makeStore();
  store.set(fleetAtom, fleetOf([s19j]));
  const stage = await makeApp(<ToolsPage type={3} search={{ type: 3, ...search }} Panel={Panel} />, { i18n, store, paths: ['/tools'] });
  const { container } = await mount(stage.page);
  return { store, container, said: () => [fieldsSentence, fleetSentence].filter((text) => container.textContent.includes(text)) };
}

it.each([
  ['cut in its last row', { fleet: `${good}_a*12*1` }],
  ['with a hashrate of ten decimals', { fleet: 'i****_a*1*1*1.1234567891*15**Bitaxe' }],
  ['of a kind that is none', { fleet: 'i****_q*1*1*100*3050**S19' }],
  ['with too long a day', { fleet: 'i*25***_a*1*1*100*3050**S19' }],
])('a fleet %s is refused aloud, and the own one stays', async (_what, search) => {
  const { store, said } = await openLink(search);
  await drawn(() => expect(said()).toEqual([fleetSentence]));
  expect(store.get(fleetAtom).rows).toEqual([s19j]);
});

it.each([
  ['a hashrate', { hashrate: 'abc', power: 3000 }],
  ['a count', { count: 1.5 }],
  ['a list', { hashrate: [1, 2] }],
  ['a price of electricity', { kwh: 'free' }],
  ['prices of hours', { tariff: 'hours', weekday: '0.1;0.2' }],
  ['a kind of tariff', { tariff: 'night' }],
])('%s that cannot be read is said', async (_what, search) => {
  const { said } = await openLink(search);
  await drawn(() => expect(said()).toEqual([fieldsSentence]));
});

it.each([
  ['whole', { fleet: good, hashrate: 100, power: 3050, tariff: 'flat', kwh: 0.5, kwhIn: 'CNY' }],
  ['without a fleet', { model: 'Antminer S21 200T' }],
  ['of somebody else’s making, with parameters of his own', { utm_source: 'mail', q: 1 }],
])('nothing is said of a link that is %s', async (_what, search) => {
  const { store, said } = await openLink(search);
  await drawn(() => expect(store.get(fleetAtom).rows).toEqual('fleet' in search ? [{ ...m50s, id: 1 }] : [s19j]));
  expect(said()).toEqual([]);
});

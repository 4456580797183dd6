import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Atom } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactDraft } from '#src/features/about/contact.draft.ts';
import { keptEditionsAtom } from '#src/features/daily-paper/editions/kept-editions.ts';
import { farmEventsAtom } from '#src/features/overview/events/kept-events.atoms.ts';
import { farmPlacesAtom } from '#src/features/overview/places/farm-places.atoms.ts';
import { watchedFarmsAtom } from '#src/features/overview/watcher/watcher.atoms.ts';
import { watcherLinksAtom } from '#src/parts/watcher-links.ts';
import { savedFarmsAtom, snapshotsAtom } from '#src/features/overview/farms.atoms.ts';
import { keptCardsAtom, rackCardAtom } from '#src/features/rack-card/rack-card.model.ts';
import { registerDraft } from '#src/features/register/register.draft.ts';
import { resetDraft } from '#src/features/reset/reset.draft.ts';
import { asicFields } from '#src/features/tools/asic/asic-fields.ts';
import { dagFields } from '#src/features/tools/dag/dag-fields.ts';
import { gpuFields } from '#src/features/tools/gpu/gpu-fields.ts';
import { watchesAtom } from '#src/parts/watches.ts';
import { vipDraft } from '#src/features/vip/vip.draft.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { loginDraft } from '#src/parts/account/identity.ts';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { outboxAtom, readOutbox } from '#src/parts/outbox/outbox.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { offersAtom } from '#src/state/offers.ts';
import { seenNoticesAtom, storedSeenNotices } from '#src/state/seen-notices.ts';
import { sessionAtom, storedSession } from '#src/state/session.ts';
import { makeStore } from '#src/state/store.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { textSizeAtom } from '#src/state/text-size.ts';
import { themeAtom } from '#src/state/theme.ts';

/** What the build before rows were read one by one had stored, written by that build itself. */
const folder = resolve(import.meta.dirname, '../../fixtures/stored');
const keys = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
const fixture = (key: string): unknown => JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8'));

const shown = <T>(of: Atom<T>): T => {
  const store = makeStore();
  store.sub(of, () => undefined);
  return store.get(of);
};

/** How each record is read today. */
const readers: Readonly<Record<string, () => unknown>> = {
  fleet: () => shown(fleetAtom),
  offers: () => shown(offersAtom),
  tariff: () => shown(tariffAtom),
  'tools.asic2': () => shown(asicFields.atom),
  'tools.gpu2': () => shown(gpuFields.atom),
  'tools.dag': () => shown(dagFields.atom),
  calculator: () => shown(calculatorInputsAtom),
  farms: () => shown(savedFarmsAtom),
  'farm-copies': () => shown(snapshotsAtom),
  'farm-events': () => shown(farmEventsAtom),
  'farm-places': () => shown(farmPlacesAtom),
  'watcher-links': () => shown(watcherLinksAtom),
  'watched-farms': () => shown(watchedFarmsAtom),
  session: () => shown(sessionAtom),
  watches: () => shown(watchesAtom),
  'rack-card': () => shown(rackCardAtom),
  'rack-cards': () => shown(keptCardsAtom),
  'kept-editions': () => shown(keptEditionsAtom),
  'vip-outbox': () => shown(outboxAtom),
  'notices-seen': () => shown(seenNoticesAtom),
  theme: () => shown(themeAtom),
  currency: () => shown(currencyAtom),
  'text-size': () => shown(textSizeAtom),
  board: () => shown(kioskSettingsAtom),
  'vip-draft': () => vipDraft.read(),
  'contact-draft': () => contactDraft.read(),
  'register-draft': () => registerDraft.read(),
  'reset-draft': () => resetDraft.read(),
  'login-draft': () => loginDraft.read(),
};

beforeEach(() => {
  for (const key of keys) void removeStored(key);
});

describe('what the build before this one stored', () => {
  it.each(Object.keys(readers))('%s is read as it was written', (key) => {
    void writeStored(key, fixture(key));
    const kept = fixture(key);
    expect(readers[key]?.()).toMatchObject(z.safeParse(z.object({ values: z.looseObject({}) }), kept).data?.values ?? (kept as object));
  });

  it('is read by whoever cannot wait until it is shown', () => {
    for (const key of keys) void writeStored(key, fixture(key));
    expect(readOutbox()).toEqual(fixture('vip-outbox'));
    expect(storedSession()).toEqual(fixture('session'));
    expect(storedSeenNotices()).toEqual(fixture('notices-seen'));
  });
});

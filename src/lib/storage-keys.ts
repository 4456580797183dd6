/**
 * Every record on the device by its key: what it holds, which file has its schema, and how long it stays. A type alone, so that no page loads
 * the schema of a record that it does not read. What a build cannot read of a record lies beside it, under `unreadKey`.
 */
export interface StoredKeys {
  /** Machines and how a day is run: state/fleet.ts. */
  fleet: 'until removed';
  /** What is compared before buying: state/offers.ts. */
  offers: 'until removed';
  /** The price of electricity: state/tariff.ts. */
  tariff: 'until removed';
  /** Fields of the calculators for ASICs, cards and DAG files: features/tools. Older builds kept the tariff in the first two. */
  'tools.asic2': 'until reset';
  'tools.gpu2': 'until reset';
  'tools.dag': 'until reset';
  /** Fields of the income calculator: parts/calculator-inputs.ts. */
  calculator: 'until reset';
  /** Invited hashrate: features/affiliate/reward-calculator.tsx. */
  'reward-hashrate': 'until replaced';
  /** Saved farms, and the last answer about each: features/overview/farms.atoms.ts. */
  farms: 'until removed';
  'farm-copies': 'until removed';
  /** What happened to them: features/overview/events/kept-events.atoms.ts. */
  'farm-events': 'until removed';
  /** Where the machines of farms stand: features/overview/places/farm-places.atoms.ts. */
  'farm-places': 'until removed';
  /** What the device asked to be told of: parts/watches.ts. */
  watches: 'until removed';
  /** Of push messages, the worker's own: sw/push-memory.ts. */
  'push-memory': 'until replaced';
  /** Links for those who only look, and the farms that are looked at by one: parts/watcher-links.ts, features/overview/watcher/watcher.atoms.ts. */
  'watcher-links': 'until ended';
  'watched-farms': 'until ended';
  /** What the device has in common with the account that is logged in: features/overview/account-farms.ts. */
  'account-farms': 'until log-out';
  /** The logged-in user: state/session.ts. */
  session: 'until log-out';
  /** The card under work, and those that are kept: features/rack-card/rack-card.model.ts. */
  'rack-card': 'until replaced';
  'rack-cards': 'until removed';
  /** What waits to be sent: parts/outbox/outbox.ts. It had its name when applications for VIP addresses were all that it held. */
  'vip-outbox': 'until sent';
  /** Forms half filled in: parts/form/draft.ts with the schema of each form. */
  'vip-draft': 'until sent';
  'contact-draft': 'until sent';
  'login-draft': 'until sent';
  'register-draft': 'until sent';
  'reset-draft': 'until sent';
  /** Days of the newspapers that were read: features/daily-paper/editions/kept-editions.ts. */
  'kept-editions': 'until removed';
  /** Notices that were read; older builds kept tips alone: state/seen-notices.ts. */
  'notices-seen': 'until removed';
  'tips-seen': 'until removed';
  /** When the device was here first, ms: state/first-visit.ts. */
  'first-visit': 'until removed';
  /** Where films stopped: features/classroom/player/use-film-position.ts. */
  'film-positions': 'until removed';
  /** Which answers of the help were of use: features/help/help-votes.ts. */
  'help-votes': 'until removed';
  /** How the pages look and speak: state. */
  theme: 'until replaced';
  language: 'until replaced';
  currency: 'until replaced';
  /** How the account's page orders farms: features/account-page/watched-farms.tsx. */
  'farm-order': 'until replaced';
  'text-size': 'until replaced';
  /** Of the kiosk: parts/kiosk/kiosk-settings.ts. */
  board: 'until replaced';
  /** Who invited the visitor: state/invite.ts. */
  invite: 'until registered';
  /** The agreement of the first visit: features/notices/agreement.atoms.ts. */
  agreement: 'until removed';
  /** Page views that wait to be sent: lib/analytics.ts, a hundred at most. */
  'page-views': 'until sent';
  /** Bytes received: lib/data-use.ts. */
  'data-use': 'until the next month';
  /** What is known of this device and its pool: lib and features/pwa. */
  'device-id': 'until removed';
  visits: 'until removed';
  'full-site': 'until removed';
  'storage-persisted': 'until replaced';
  'dismissed-build': 'until replaced';
  'pool-keeps-once': 'until replaced';
  'posted-reads': 'until removed';
}
export type StoredKey = keyof StoredKeys;

/**
 * The version of each record whose form has changed so that an older build would misread it; a new field needs none. All others are of version 1.
 * A schema reads all versions up to this one; a record of a later one is not read, and kept aside before it is written over.
 */
const versions: Readonly<Partial<Record<string, number>>> = {} satisfies Partial<Record<StoredKey, number>>;

/** The version in which this build writes the record of `key`. */
export const recordVersion = (key: string): number => versions[key] ?? 1;

/** Where that lies which a record's schema could not read, before something else is written over it. */
export const unreadKey = (key: string): string => `${key}.unread`;

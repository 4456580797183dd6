import type { Language } from '#src/contracts/languages.ts';
import type { NamedFarm, Watch, WatchRules } from '#src/contracts/watch.ts';
import type { FarmEventKind } from '#src/domain/watch/farm-event.ts';

/** What can be told, as it is chosen: a machine that is back belongs to what stopped. */
export const kindGroups = {
  stops: ['stopped', 'back'],
  slow: ['slow'],
  farm: ['fell'],
  payments: ['paid', 'payment-missed', 'payment-waits'],
} as const satisfies Record<string, readonly FarmEventKind[]>;
export type KindGroup = keyof typeof kindGroups;
export const groupNames: readonly KindGroup[] = ['stops', 'slow', 'farm', 'payments'];

/** What somebody gets who chooses nothing; the night is quiet until it is set. */
export function usualRules(language: Language): WatchRules {
  return {
    language,
    kinds: ['stopped', 'back', 'fell', 'payment-missed'],
    leastMachines: 1,
    quietHours: null,
    breaks: 'farm',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    perHour: 6,
  };
}

export const hasGroup = ({ kinds }: WatchRules, group: KindGroup): boolean => kindGroups[group].some((kind) => kinds.includes(kind));

/** The rules with a group told or not. */
export function withGroup(rules: WatchRules, group: KindGroup, isTold: boolean): WatchRules {
  const own: readonly FarmEventKind[] = kindGroups[group];
  const others = rules.kinds.filter((kind) => !own.includes(kind));
  return { ...rules, kinds: isTold ? [...others, ...own] : others };
}

/** Minutes of a day as the browser's time field has them: 1380 is '23:00'. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** And back; undefined for a field that is half filled in. */
export function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export const isSameFarm = (a: Pick<NamedFarm, 'coin' | 'address'>, b: Pick<NamedFarm, 'coin' | 'address'>): boolean =>
  a.coin === b.coin && a.address.toLowerCase() === b.address.toLowerCase();

export const isAbout =
  (farm: NamedFarm) =>
  ({ farms }: Watch): boolean =>
    farms.some((each) => isSameFarm(each, farm));

/** The farms of a watch with one more, or with another name of it. */
export const withFarm = (farms: readonly NamedFarm[], farm: NamedFarm): NamedFarm[] => [
  ...farms.filter((each) => !isSameFarm(each, farm)),
  farm,
];

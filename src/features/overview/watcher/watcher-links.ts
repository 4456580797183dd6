import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { NOT_FOUND } from '#src/contracts/envelope.ts';
import type { watcherDays } from '#src/contracts/watcher.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { AppError } from '#src/lib/app-error.ts';
import { now } from '#src/lib/clock.ts';
import { call } from '#src/lib/http.ts';
import { joinAccount } from '#src/parts/watch-account.ts';
import { type MadeLink, watcherLinksAtom } from '#src/parts/watcher-links.ts';
import { type FarmId, farmKey } from '../farm-id.ts';

/** What a link is to be. */
export interface LinkWish {
  readonly name: string;
  readonly showsMoney: boolean;
  /** How long it lives. */
  readonly days: (typeof watcherDays)[number];
}

/** Site path of the page behind a link. */
export const watchPath = (code: string): string => `/overview?${new URLSearchParams({ watch: code }).toString()}`;

async function makeLink({ coin, address }: FarmId, { name, showsMoney, days }: LinkWish) {
  const session = await call('anonymousToken', { eth: address, coinType: coin });
  if (!session.data) throw new AppError('api', { code: NOT_FOUND });
  const { token, ...account } = session.data;
  const wish = { ...account, name, showsMoney: showsMoney ? 1 : 0, days };
  return (await call('watcherMake', wish, { authorization: token })).data;
}

const overCodes: readonly (string | undefined)[] = ['404', '410'];
/** Whether the pool says that a link has ended, or that there never was one. */
export const isLinkOver = (error: unknown): boolean => error instanceof AppError && error.kind === 'api' && overCodes.includes(error.code);

/** A link that was ended on another device, by the account's page, leaves the list of the one that made it as well. */
export function useEndedElsewhere(links: readonly MadeLink[]): void {
  const setLinks = useSetAtom(watcherLinksAtom);
  const ask = useEffectEvent(async () => {
    for (const { code, key } of links.filter(({ endsAtMs }) => endsAtMs > now())) {
      const isOver = await call('watcherFarm', { code }).then(() => false, isLinkOver);
      if (isOver) setLinks((kept) => kept.filter((link) => link.key !== key));
    }
  });
  useEffect(() => void ask(), []);
}

/** The links to a farm that were made on this device, a way to make one and one to end one; both throw what `call` throws. */
export function useWatcherLinks(id: FarmId) {
  const [links, setLinks] = useAtom(watcherLinksAtom);
  const farm = farmKey(id);
  return {
    links: links.filter((link) => link.farm === farm),
    make: async (wish: LinkWish): Promise<void> => {
      const { endsTime, ...made } = await makeLink(id, wish);
      const { name, showsMoney } = wish;
      setLinks((kept) => [{ ...made, farm, name, showsMoney, endsAtMs: endsTime * SECOND_MS }, ...kept]);
      void joinAccount({ keys: [made.key] });
    },
    end: async ({ key }: MadeLink): Promise<void> => {
      await call('watcherEnd', { key });
      setLinks((kept) => kept.filter((link) => link.key !== key));
    },
  };
}

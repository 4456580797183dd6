import { keepPreviousData } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { NamedFarm, Watch, WatchRules } from '#src/contracts/watch.ts';
import type { RequestOf } from '#src/contracts/schemas.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { apiQuery } from '#src/lib/api-query.ts';
import { call } from '#src/lib/http.ts';
import { joinAccount } from '#src/parts/watch-account.ts';
import { forgetWatchAtom, keepWatchAtom, watchesAtom } from '#src/parts/watches.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { isSameFarm, withFarm } from './watch.model.ts';

type Target = NonNullable<RequestOf<'watchSave'>['target']>;
type Saved = Awaited<ReturnType<typeof call<'watchSave'>>>['data'];

/** How soon a consent that was given elsewhere shows. */
const ASKED_REFRESH_MS = 20_000;
const isAnyAsked = (watches: readonly Watch[] | undefined): boolean => watches?.some(({ state }) => state === 'asked') === true;

/** What the device is told of, what the operator offers, and what can be done about it. One thing at a time; what went wrong is said. */
export function useWatches(farm: NamedFarm) {
  const tokens = useAtomValue(watchesAtom).map(({ token }) => token);
  const keep = useSetAtom(keepWatchAtom);
  const forget = useSetAtom(forgetWatchAtom);
  const problemText = useProblemText();
  const ways = useApiQuery(apiQuery('watchWays', {}));
  const list = useApiQuery({
    ...apiQuery('watchList', { tokens }),
    placeholderData: keepPreviousData,
    // The link of a mail and the chat's button are pressed elsewhere.
    refetchOnWindowFocus: ({ state }) => (isAnyAsked(state.data?.data) ? 'always' : true),
    refetchInterval: ({ state }) => (isAnyAsked(state.data?.data) ? ASKED_REFRESH_MS : false),
  });
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState({ of: '', text: '' });

  const once = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    if (busy !== '') return undefined;
    setBusy(name);
    setProblem({ of: '', text: '' });
    try {
      return await work();
    } catch (error) {
      setProblem({ of: name, text: problemText(error) });
      return undefined;
    } finally {
      setBusy('');
    }
  };
  const end = async (token: string): Promise<void> => {
    await call('watchEnd', { token });
    forget(token);
  };
  return {
    ways,
    list,
    busy,
    /** What went wrong with the work of that name, or '': what was typed is told so at its field. */
    problemOf: (name: string): string => (problem.of === name ? problem.text : ''),
    problem,
    setProblem: (text: string) => setProblem({ of: '', text }),
    once,
    /** A new way, for this farm. */
    add: async (target: Target, rules: WatchRules): Promise<Saved> => {
      const { data } = await call('watchSave', { target, farms: [farm], rules });
      keep(data.token);
      await joinAccount({ tokens: [data.token] });
      return data;
    },
    /** The browser's new subscription in place of one that is no more, for all its farms. */
    renew: async (watch: Watch, target: Target, rules: WatchRules): Promise<void> => {
      await call('watchSave', { token: watch.token, target, farms: withFarm(watch.farms, farm), rules });
      await list.refetch();
    },
    /** This farm, too, on a way that is there; or other rules. */
    change: async (watch: Watch, rules: WatchRules): Promise<void> => {
      await call('watchSave', { token: watch.token, farms: withFarm(watch.farms, farm), rules });
      await joinAccount({ tokens: [watch.token] });
      await list.refetch();
    },
    /** No more of this farm that way; the last one ends the watch. */
    leave: async (watch: Watch): Promise<void> => {
      const others = watch.farms.filter((each) => !isSameFarm(each, farm));
      if (others.length === 0) return end(watch.token);
      await call('watchSave', { token: watch.token, farms: others, rules: watch.rules });
      await list.refetch();
    },
    tryNow: async (watch: Watch) => {
      const { problem: found } = (await call('watchTry', { token: watch.token })).data;
      await list.refetch();
      return found;
    },
  };
}

export type Watches = ReturnType<typeof useWatches>;

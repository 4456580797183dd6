import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Namespace } from '#src/i18n/namespaces.ts';
import { loadNamespaces } from '#src/i18n/setup.ts';
import type { Prefetch } from '#src/lib/api-query.ts';
import type { RouterContext } from './__root.tsx';

interface PageOptions extends Omit<StaticDataRouteOption, 'meta'> {
  /** Starts what the page asks the pool for, beside its sentences. */
  prefetch?: (prefetch: Prefetch) => void;
}

/**
 * What most routes say of their page, to be spread into the route's own options: its namespaces of sentences, of which the first holds title and
 * description, its queries, and what is special about its head. The component stands in the route file itself, for there its code is split off.
 */
export function page(namespaces: Namespace | readonly [Namespace, ...Namespace[]], { prefetch, ...head }: PageOptions = {}) {
  const all = typeof namespaces === 'string' ? [namespaces] : namespaces;
  return {
    staticData: { meta: `${all[0]}:meta`, ...head },
    loader: ({ context }: { context: Pick<RouterContext, 'i18n' | 'prefetch'> }): Promise<void> => {
      prefetch?.(context.prefetch);
      return loadNamespaces(context.i18n, all);
    },
  };
}

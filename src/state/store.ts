import { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/** A store of atoms: one for the page, a fresh one for every prerendered page. The only place that makes one. */
export function makeStore(): Store {
  return createStore();
}

import { atom } from 'jotai';
import { KeepError, type KeepProblem, keepVideo } from '#src/lib/keep-video.ts';
import { type KeptVideo, listInParts, listKept, removeKept, spaceLeft } from '#src/lib/kept-videos.ts';
import { requestPersistence } from '#src/lib/persistence.ts';
import type { FilmFile } from '../class.model.ts';

/** What there is of a film on this device; `problem`: why it does not go on. */
export interface Keeping extends KeptVideo {
  readonly state: 'kept' | 'running' | 'partial';
  readonly problem?: KeepProblem;
}

const keepingsAtom = atom<ReadonlyMap<string, Keeping>>(new Map());

/** The films of which something is on this device, by their address. */
export const filmsHereAtom = atom((get) => get(keepingsAtom));

/** Bytes that the browser still gives this site; undefined until it has said so, and where it does not. */
export const spaceAtom = atom<number | undefined>(undefined);

/** The films that are being fetched; leaving the page's part that shows them does not end that. */
const controls = new Map<string, AbortController>();

/** A file and its copy must fit beside each other for a moment. */
const ROOM = 2;

/** Looks what is on this device. Where there is no Cache Storage, or it is refused, that is nothing. */
export const lookAtom = atom(null, async (get, set) => {
  try {
    const [kept, parts, space] = await Promise.all([listKept(), listInParts(), spaceLeft()]);
    const running = [...get(keepingsAtom).values()].filter(({ state }) => state === 'running');
    const all: readonly Keeping[] = [
      ...parts.map((video) => ({ ...video, state: 'partial' as const })),
      ...kept.map((video) => ({ ...video, state: 'kept' as const })),
      ...running,
    ];
    set(keepingsAtom, new Map(all.map((keeping) => [keeping.url, keeping])));
    set(spaceAtom, space);
  } catch {
    set(keepingsAtom, new Map());
  }
});

const putAtom = atom(null, (get, set, url: string, keeping: Keeping | undefined) => {
  const next = new Map(get(keepingsAtom));
  if (keeping) next.set(url, keeping);
  else next.delete(url);
  set(keepingsAtom, next);
});

/** Keeps a film, or goes on with it. Ends with true when it is kept; why not is in `filmsHereAtom`. Never throws. */
export const keepAtom = atom(null, async (get, set, { url, bytes }: FilmFile): Promise<boolean> => {
  if (controls.has(url)) return false;
  const control = new AbortController();
  controls.set(url, control);
  const here = get(keepingsAtom).get(url)?.bytes ?? 0;
  const run = (done: number, total: number) => set(putAtom, url, { url, state: 'running', bytes: done, total });
  run(here, bytes);
  try {
    const space = await spaceLeft();
    if (space !== undefined && space < ROOM * (bytes - here)) throw new KeepError('full');
    await keepVideo(url, { signal: control.signal, onProgress: run });
    set(putAtom, url, undefined);
    await set(lookAtom);
    void requestPersistence();
    return true;
  } catch (error) {
    const { bytes: done = here, total = bytes } = get(keepingsAtom).get(url) ?? {};
    const problem = error instanceof KeepError ? error.problem : 'line';
    if (control.signal.aborted) await set(removeAtom, url);
    else set(putAtom, url, { url, state: 'partial', bytes: done, total, problem });
    return false;
  } finally {
    controls.delete(url);
  }
});

/** Stops keeping a film; what has come goes. */
export const cancelAtom = atom(null, (_get, _set, url: string) => controls.get(url)?.abort());

/** Removes a film from this device. */
export const removeAtom = atom(null, async (_get, set, url: string) => {
  await removeKept(url).catch(() => undefined);
  set(putAtom, url, undefined);
  await set(lookAtom);
});

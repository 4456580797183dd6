import { type SyntheticEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#src/lib/storage.ts';
import { storedValues } from '#src/lib/stored-schema.ts';

const KEY = 'film-positions';
const schema = storedValues(z.number());
/** A film stopped in its first or last seconds begins anew. */
const EDGE_S = 3;
/** Seconds of playing between two records. */
const RECORD_EVERY_S = 5;

const positions = () => readStored(KEY, schema) ?? {};

type FilmEvent = SyntheticEvent<HTMLVideoElement>;

/** Where a film stopped last, so that it goes on there; `events` are its element's. `reset` begins anew. */
export function useFilmPosition(id: string) {
  const [from, setFrom] = useState(() => positions()[id] ?? 0);
  const recorded = useRef(from);
  const record = (seconds: number) => {
    recorded.current = seconds;
    void writeStored(KEY, { ...positions(), [id]: seconds }, schema);
  };
  return {
    from,
    reset: () => {
      setFrom(0);
      record(0);
    },
    events: {
      onLoadedMetadata: ({ currentTarget }: FilmEvent) => {
        if (from > 0) currentTarget.currentTime = from;
      },
      onTimeUpdate: ({ currentTarget: { currentTime } }: FilmEvent) => {
        if (Math.abs(currentTime - recorded.current) >= RECORD_EVERY_S) record(currentTime);
      },
      onPause: ({ currentTarget: { currentTime, duration } }: FilmEvent) => {
        record(currentTime < EDGE_S || currentTime > duration - EDGE_S ? 0 : currentTime);
      },
    },
  };
}

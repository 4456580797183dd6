import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { partNamed, toolTypes } from '#src/parts/tools.ts';
import { type Fleet, fleetAtom, type FleetRow, type FleetRules } from '#src/state/fleet.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useUnreadLink } from '../link-note.tsx';
import { readFleetText } from './fleet-link.ts';

/** A row that was taken out, and where it stood. */
interface Removed {
  readonly row: FleetRow;
  readonly at: number;
}

/**
 * The visitor's fleet: as stored, or as the link says by which the visitor came (the address then loses it, as that of the other fields), and
 * what can be done to it.
 */
export function useFleet(search: Readonly<Record<string, unknown>>) {
  // The page may be hydrated when the fleet has long been read.
  const fleet = useHydratedAtom(fleetAtom);
  const setFleet = useSetAtom(fleetAtom);
  const [removed, setRemoved] = useState<Removed>();
  const [saves, setSaves] = useState(0);
  const navigate = useNavigate();
  const linked = typeof search['fleet'] === 'string' ? search['fleet'] : undefined;
  useUnreadLink(toolTypes.asic, 'fleet', linked !== undefined && readFleetText(linked) === undefined);
  const adopt = useEffectEvent((text: string | undefined) => {
    if (text === undefined) return;
    const said = readFleetText(text);
    if (said) setFleet(said);
    void navigate({ to: '/tools', search: { type: toolTypes.asic, part: partNamed(search) }, replace: true, resetScroll: false });
  });
  useEffect(() => adopt(linked), [linked]);
  const setRows = (change: (rows: readonly FleetRow[]) => readonly FleetRow[]) =>
    setFleet((now: Fleet) => ({ ...now, rows: [...change(now.rows)] }));
  return {
    fleet,
    removed: removed?.row,
    /** How often rows were saved since the page was opened. */
    saves,
    /** Adds a row, or puts one in the place of that with the same id. */
    save: (row: FleetRow) => {
      setRemoved(undefined);
      setSaves(saves + 1);
      setRows((rows) => {
        if (rows.some(({ id }) => id === row.id)) return rows.map((each) => (each.id === row.id ? row : each));
        return [...rows, { ...row, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 }];
      });
    },
    remove: (row: FleetRow) => {
      setRemoved({ row, at: fleet.rows.indexOf(row) });
      setRows((rows) => rows.filter(({ id }) => id !== row.id));
    },
    /** Puts the row that was removed last back where it stood. */
    undo: () => {
      if (removed) setRows((rows) => rows.toSpliced(removed.at, 0, removed.row));
      setRemoved(undefined);
    },
    setRules: (rules: Partial<FleetRules>) => setFleet((now: Fleet) => ({ ...now, rules: { ...now.rules, ...rules } })),
    replace: setFleet,
  };
}
export type FleetApi = ReturnType<typeof useFleet>;

import { DAY_MS } from '../days.ts';
import type { MachineLook } from './look.ts';
import { firstSight, type Machine, type Moment, withLook } from './machine.ts';

/** A machine that its pool lists no more is forgotten after so long. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS;

/** Goes through the machines of a farm, each with the look at it (undefined: it is listed no more), in the order of the looks; gives those that came. */
export function forEachLook(
  machines: readonly Machine[],
  looks: readonly MachineLook[],
  visit: (machine: Machine, look: MachineLook | undefined) => void,
): readonly MachineLook[] {
  const isSameOrder = machines.length === looks.length && machines.every(({ name }, index) => name === looks[index]?.name);
  if (isSameOrder) {
    machines.forEach((machine, index) => visit(machine, looks[index]));
    return [];
  }
  const known = new Map(machines.map((machine) => [machine.name, machine]));
  const came: MachineLook[] = [];
  for (const look of looks) {
    const machine = known.get(look.name);
    if (machine) visit(machine, look);
    else came.push(look);
    known.delete(look.name);
  }
  for (const machine of known.values()) visit(machine, undefined);
  return came;
}

/** The machines of a farm after one more look: those that came are seen for the first time, those that are gone are silent. Null: nothing is listed. */
export function joinMachines(machines: readonly Machine[], looks: readonly MachineLook[] | null, moment: Moment): readonly Machine[] {
  if (looks === null) return machines;
  const joined: Machine[] = [];
  const came = forEachLook(machines, looks, (machine, look) => {
    if (look || moment.atMs - machine.signMs < FORGOTTEN_AFTER_MS) joined.push(withLook(machine, look, moment));
  });
  for (const look of came) joined.push(firstSight(look, moment.atMs));
  return joined;
}

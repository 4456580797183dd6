import { type Fleet, type FleetRow, noRules } from '#src/state/fleet.ts';

/** 40 × S19j Pro 100T: 122 kW. */
export const s19j: FleetRow = {
  id: 1,
  kind: 'asic',
  model: 'Antminer S19j Pro 100T',
  coinId: 1,
  count: '40',
  hashrate: '100',
  power: '3050',
  psu: '',
};
/** 12 × M50S. */
export const m50s: FleetRow = { ...s19j, id: 2, model: 'Whatsminer M50S 126T', count: '12', hashrate: '126', power: '3276' };
/** Six cards behind a supply of 92%. */
export const cards: FleetRow = {
  id: 3,
  kind: 'gpu',
  model: 'RTX 3070',
  coinId: 17,
  count: '6',
  hashrate: '60',
  power: '130',
  psu: '92',
};

export const fleetOf = (rows: readonly FleetRow[], rules = noRules): Fleet => ({ rows: [...rows], rules });

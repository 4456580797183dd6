/** A line of the drawn boot log. */
export interface LogLine {
  readonly id: 'power' | 'start' | 'cards' | 'drivers' | 'clocks' | 'pool' | 'dag' | 'firstShare' | 'secondShare' | 'visible';
  /** Minutes and seconds since power on. */
  readonly time: string;
  readonly look: 'plain' | 'strong' | 'done';
  /** The hash of an accepted share: its leading zeros are lit (DESIGN 1). */
  readonly hash?: { readonly zeros: string; readonly rest: string };
}

/** An example; only the last line is a promise: rig data shows after about 10 minutes (spec 4). */
export const bootLog: readonly LogLine[] = [
  { id: 'power', time: '00:00', look: 'plain' },
  { id: 'start', time: '00:06', look: 'strong' },
  { id: 'cards', time: '00:19', look: 'done' },
  { id: 'drivers', time: '00:24', look: 'done' },
  { id: 'clocks', time: '00:41', look: 'done' },
  { id: 'pool', time: '00:58', look: 'done' },
  { id: 'dag', time: '01:07', look: 'done' },
  { id: 'firstShare', time: '01:31', look: 'strong', hash: { zeros: '000000000', rest: '7be138dc6da60c2c8bbe25' } },
  { id: 'secondShare', time: '01:44', look: 'strong', hash: { zeros: '00000000', rest: 'c344936759ceef1743262aa' } },
  { id: 'visible', time: '10:02', look: 'done' },
];

/** The cards of the drawn rig. */
export const cardReadings: readonly { readonly hashrateMhs: number; readonly celsius: number }[] = [
  { hashrateMhs: 48.1, celsius: 58 },
  { hashrateMhs: 48, celsius: 61 },
  { hashrateMhs: 47.9, celsius: 60 },
  { hashrateMhs: 48.2, celsius: 59 },
  { hashrateMhs: 47.6, celsius: 66 },
  { hashrateMhs: 48, celsius: 62 },
];

/** From this temperature on a reading of the drawing is lit. */
export const WARM_CELSIUS = 65;

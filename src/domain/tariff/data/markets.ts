import type { Zone } from './zone.ts';

/** What the names of a market's own fields say that its fields do not: what its prices are for, and whose clock its times show. */
export interface Market {
  /** Every one of them is the name of a field. */
  readonly names: readonly RegExp[];
  /** Unit and currency, as a list would write them. */
  readonly says?: string;
  readonly zone?: Zone;
}

/** By the documentation of each market's answers and downloads, and by samples of them. */
const markets: readonly Market[] = [
  // Amber: cents of a kWh (https://app.amber.com.au/developers).
  { names: [/^perKwh$/, /^(?:channelType|spotPerKwh|nemTime)$/], says: 'AUD ct/kWh' },
  // ComEd's feed of five minutes: cents of a kWh (https://hourlypricing.comed.com/hp-api).
  { names: [/^millisUTC$/, /^price$/], says: 'USD ct/kWh' },
  // Tibber: whole units of the home's currency.
  { names: [/^startsAt$/, /^total$/], says: '/kWh' },
  // Home Assistant's copies, which have a start, are in pounds.
  { names: [/^(?:value_inc_vat|unit_rate_inc_vat)$/, /^valid_?from$/i], says: 'GBP p/kWh' },
  // Energinet's two sets of day-ahead prices, per MWh.
  { names: [/^(?:Hour|Time)(?:UTC|DK)$/, /^(?:SpotPrice|DayAheadPrice)(?:EUR|DKK)$/], says: '/MWh' },
  { names: [/^rce(?:_pln)?$/i], says: 'PLN/MWh', zone: 'Europe/Warsaw' },
  { names: [/^delivery_?date$/i, /^settlement_?point/i], says: 'USD/MWh', zone: 'America/Chicago' },
  { names: [/^oper(?:ating)? day$/i, /^hour ending$/i], says: 'USD/MWh', zone: 'America/Chicago' },
  // New York's and PJM's, whose times are of the east.
  { names: [/^time stamp$/i, /^lbmp/i], says: 'USD/MWh', zone: 'America/New_York' },
  { names: [/^datetime_beginning_ept$/i], says: 'USD/MWh', zone: 'America/New_York' },
  { names: [/^date \(he\)$/i, /price/i], says: 'CAD/MWh', zone: 'America/Edmonton' },
  { names: [/^pool_price$/], says: 'CAD/MWh', zone: 'America/Edmonton' },
  // The Australian market's own time has no summer.
  { names: [/^settlementdate$/i, /^rrp$/i], says: 'AUD/MWh', zone: 'Australia/Brisbane' },
  { names: [/^entryPerArea$/], says: '/MWh' },
];

/** What is known of the market whose records have these names. */
export function marketOf(names: readonly string[]): Market | undefined {
  return markets.find((market) => market.names.every((own) => names.some((name) => own.test(name.trim()))));
}

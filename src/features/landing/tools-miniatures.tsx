import { useTranslation } from 'react-i18next';
import { datasetBytes, estimateEpoch } from '#src/domain/dag.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { coinsPerDay, electricityPerDay, netPerDay, shutdownPrice } from '#src/domain/earnings.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useNow } from '#src/state/use-now.ts';
import styles from './tools-section.module.css';

const rigs = [
  { address: '192.168.7.110', state: 'pass' },
  { address: '192.168.7.111', state: 'pass' },
  { address: '192.168.7.112', state: 'offline' },
  { address: '192.168.7.113', state: 'pass' },
  { address: '192.168.7.114', state: 'pass' },
] as const;

/** Checked rigs, drawn. */
export function ToolsRigCheck() {
  const { t } = useTranslation('sections');
  return (
    <ul className={styles.rows}>
      {rigs.map(({ address, state }) => (
        <li key={address}>
          <span>{address}</span>
          <span data-state={state}>{t(`tools.rigCheck.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

const GIB = 2 ** 30;

/** Memory of the cards in the miniature, in GiB. */
const CARD_SIZES_GIB = [4, 5, 6, 8, 12] as const;
const DAG_SYMBOL = 'ETC';

/** The DAG of a day and its ratio to the memory of each card, above 1 where it does not fit. The epoch is an estimate from the mean block time. */
export function dagAt(atMs: number) {
  const estimate = atMs > 0 ? estimateEpoch({ symbol: DAG_SYMBOL, atMs }) : undefined;
  if (!estimate) return undefined;
  const datasetGib = datasetBytes(DAG_SYMBOL, estimate.epoch) / GIB;
  return { epoch: estimate.epoch, datasetGib, cards: CARD_SIZES_GIB.map((sizeGib) => ({ sizeGib, ratio: datasetGib / sizeGib })) };
}

/** Today's DAG of Ethereum Classic against the memory of common cards: real, by domain/dag.ts. */
export function ToolsDag() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  const dag = dagAt(useNow(HOUR_MS));
  return (
    <>
      <p className={styles.line}>
        <span>{dag ? t('tools.dag.epoch', { symbol: DAG_SYMBOL, epoch: dag.epoch }) : DAG_SYMBOL}</span>
        <b>{dag && `${number(dag.datasetGib, 2)} GiB`}</b>
      </p>
      <ul className={styles.meters}>
        {CARD_SIZES_GIB.map((sizeGib, index) => {
          const ratio = dag?.cards[index]?.ratio;
          const isFull = ratio !== undefined && ratio > 1;
          return (
            <li key={sizeGib} data-full={isFull || undefined}>
              <span>{sizeGib} GB</span>
              <ToolsMeter ratio={ratio ?? 0} />
              <span>{isFull ? t('tools.dag.full') : ratio !== undefined && `${number(ratio * 100)}%`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A bar filled to a ratio; drawn, because the policy forbids style attributes (decision H5). */
function ToolsMeter({ ratio }: { ratio: number }) {
  return (
    <svg className={styles.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(100, ratio * 100)} height="10" />
    </svg>
  );
}

/** Settings of an example card; `place` is where the knob stands, 0 to 100. */
const settings = [
  { id: 'core', value: 1410, unit: 'MHz', place: 62 },
  { id: 'memory', value: 9800, unit: 'MHz', place: 84 },
  { id: 'power', value: 165, unit: 'W', place: 48 },
  { id: 'voltage', value: 780, unit: 'mV', place: 34 },
] as const;

/** The sliders of the GPU calculator, drawn. */
export function ToolsGpu() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  return (
    <ul className={styles.sliders}>
      {settings.map(({ id, value, unit, place }) => (
        <li key={id}>
          <span>{t(`tools.gpu.${id}`)}</span>
          <span>
            {number(value)} {unit}
          </span>
          <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 7H100" />
            <path data-part="set" d={`M0 7H${place}`} />
            <path data-part="knob" d={`M${place} 0V14`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** The miner of the example: round figures of a recent SHA256 model, at USD per kWh. */
export const exampleMiner = { hashrateThs: 200, powerW: 3500, usdPerKwh: 0.055, coinPriceUsd: 95_000 } as const;
const exampleChain = { symbol: 'BTC', difficulty: 150e12, blockReward: 3.125, feeRate: 0.02 } as const;

/** Coin prices under the bars of the example, USD. */
export const barPricesUsd = Array.from({ length: 20 }, (_, index) => 30_000 + index * 4_000);

/** A day of the example miner. */
const exampleDay = {
  coinsPerDay: coinsPerDay({ ...exampleChain, hashrateHs: exampleMiner.hashrateThs * 1e12 }),
  electricityPerDay: electricityPerDay({ powerW: exampleMiner.powerW, pricePerKwh: exampleMiner.usdPerKwh }),
};

/** USD a day that the example miner earns after electricity at a coin price. */
export function netUsdPerDay(coinPriceUsd: number): number | undefined {
  return netPerDay({ ...exampleDay, coinPrice: coinPriceUsd });
}

/** The coin price at which the example miner earns its electricity and no more. */
export const shutdownPriceUsd = shutdownPrice(exampleDay);

const ZERO_Y = 40;
const UNITS_PER_USD = 9;
const BAR_WIDTH = 9;
const BAR_PITCH = 13.2;
const bars = barPricesUsd.flatMap((priceUsd, index) => {
  const net = netUsdPerDay(priceUsd);
  return net === undefined ? [] : [{ index, rise: net * UNITS_PER_USD }];
});

/** Bars as strokes from the zero line. */
function barsPath(chosen: typeof bars): string {
  return chosen.map(({ index, rise }) => `M${(index * BAR_PITCH + BAR_WIDTH / 2).toFixed(1)} ${ZERO_Y}v${(-rise).toFixed(1)}`).join('');
}

const gains = barsPath(bars.filter(({ rise }) => rise > 0));
const losses = barsPath(bars.filter(({ rise }) => rise <= 0));

/** Daily net earnings of an example miner by coin price, on both sides of the shutdown price. */
export function ToolsAsic() {
  const { t } = useTranslation('sections');
  const { money } = useFormats();
  const { hashrateThs, usdPerKwh, coinPriceUsd } = exampleMiner;
  return (
    <>
      <p className={styles.caption}>{t('tools.asic.net', { hashrate: `${hashrateThs} TH/s`, price: money(usdPerKwh, 'USD', 3) })}</p>
      <p className={styles.net}>{money(netUsdPerDay(coinPriceUsd), 'USD')}</p>
      <svg className={styles.bars} viewBox="0 0 260 92" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${ZERO_Y}H260`} />
        <path data-net="loss" strokeWidth={BAR_WIDTH} d={losses} />
        <path data-net="gain" strokeWidth={BAR_WIDTH} d={gains} />
      </svg>
      <p className={styles.line}>
        <span>{t('tools.asic.shutdown')}</span>
        <b>{money(shutdownPriceUsd, 'USD', 0)}</b>
      </p>
    </>
  );
}

/** A visitor's own machines in words: which, what today leaves of them, and two facts more. */
export interface DrawnMachines {
  readonly machines: string;
  readonly net: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** What the visitor's own machines earn, in place of the example. */
export function ToolsOwnAsic({ machines, net, rows }: DrawnMachines) {
  return (
    <>
      <p className={styles.caption}>{machines}</p>
      <p className={styles.net}>{net}</p>
      {rows.map(({ name, value }) => (
        <p key={name} className={styles.line}>
          <span>{name}</span>
          <b>{value}</b>
        </p>
      ))}
    </>
  );
}

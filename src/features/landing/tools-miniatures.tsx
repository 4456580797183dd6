import { useTranslation } from 'react-i18next';
import { datasetBytes, estimateEpoch } from '#src/domain/dag.ts';
import { HOUR_MS } from '#src/domain/days.ts';
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

/** A bar filled to a ratio; drawn, because the policy forbids style attributes. */
function ToolsMeter({ ratio }: { ratio: number }) {
  return (
    <svg className={styles.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(100, ratio * 100)} height="10" />
    </svg>
  );
}

/** What of a rig of cards is drawn; undefined where it is not known yet. */
export interface DrawnRig {
  /** Which rig, at which price of electricity. */
  readonly rig: string;
  readonly net: string;
  /** The best coins and what each leaves; the first is that of `net`. */
  readonly coins: readonly { readonly name: string; readonly net: string }[];
  /** Said where none of them pays. */
  readonly note: string | undefined;
}

/** What a rig of cards earns with its best coins. */
export function ToolsGpu({ rig, net, coins, note }: Partial<DrawnRig>) {
  return (
    <>
      <p className={styles.caption}>{rig ?? '--'}</p>
      <p className={styles.net}>{net ?? '--'}</p>
      {coins?.map(({ name, net: left }) => (
        <p key={name} className={styles.line}>
          <span>{name}</span>
          <b>{left}</b>
        </p>
      ))}
      {note !== undefined && <p className={styles.caption}>{note}</p>}
    </>
  );
}

/** What of one machine is drawn; undefined where it is not known yet. */
export interface DrawnMachine {
  /** Which machine, at which price of electricity. */
  readonly machine: string;
  readonly net: string;
  /** What a day leaves by rising prices of the coin, in any one currency. */
  readonly nets: readonly number[];
  readonly shutdown: string;
}

const BARS = { zeroY: 40, riseMost: 38, width: 9, pitch: 13.2 } as const;

/** Bars from the zero line as one path of strokes: those that gain, or those that lose. */
export function barsPath(nets: readonly number[], sense: 'gain' | 'loss'): string {
  const most = Math.max(...nets.map(Math.abs));
  return nets
    .map((net, index) => {
      if (net > 0 !== (sense === 'gain')) return '';
      const x = (index * BARS.pitch + BARS.width / 2).toFixed(1);
      return `M${x} ${BARS.zeroY}v${((-net / most) * BARS.riseMost).toFixed(1)}`;
    })
    .join('');
}

/** Daily net earnings of a machine by coin price, on both sides of the shutdown price. */
export function ToolsAsic({ machine, net, nets = [], shutdown }: Partial<DrawnMachine>) {
  const { t } = useTranslation('sections');
  return (
    <>
      <p className={styles.caption}>{machine ?? '--'}</p>
      <p className={styles.net}>{net ?? '--'}</p>
      <svg className={styles.bars} viewBox="0 0 260 92" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${BARS.zeroY}H260`} />
        <path data-net="loss" strokeWidth={BARS.width} d={barsPath(nets, 'loss')} />
        <path data-net="gain" strokeWidth={BARS.width} d={barsPath(nets, 'gain')} />
      </svg>
      <p className={styles.line}>
        <span>{t('tools.asic.shutdown')}</span>
        <b>{shutdown ?? '--'}</b>
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

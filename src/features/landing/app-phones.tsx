import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { brand } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './app-phones.module.css';
import { heatStrokes } from './heat-strokes.ts';

const columns = 22;
const rows = 15;
const pitch = 15;
const cell = 11.5;

/** Bins of the temperature ramp. */
const binCount = 8;

/** The two cells of the drawing without a share; hollow, since colour is never the only signal. */
const silentCells = new Set(['5,0', '13,6']);

/** Edge lengths of the drawn hall and of a cell, and the space between two cells. */
export const hallSize = { width: (columns - 1) * pitch + cell, height: (rows - 1) * pitch + cell, cell, gap: pitch - cell };

/** From 0 to 7: three racks, each cool at its intake and hot at its exhaust, a little strewn; the same in build and browser. */
function binAt(column: number, row: number): number {
  const depth = (column % 8) / 7;
  const batch = Math.floor(row / 5);
  const strewn = ((column * 37 + batch * 61 + column * batch * 13) % 19) / 19;
  const patch = column > 3 && column < 7 && row > 3 && row < 7 ? 0.16 : 0;
  return Math.min(binCount - 1, Math.floor((depth * 0.66 + strewn * 0.26 + patch) * binCount));
}

/** One path a bin. */
export const heatPaths: readonly string[] = Array.from({ length: binCount }, (_, bin) =>
  cellsWhere((column, row) => binAt(column, row) === bin),
);

function cellsWhere(isIn: (column: number, row: number) => boolean): string {
  const places: { x: number; y: number }[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1)
      if (isIn(column, row) && !silentCells.has(`${column},${row}`)) places.push({ x: column * pitch, y: row * pitch });
  return heatStrokes(places, cell, pitch);
}

/** Outlines of the silent cells. */
export const silentPath = [...silentCells]
  .map((place) => place.split(',').map(Number))
  .map(([column = 0, row = 0]) => `M${column * pitch + 0.7} ${row * pitch + 0.7}h10.1v10.1h-10.1z`)
  .join('');

/** The drawn farm: 1,008 rigs of about 141.7 TH/s, and what AI(BTC) paid them on the day of the drawing. */
export const exampleFarm = {
  hashrate: '142.86 PH/s',
  online: 1008,
  offline: 16,
  today: '0.06428',
  paid: ['0.06428', '0.06391', '0.06412', '0.06377'],
};

const tabs = [
  { id: 'hall', icon: 'grid' },
  { id: 'pool', icon: 'bolt' },
  { id: 'alerts', icon: 'bell' },
  { id: 'account', icon: 'account' },
] as const;

interface PhoneProps {
  title: string;
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  tab: 'hall' | 'pool';
  children: ReactNode;
}

/** A phone with one screen of the app; made of words, but announced as one image. */
function Phone({ title, label, tab, children }: PhoneProps) {
  return (
    <div className={classNames('zone-dark', styles.phone)} role="img" aria-label={label} data-tab={tab}>
      <div className={styles.screen}>
        <p className={styles.bar}>
          <span>12:40</span>
          <i />
        </p>
        <p className={styles.screenTitle}>{title}</p>
        {children}
        <p className={styles.tabs}>
          {tabs.map(({ id, icon }) => (
            <span key={id} data-current={id === tab || undefined}>
              <Icon name={icon} />
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The app's first screen, drawn: one hall, each cell a rig from cool intake to hot exhaust. */
export function HallPhone() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  return (
    <Phone title={t('app.phone.hall')} label={t('app.phone.hallLabel')} tab="hall">
      <p className={styles.big}>{exampleFarm.hashrate}</p>
      <p className={styles.counts}>
        <span>{t('app.phone.online', { rigs: number(exampleFarm.online) })}</span>
        <span>{t('app.phone.offline', { rigs: number(exampleFarm.offline) })}</span>
      </p>
      <svg
        className={styles.heat}
        viewBox={`0 0 ${hallSize.width} ${hallSize.height}`}
        strokeWidth={hallSize.cell}
        strokeDasharray={`${hallSize.cell} ${hallSize.gap}`}
        aria-hidden="true"
      >
        {heatPaths.map((path) => (
          <path key={path} d={path} />
        ))}
        <path d={silentPath} strokeWidth="1.4" strokeDasharray="none" />
      </svg>
      <ul className={styles.events}>
        <li data-tone="negative">
          <b>A-07-112</b>
          <span>{t('app.phone.silent')}</span>
        </li>
        <li data-tone="warning">
          <b>A-03-044</b>
          <span>{t('app.phone.hot')}</span>
        </li>
        <li data-tone="positive">
          <b>{t('app.phone.paid')}</b>
          <span>{exampleFarm.today} BTC</span>
        </li>
      </ul>
    </Phone>
  );
}

const line = 'M0 86 24 82 48 88 72 96 96 92 120 94 144 84 168 78 192 80 216 66 240 70 264 58 288 60 312 48';

/** The app's second screen, drawn: a day's income and the days before. */
export function PoolPhone() {
  const { t } = useTranslation('sections');
  return (
    <Phone title={t('app.phone.pool')} label={t('app.phone.poolLabel')} tab="pool">
      <p className={styles.counts}>{t('app.phone.today', { coin: brand.hasAi ? 'AI(BTC)' : 'BTC' })}</p>
      <p className={styles.big}>{exampleFarm.today} BTC</p>
      <svg className={styles.chart} viewBox="0 0 312 120" fill="none" aria-hidden="true">
        <path d="M0 20.5h312M0 70.5h312M0 119.5h312" />
        <path d={`${line}V120H0z`} />
        <path d={line} />
      </svg>
      <ul className={styles.events}>
        {exampleFarm.paid.map((amount, daysAgo) => (
          <li key={amount} data-tone={daysAgo === 0 ? 'ember' : 'plain'}>
            <b>{amount} BTC</b>
            <span>{t('app.phone.sent')}</span>
          </li>
        ))}
      </ul>
    </Phone>
  );
}

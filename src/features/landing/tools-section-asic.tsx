import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { barPricesUsd, exampleMiner, netUsdPerDay, shutdownPriceUsd } from './tools-section.model.ts';
import styles from './tools-section.module.css';

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

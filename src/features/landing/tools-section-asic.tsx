import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { barPricesUsd, exampleMiner, netUsdPerDay, shutdownPriceUsd } from './tools-section.model.ts';
import styles from './tools-section.module.css';

const ZERO_Y = 40;
const UNITS_PER_USD = 9;
const bars = barPricesUsd.map((priceUsd, index) => {
  const height = netUsdPerDay(priceUsd) * UNITS_PER_USD;
  return { x: index * 13.2, y: Math.min(ZERO_Y, ZERO_Y - height).toFixed(1), height: Math.abs(height).toFixed(1), isGain: height > 0 };
});

/** Daily net earnings of an example miner by coin price, on both sides of the shutdown price. */
export function ToolsAsic() {
  const { t } = useTranslation('sections');
  const { number, usd } = useFormats();
  const { hashrateThs, usdPerKwh, coinPriceUsd } = exampleMiner;
  return (
    <>
      <p className={styles.caption}>{t('tools.asic.net', { hashrate: `${hashrateThs} TH/s`, price: `$${number(usdPerKwh, 3)}` })}</p>
      <p className={styles.net}>{usd(netUsdPerDay(coinPriceUsd))}</p>
      <svg className={styles.bars} viewBox="0 0 260 92" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${ZERO_Y}H260`} />
        {bars.map(({ x, y, height, isGain }) => (
          <rect key={x} data-gain={isGain || undefined} x={x} y={y} width="9" height={height} />
        ))}
      </svg>
      <p className={styles.line}>
        <span>{t('tools.asic.shutdown')}</span>
        <b>${number(shutdownPriceUsd())}</b>
      </p>
    </>
  );
}

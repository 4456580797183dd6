import { useTranslation } from 'react-i18next';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { kwhPrice } from '../figures.ts';
import tool from '../tool-sheet.module.css';
import { allRunWords, priceWords } from './fleet-words.ts';
import type { FleetLine, FleetSums } from './fleet.model.ts';
import styles from './fleet.module.css';

interface SumsProps {
  sums: FleetSums;
  electricity: Electricity;
}

/** The one answer: which machines, at which prices, when, and what that leaves today. */
export function FleetAnswer({ lines, sums, electricity, isLoading }: SumsProps & { lines: readonly FleetLine[]; isLoading: boolean }) {
  const { t } = useTranslation('fleet');
  const { estimate: money, time } = useFormats();
  const { currency } = electricity;
  const net = sums.days[0]?.net;
  const prices = priceWords(lines[0]?.days[0]?.hours ?? [], (perKwh) => kwhPrice(perKwh, currency));
  return (
    <div className={tool.main} aria-live="polite" data-loss={(net !== undefined && net < 0) || undefined}>
      <p className={typography.small}>{t('net')}</p>
      {isLoading ? <Skeleton width="8ch" shape="block" /> : <Figure size="xl" longest={0} value={money(net, currency)} />}
      {!isLoading && (
        <p className={styles.answer}>
          {t('answer', {
            machines: lines.map(({ name }) => name).join(' + '),
            prices,
            runs: allRunWords(lines, t, time),
            net: money(net, currency),
          })}
        </p>
      )}
    </div>
  );
}

/** Sums of the fleet, and what other ways of running would leave. */
export function FleetFacts({ sums, electricity: { currency } }: SumsProps) {
  const { t } = useTranslation('fleet');
  const { estimate: money } = useFormats();
  const [today, tomorrow] = sums.days;
  const rows = [
    ...sums.hashrates.map(({ algorithm, hashrateHs }) => ({
      label: t('facts.hashrate', { algorithm }),
      value: formatHashrate(hashrateHs, 'H/s'),
    })),
    { label: t('facts.income'), value: money(today?.income, currency) },
    { label: t('facts.electricity'), value: money(today?.electricity, currency) },
    { label: t('facts.tomorrow'), value: money(tomorrow?.net, currency) },
    { label: t('facts.allHours'), value: money(today?.netAllHours, currency) },
  ];
  return <FactList variant="rows" facts={rows.map(({ label, value }) => ({ label, value: <Figure longest={0} value={value} /> }))} />;
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Button } from '#src/ui/button.tsx';
import { Freshness } from '#src/ui/freshness.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { useMonthCsv } from './use-month-csv.ts';
import type { Month } from './use-month.ts';

/** Above the sheet: how old its figures are, the currency of its estimates (decision B14), and the ways to take it along. */
export const ReportToolbar = memo(function ReportToolbar({ month }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const saveCsv = useMonthCsv(month);
  return (
    <div className={styles.toolbar} data-print="no">
      <div className={styles.state}>
        <FigureAge of={{ madeAt: month.madeAtMs }} />
        {month.isWaiting && <Freshness tone="plain" text={common('stillLoading')} dateTime={undefined} className={styles.slow} />}
      </div>
      <CurrencySwitch of="estimates" />
      <div className={styles.exports}>
        <Button variant="line" size="sm" disabled={!saveCsv} onClick={saveCsv}>
          <Icon name="download" size={18} />
          {t('saveCsv')}
        </Button>
        <Button variant="line" size="sm" disabled={!saveCsv} onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {common('print')}
        </Button>
      </div>
    </div>
  );
});

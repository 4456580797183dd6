import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { PROJECTION_DAYS } from '#src/domain/earnings.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { tableRoles } from '#src/ui/table-roles.ts';
import styles from './calculator.module.css';
import { IncomeRow } from './income-row.tsx';
import type { Income } from './use-income.ts';

/** Income over 1, 7, 30 and 365 days (spec 9): in the coin, in money, and for AI(BTC) what it is more than plain BTC. */
export function IncomeTable({ income: { coin, spans, isLoading } }: { income: Income }) {
  const { t } = useTranslation(['calculator', 'common']);
  const currency = useAtomValue(currencyAtom);
  const isAi = coin.id === AI_BTC_ID;
  return (
    <div>
      <div className={styles.tableHead}>
        <h3 id="income-title">{t('income', { coin: coin.symbol })}</h3>
        <CurrencySwitch of="income" />
      </div>
      {/* Roles are spelled out because the phone's layout takes the table's display away (decision H3). */}
      <table
        {...tableRoles.table}
        className={styles.table}
        aria-labelledby="income-title"
        aria-busy={isLoading}
        data-compares={isAi || undefined}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{t('columns.span')}</th>
            <th {...tableRoles.columnHeader}>{coin.incomeSymbol}</th>
            {isAi && <th {...tableRoles.columnHeader}>{t('columns.difference')}</th>}
            <th {...tableRoles.columnHeader}>{t(`common:currency.${currency}`)}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {PROJECTION_DAYS.map((days, index) => (
            <IncomeRow key={days} days={days} span={spans?.[index]} isAi={isAi} isLoading={isLoading} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

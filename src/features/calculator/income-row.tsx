import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { Change } from '#src/ui/change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import type { IncomeSpan } from './calculator.model.ts';
import styles from './calculator.module.css';
import { useIncomeWords } from './use-income-words.ts';

interface IncomeRowProps {
  days: IncomeSpan['days'];
  /** Undefined while there is no figure. */
  span: IncomeSpan | undefined;
  isAi: boolean;
  isLoading: boolean;
}

/** One span; a cell stands at its final height before its figure comes (decision A5). */
export function IncomeRow({ days, span, isAi, isLoading }: IncomeRowProps) {
  const { t } = useTranslation(['calculator', 'common']);
  const { money } = useIncomeWords();
  const missing = isLoading ? <Skeleton width="8ch" /> : '--';
  const difference = span?.difference;
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <th {...tableRoles.rowHeader}>{t(`spans.${days}`)}</th>
      <td {...tableRoles.cell}>
        {span ? <Figure value={formatIncome(span.coins)} /> : missing}
        {span?.side && (
          <span className={styles.side}>
            + {formatIncome(span.side.coins)} {span.side.symbol}
          </span>
        )}
      </td>
      {isAi && (
        <td {...tableRoles.cell}>
          {difference === undefined ? (
            missing
          ) : (
            <Change
              ratio={difference}
              text={formatIncome(Math.abs(difference))}
              direction={difference === 0 ? undefined : t(difference < 0 ? 'common:down' : 'common:up')}
            />
          )}
        </td>
      )}
      <td {...tableRoles.cell}>{span ? <Figure value={money(span)} tone="ember" /> : missing}</td>
    </tr>
  );
}

import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currencies } from '#src/domain/money.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Segment } from '#src/ui/segment.tsx';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

interface CurrencySwitchProps {
  /** The money it is about. */
  of: 'profit' | 'income' | 'estimates' | 'all';
  className?: string | undefined;
}

/** The currency in which this browser shows money. */
export function CurrencySwitch({ of, className }: CurrencySwitchProps) {
  const { t } = useTranslation('common');
  const currency = useHydratedAtom(currencyAtom);
  const setCurrency = useSetAtom(currencyAtom);
  return (
    <Segment
      kind="choice"
      className={className}
      label={t(`currency.of.${of}`)}
      value={currency}
      options={currencies.map((value) => ({ value, label: t(`currency.${value}`) }))}
      onChange={setCurrency}
    />
  );
}

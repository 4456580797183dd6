import { useTranslation } from 'react-i18next';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import type { Amount } from '#src/domain/amount.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { NumberField } from '#src/parts/number-field.tsx';
import { type Offer, offerFields } from '#src/state/offers.ts';
import { AmountField } from '../amount-field.tsx';
import { ElectricityField } from '../electricity/electricity-field.tsx';
import type { TariffApi } from '../electricity/use-tariff.ts';
import { FigureFields, KindSwitch, MachineFields } from '../fleet/fleet-form.tsx';
import tool from '../tool-sheet.module.css';

interface OfferFormProps {
  offer: Offer;
  tariff: TariffApi;
  usual: PriceProfile;
  /** The coin that leaves most on a card of this model. */
  bestCardCoin: (model: string) => number | undefined;
  onChange: (next: Partial<Offer>) => void;
}

/** An offer: the machine, and what it costs until it stands on the site, each amount in a currency of its own. */
export function OfferForm({ offer, tariff, usual, bestCardCoin, onChange }: OfferFormProps) {
  const { t } = useTranslation('fleet');
  const { shown } = tariff;
  const amount = (name: 'cost' | 'freight', value: Amount) => (
    <AmountField
      label={t(`buy.${name}`)}
      amount={value}
      shown={shown}
      limits={offerFields[name].limits}
      onChange={({ text, currency }) => onChange({ [name]: text, [`${name}In`]: currency })}
      onCurrency={(currency) => onChange({ [`${name}In`]: currency })}
    />
  );
  return (
    <>
      <KindSwitch draft={offer} onChange={onChange} />
      <MachineFields draft={offer} label={t('buy.model')} bestCardCoin={bestCardCoin} onChange={onChange} />
      <FigureFields draft={offer} missing={undefined} onChange={onChange} />
      <div className={tool.fields}>
        {amount('cost', { text: offer.cost, currency: offer.costIn })}
        {amount('freight', { text: offer.freight, currency: offer.freightIn })}
        <NumberField
          label={t('buy.percent')}
          unit="%"
          limits={offerFields.percent.limits}
          quantity="percent"
          value={offer.percent}
          hint={t('buy.percentHint')}
          onChange={(percent) => onChange({ percent })}
        />
        <ElectricityField tariff={tariff} usual={usual} />
      </div>
      <CurrencySwitch of="all" className={tool.start} />
    </>
  );
}

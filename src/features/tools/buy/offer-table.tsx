import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { MOST_OFFERS, type Offer } from '#src/state/offers.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import fleet from '../fleet/fleet.module.css';
import { paybackWords } from '../forecast/days-ahead.ts';
import toolCard from '../tool-card.module.css';
import { type Purchase, soonest } from './buy.model.ts';
import styles from './buy.module.css';
import type { OffersApi } from './use-offers.ts';

interface OfferTableProps {
  api: OffersApi;
  columns: readonly Column<Purchase>[];
  purchases: readonly Purchase[];
  /** An offer was chosen to be filled in. */
  onEdit: () => void;
}

/** The offers side by side, and which of them is back first; on a phone one below the other. */
export function OfferTable({ api, columns, purchases, onEdit }: OfferTableProps) {
  const { t } = useTranslation('fleet');
  const { t: tools } = useTranslation('tools');
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const best = soonest(purchases);
  const edit = (offer: Offer) => {
    api.choose(offer.id);
    onEdit();
  };
  const remove = (offer: Offer) => {
    api.remove(offer.id);
    // The focused button goes with its row.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={classNames(layout.card, toolCard.card)} aria-labelledby="offers-title">
      <h3 id="offers-title" ref={heading} tabIndex={-1} className={typography.h3}>
        {t('buy.offers')}
      </h3>
      {purchases.length > 1 ? (
        <>
          {best && <p>{t('buy.best', { name: best.name, time: paybackWords(best.today?.payback, tools, number) })}</p>}
          <OfferRows {...{ columns, purchases }} chosenId={api.chosen.id} onEdit={edit} onRemove={remove} />
        </>
      ) : (
        <p className={toolCard.note}>{t('buy.addHint')}</p>
      )}
      <div className={fleet.actions} data-print="no">
        <Button
          variant="line"
          size="sm"
          disabled={purchases.length >= MOST_OFFERS}
          onClick={() => {
            api.add();
            onEdit();
          }}
        >
          {t('buy.add')}
        </Button>
      </div>
    </section>
  );
}

interface RowActions {
  chosenId: number;
  onEdit: (offer: Offer) => void;
  onRemove: (offer: Offer) => void;
}

/** The offers, with buttons that open and remove them. */
function OfferRows({ columns, purchases, ...actions }: Pick<OfferTableProps, 'columns' | 'purchases'> & RowActions) {
  const { t } = useTranslation('fleet');
  return (
    <DataTable
      className={classNames(tableLook.stacked, styles.offers)}
      hasLabels
      columns={[...columns, changeColumn(t, actions)]}
      rows={purchases}
      rowKey={({ offer }) => offer.id}
      rowData={({ offer }) => ({ 'data-chosen': offer.id === actions.chosenId || undefined })}
    />
  );
}

function changeColumn(t: TFunction<'fleet'>, { chosenId, onEdit, onRemove }: RowActions): Column<Purchase> {
  return {
    id: 'change',
    label: t('columns.change'),
    print: false,
    cell: ({ name, offer }) => (
      <span className={fleet.buttons}>
        <Button
          variant="line"
          size="sm"
          aria-label={t('editName', { name })}
          aria-current={offer.id === chosenId || undefined}
          onClick={() => onEdit(offer)}
        >
          {t('edit')}
        </Button>
        <Button variant="line" size="sm" aria-label={t('removeName', { name })} onClick={() => onRemove(offer)}>
          {t('remove')}
        </Button>
      </span>
    ),
  };
}

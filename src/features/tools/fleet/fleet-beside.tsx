import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { asicPlace } from '#src/parts/tools.ts';
import { type FleetRow, MOST_ROWS } from '#src/state/fleet.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import toolCard from '../tool-card.module.css';
import type { FleetLine, FleetSums } from './fleet.model.ts';
import styles from './fleet.module.css';
import { useTodayWords } from './next-switch.tsx';
import type { FleetApi } from './use-fleet.ts';

interface FleetBesideProps {
  own: FleetApi;
  lines: readonly FleetLine[];
  sums: FleetSums;
  currency: Currency;
  /** The machine of the calculator as it stands. */
  machine: FleetRow | undefined;
}

/** Beside a machine that is tried: the visitor's own ones in a line, and the way into them. */
export function FleetBeside({ own, lines, sums, currency, machine }: FleetBesideProps) {
  const { t } = useTranslation('fleet');
  const { estimate } = useFormats();
  const showToast = useSetAtom(showToastAtom);
  const net = sums.days[0]?.net;
  const words = useTodayWords(lines, net, estimate(Math.abs(net ?? 0), currency));
  const add = (row: FleetRow) => {
    own.save(row);
    showToast({ tone: 'success', text: t('added') });
  };
  return (
    <section className={classNames(layout.card, toolCard.card)} aria-labelledby="beside-title">
      <h3 id="beside-title" className={typography.h3}>
        {t('title')}
      </h3>
      <p>{words ?? '--'}</p>
      <div className={styles.actions} data-print="no">
        <Link className={buttonClass({ variant: 'line', size: 'sm' })} {...asicPlace('fleet')}>
          {t('toFleet')}
        </Link>
        {machine && (
          <Button variant="line" size="sm" disabled={lines.length >= MOST_ROWS} onClick={() => add(machine)}>
            {t('addThis')}
          </Button>
        )}
      </div>
    </section>
  );
}

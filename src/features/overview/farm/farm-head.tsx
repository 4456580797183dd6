import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useStandstill } from '#src/state/use-standstill.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { type FarmId, farmKey, plainName } from '../farm-id.ts';
import { datedByFigures, movingFigures } from '../farm.model.ts';
import type { FarmSnapshot, SavedFarm } from '../farms.atoms.ts';
import { ActionMenu, ActionRow, useFarmActions } from './farm-actions.tsx';
import styles from './farm.module.css';

interface FarmHeadProps {
  id: FarmId;
  snapshot: FarmSnapshot | undefined;
  saved: SavedFarm | undefined;
  isFetching: boolean;
  /** A further action of the row. */
  children?: ReactNode;
}

/** Whose farm it is, how old its figures are, and what can be done with it. */
export function FarmHead({ id, snapshot, saved, isFetching, children }: FarmHeadProps) {
  const { t } = useTranslation('overview');
  const figures = useMemo(() => (snapshot?.data ? movingFigures(snapshot.data) : undefined), [snapshot]);
  const standsSinceMs = useStandstill(`farm-${farmKey(id)}`, figures, snapshot?.madeAt);
  const { actions, dialogs } = useFarmActions(id, saved);
  return (
    <header className={styles.head}>
      <Link to="/overview" search={{}} className={styles.back} data-print="no">
        <Icon name="chevron-left" size={16} />
        {t('back')}
      </Link>
      <div className={styles.title}>
        <h1 className={typography.pageTitle}>{saved?.name || plainName(id)}</h1>
        <ActionMenu actions={actions} />
      </div>
      <div className={styles.meta}>
        <div className={styles.age}>
          <FigureAge of={datedByFigures(snapshot)} standsSinceMs={standsSinceMs} />
          {!snapshot && isFetching && <Skeleton width="12ch" />}
        </div>
        <div className={styles.state}>
          <Tag text={id.coin} tone="accent" />
          <span className={styles.address}>{id.address}</span>
          <div data-print="no">
            <CurrencySwitch of="income" />
          </div>
        </div>
      </div>
      <ActionRow {...{ id, saved, actions }}>{children}</ActionRow>
      {dialogs}
    </header>
  );
}

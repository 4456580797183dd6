import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type_ from '#src/ui/type.module.css';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { type FarmId, plainName } from '../farm-id.ts';
import type { FarmCopy, SavedFarm } from '../farms.atoms.ts';
import { FarmActions } from './farm-actions.tsx';
import styles from './farm-head.module.css';

interface FarmHeadProps {
  id: FarmId;
  copy: FarmCopy | undefined;
  saved: SavedFarm | undefined;
  isFetching: boolean;
}

/** Whose farm it is, how old its figures are, and what can be done with it. */
export function FarmHead({ id, copy, saved, isFetching }: FarmHeadProps) {
  const { t } = useTranslation('overview');
  return (
    <header className={styles.head}>
      <Link to="/overview" search={{}} className={styles.back}>
        <Icon name="chevron-left" size={16} />
        {t('back')}
      </Link>
      <h1 className={type_.pageTitle}>{saved?.name || plainName(id)}</h1>
      <div className={styles.state}>
        <Tag text={id.coin} tone="accent" />
        <span className={styles.address}>{id.address}</span>
        <FigureAge of={copy} />
        {!copy && isFetching && <Skeleton width="12ch" />}
      </div>
      <FarmActions id={id} saved={saved} />
    </header>
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FARM_LIMIT } from '#src/contracts/farm-link.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { ForgetDialog, RenameDialog } from '../farm-dialogs.tsx';
import { type FarmId, plainName } from '../farm-id.ts';
import { type FarmSnapshot, type SavedFarm, savedFarmsAtom, saveFarmAtom } from '../farms.atoms.ts';
import styles from './farm.module.css';
import { HomeScreen } from './home-screen.tsx';

interface FarmHeadProps {
  id: FarmId;
  snapshot: FarmSnapshot | undefined;
  saved: SavedFarm | undefined;
  isFetching: boolean;
}

/** Whose farm it is, how old its figures are, and what can be done with it. */
export function FarmHead({ id, snapshot, saved, isFetching }: FarmHeadProps) {
  const { t } = useTranslation('overview');
  return (
    <header className={styles.head}>
      <Link to="/overview" search={{}} className={styles.back}>
        <Icon name="chevron-left" size={16} />
        {t('back')}
      </Link>
      <h1 className={typography.pageTitle}>{saved?.name || plainName(id)}</h1>
      <div className={styles.state}>
        <Tag text={id.coin} tone="accent" />
        <span className={styles.address}>{id.address}</span>
        <FigureAge of={snapshot} />
        {!snapshot && isFetching && <Skeleton width="12ch" />}
        <CurrencySwitch of="income" />
      </div>
      <FarmActions id={id} saved={saved} />
    </header>
  );
}

/** What can be done with a farm: a saved one has a name, an icon of its own, and can be forgotten. */
function FarmActions({ id, saved }: { id: FarmId; saved: SavedFarm | undefined }) {
  const { t } = useTranslation(['overview', 'common']);
  const [dialog, setDialog] = useState<'rename' | 'forget'>();
  const isFull = useAtomValue(savedFarmsAtom).length >= FARM_LIMIT;
  const save = useSetAtom(saveFarmAtom);
  const copy = useCopy();
  const navigate = useNavigate();
  // A dialog restyles the whole page: after the click, not in the same task.
  const show = (what: 'rename' | 'forget') => startTransition(() => setDialog(what));
  const close = () => setDialog(undefined);
  const toSaved = () => void navigate({ to: '/overview', search: {} });
  return (
    <>
      <div className={styles.actions}>
        {!saved && !isFull && (
          <Button size="sm" onClick={() => save({ ...id, name: '' })}>
            {t('overview:actions.save')}
          </Button>
        )}
        {saved && <HomeScreen farm={saved} />}
        <Button variant="line" size="sm" onClick={() => void copy(id.address)}>
          <Icon name="copy" size={16} />
          {t('overview:actions.copy')}
        </Button>
        {saved && (
          <>
            <Button variant="line" size="sm" onClick={() => show('rename')}>
              {t('overview:actions.rename')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => show('forget')}>
              {t('overview:actions.forget')}
            </Button>
          </>
        )}
      </div>
      {!saved && isFull && <Notice>{t('overview:saved.full', { count: FARM_LIMIT })}</Notice>}
      <RenameDialog farm={dialog === 'rename' ? saved : undefined} onClose={close} />
      <ForgetDialog farm={dialog === 'forget' ? saved : undefined} onClose={close} onForgotten={toSaved} />
    </>
  );
}

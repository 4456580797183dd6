import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FARM_LIMIT } from '#src/contracts/farm-link.ts';
import { requestPersistence } from '#src/lib/persistence.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { useCopy } from '#src/parts/use-copy.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ForgetDialog, RenameDialog } from '../farm-dialogs.tsx';
import type { FarmId } from '../farm-id.ts';
import { type SavedFarm, savedFarmsAtom, saveFarmAtom } from '../farms.atoms.ts';
import styles from './farm.module.css';
import { useHomeScreen } from './home-screen.tsx';

/** One thing that can be done with a farm. */
interface FarmAction {
  id: 'home' | 'copy' | 'watcher' | 'rename' | 'forget';
  label: string;
  icon?: IconName;
  onSelect: () => void;
}

const loadWatcherDialog = async () => (await import('../watcher/watcher-dialog.tsx')).WatcherDialog;

/** What can be done with a farm: a saved one has a name, an icon of its own, and can be forgotten. In that order, what destroys last. */
export function useFarmActions(id: FarmId, saved: SavedFarm | undefined): { actions: readonly FarmAction[]; dialogs: ReactNode } {
  const { t } = useTranslation('overview');
  const [dialog, setDialog] = useState<'watcher' | 'rename' | 'forget'>();
  const watcher = useLazyDialog(loadWatcherDialog);
  const copy = useCopy();
  const navigate = useNavigate();
  const home = useHomeScreen(saved);
  // A dialog restyles the whole page: after the click, not in the same task.
  const show = (what: 'watcher' | 'rename' | 'forget') => () => startTransition(() => setDialog(what));
  const close = () => setDialog(undefined);
  const toSaved = () => void navigate({ to: '/overview', search: {} });
  const copying: FarmAction = { id: 'copy', label: t('actions.copy'), icon: 'copy', onSelect: () => void copy(id.address) };
  const watching: FarmAction = { id: 'watcher', label: t('watcher.action'), onSelect: () => void watcher.open(show('watcher')) };
  return {
    actions: saved
      ? [
          { id: 'home', label: t('actions.home'), icon: 'phone', onSelect: home.open },
          copying,
          watching,
          { id: 'rename', label: t('actions.rename'), onSelect: show('rename') },
          { id: 'forget', label: t('actions.forget'), onSelect: show('forget') },
        ]
      : [copying, watching],
    dialogs: (
      <>
        {home.dialog}
        {watcher.Dialog && <watcher.Dialog id={id} isOpen={dialog === 'watcher'} onClose={close} />}
        <RenameDialog farm={dialog === 'rename' ? saved : undefined} onClose={close} />
        <ForgetDialog farm={dialog === 'forget' ? saved : undefined} onClose={close} onForgotten={toSaved} />
      </>
    ),
  };
}

const looks = { home: 'primary', copy: 'line', watcher: 'line', rename: 'line', forget: 'quiet' } as const;

interface ActionRowProps {
  id: FarmId;
  saved: SavedFarm | undefined;
  actions: readonly FarmAction[];
  /** One that is in no menu. */
  children?: ReactNode;
}

/** The actions side by side; on a phone the one that a visitor needs first, the others are in the menu. */
export function ActionRow({ id, saved, actions, children }: ActionRowProps) {
  return (
    <div className={styles.actions} data-print="no">
      {!saved && <SaveButton id={id} />}
      {actions.map(({ id: what, label, icon, onSelect }) => (
        <Button key={what} className={styles.action} variant={looks[what]} size="sm" onClick={onSelect}>
          {icon && <Icon name={icon} size={16} />}
          {label}
        </Button>
      ))}
      {children}
    </div>
  );
}

/** The same in a menu, for the width of a phone. */
export function ActionMenu({ actions }: { actions: readonly FarmAction[] }) {
  const { t } = useTranslation('overview');
  return (
    <div className={styles.menu} data-print="no">
      <Menu button={<span aria-hidden="true">⋯</span>} label={t('actions.more')} items={actions} />
    </div>
  );
}

/** Keeps the farm on this device, and says what for; a full list cannot take another. */
function SaveButton({ id }: { id: FarmId }) {
  const { t } = useTranslation('overview');
  const isFull = useAtomValue(savedFarmsAtom).length >= FARM_LIMIT;
  const save = useSetAtom(saveFarmAtom);
  const showToast = useSetAtom(showToastAtom);
  if (isFull) return <Notice>{t('saved.full', { count: FARM_LIMIT })}</Notice>;
  const press = () => {
    save({ ...id, name: '' });
    void requestPersistence();
    showToast({ tone: 'success', text: t('actions.saved') });
  };
  return (
    <>
      <Button size="sm" onClick={press}>
        {t('actions.save')}
      </Button>
      <span className={styles.hint}>{t('actions.saveHint')}</span>
    </>
  );
}

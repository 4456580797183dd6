import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '#src/ui/empty.tsx';
import type_ from '#src/ui/type.module.css';
import { type FarmSearch, farmKey } from '../farm-id.ts';
import { type SavedFarm, savedFarmsAtom } from '../farms.atoms.ts';
import { ForgetDialog } from '../forget-dialog.tsx';
import { FarmForm } from './farm-form.tsx';
import { FarmsTotalCard } from './farms-total-card.tsx';
import { SavedFarmRow } from './saved-farm-row.tsx';
import styles from './saved-farms.module.css';

/** The farms kept on this device, their total, and the form that opens one by its address. */
export function SavedFarms({ search }: { search: FarmSearch }) {
  const { t } = useTranslation('overview');
  const farms = useAtomValue(savedFarmsAtom);
  const [asked, setAsked] = useState<SavedFarm>();
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 className={type_.pageTitle}>{t('title')}</h1>
        <p className={type_.lede}>{t('lede')}</p>
      </header>
      <FarmForm search={search} />
      <FarmsTotalCard farms={farms} />
      <section className={styles.list} aria-labelledby="saved-farms">
        <h2 id="saved-farms" className={type_.h4}>
          {t('saved.title')}
        </h2>
        {farms.length === 0 && <Empty title={t('saved.empty')} text={t('saved.emptyText')} />}
        {farms.length > 0 && (
          <ul>
            {farms.map((farm) => (
              <SavedFarmRow key={farmKey(farm)} farm={farm} onForget={() => setAsked(farm)} />
            ))}
          </ul>
        )}
      </section>
      <ForgetDialog farm={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

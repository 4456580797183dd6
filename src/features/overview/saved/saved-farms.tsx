import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnonymousCoin, isHexCoin } from '#src/contracts/farm-link.ts';
import { formatIncome } from '#src/domain/money.ts';
import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { useAddressNote } from '#src/parts/address-note.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { farmCoinChoice } from '#src/parts/farm-coins.ts';
import { walletProblem, walletReading, wrongKey } from '#src/parts/address-check.ts';
import { OtherCoinNote } from '#src/parts/other-coin-note.tsx';
import { useHoldReload } from '#src/parts/form/form-kit.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Field, SelectField } from '#src/ui/field.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import { ForgetDialog } from '../farm-dialogs.tsx';
import { WorkerCountsText } from '../farm-figures.tsx';
import { farmKey, plainName } from '../farm-id.ts';
import { addressOf, coinOf, type FarmSearch } from '../farm-search.ts';
import { datedByFigures, figureOf } from '../farm.model.ts';
import { type FarmSnapshot, type SavedFarm, savedFarmsAtom } from '../farms.atoms.ts';
import { useFarm } from '../use-farm.ts';
import { workerCounts } from '../workers/workers.model.ts';
import { FarmsTotalCard } from './farms-total.tsx';
import styles from './saved-farms.module.css';

/** The farms kept on this device, their total, and the form that opens one by its address. */
export function SavedFarms({ search }: { search: FarmSearch }) {
  const { t } = useTranslation('overview');
  const farms = useAtomValue(savedFarmsAtom);
  const [unwanted, setUnwanted] = useState<SavedFarm>();
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
      </header>
      <FarmForm search={search} />
      <FarmsTotalCard farms={farms} />
      <section className={styles.list} aria-labelledby="saved-farms">
        <h2 id="saved-farms" className={typography.h4}>
          {t('saved.title')}
        </h2>
        {farms.length === 0 && <Empty title={t('saved.empty')} text={t('saved.emptyText')} />}
        {farms.length > 0 && (
          <ul>
            {farms.map((farm) => (
              <SavedFarmRow key={farmKey(farm)} farm={farm} onForget={() => setUnwanted(farm)} />
            ))}
          </ul>
        )}
      </section>
      <ForgetDialog farm={unwanted} onClose={() => setUnwanted(undefined)} />
    </div>
  );
}

/** What is typed stays in this tab until its farm is opened: a change of language reloads the page. */
const DRAFT_KEY = 'farm-form';

function readDraft(): FarmSearch {
  const [coinType, ...addr] = readSession(DRAFT_KEY)?.split(' ') ?? [];
  return { coinType, addr: addr.join(' ') };
}

/** Opens a farm by coin and address. A wrong address of the link stands in the field with what is wrong about it. */
function FarmForm({ search }: { search: FarmSearch }) {
  const { t } = useTranslation('overview');
  const navigate = useNavigate();
  const [start] = useState(() => (search.addr === undefined ? readDraft() : search));
  const [chosen, setChosen] = useState(coinOf(search.coinType ?? start.coinType));
  const { coin, coins } = farmCoinChoice(useApiQuery(coinListQuery()).data?.data, chosen);
  const [address, setAddress] = useState(addressOf(start.addr ?? ''));
  const [isReviewed, setIsReviewed] = useState(search.addr !== undefined);
  useHoldReload(address !== addressOf(search.addr ?? ''));
  const reading = walletReading({ coin, address: addressOf(address) });
  const addressNote = useAddressNote();
  const problem = isReviewed ? walletProblem({ coin, address: addressOf(address) }) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsReviewed(true);
    if (!reading) event.currentTarget.querySelector('input')?.focus();
    else {
      writeSession(DRAFT_KEY, '');
      void navigate({ to: '/overview', search: { addr: reading.address, coinType: coin, worker: reading.worker } });
    }
  };
  const changeCoin = (next: AnonymousCoin) => {
    setChosen(next);
    writeSession(DRAFT_KEY, `${next} ${address}`);
  };
  const changeAddress = (next: string) => {
    setAddress(next);
    writeSession(DRAFT_KEY, `${coin} ${next}`);
  };
  return (
    <form className={styles.form} noValidate aria-label={t('form.title')} onSubmit={submit}>
      <SelectField
        label={t('form.coin')}
        value={coin}
        options={coins.map((each) => ({ value: each, label: each }))}
        onChange={changeCoin}
      />
      <Field
        name="address"
        className={styles.wallet}
        label={t('form.address')}
        hint={addressNote(reading) ?? t(isHexCoin(coin) ? 'form.hint' : 'form.hintOf', { coin })}
        error={problem && t(`form.${wrongKey(coin, problem)}`, { coin })}
        value={address}
        onText={changeAddress}
        onBlur={() => setIsReviewed(address.trim() !== '')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" className={styles.open}>
        {t('form.open')}
      </Button>
      {problem === 'other-coin' && (
        <div className={styles.other}>
          <OtherCoinNote text={address} coins={coins} onChoose={changeCoin} />
        </div>
      )}
    </form>
  );
}

/** One saved farm with its last figures; it requests newer ones itself. */
function SavedFarmRow({ farm, onForget }: { farm: SavedFarm; onForget: () => void }) {
  const { t } = useTranslation('overview');
  const { snapshot, error } = useFarm(farm);
  const name = farm.name || plainName(farm);
  return (
    <li className={styles.row}>
      <Link className={styles.name} to="/overview" search={{ addr: farm.address, coinType: farm.coin }}>
        {name}
        {farm.name !== '' && <span className={styles.address}>{plainName(farm)}</span>}
      </Link>
      <div className={styles.figures}>
        {snapshot && <RowFigures farm={farm} snapshot={snapshot} />}
        {!snapshot && (error ? t('saved.noCopy') : <Skeleton width="16ch" />)}
      </div>
      <div className={styles.age}>
        <FigureAge of={datedByFigures(snapshot)} />
      </div>
      <button
        type="button"
        className={buttonClass({ variant: 'icon', className: styles.forget })}
        aria-label={t('saved.forget', { name })}
        onClick={onForget}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

function RowFigures({ farm, snapshot: { data, madeAt } }: { farm: SavedFarm; snapshot: FarmSnapshot }) {
  const { t } = useTranslation('overview');
  if (data === null) return t('saved.none');
  const hashrate = figureOf(data.hashrate, data.hashrateUnit);
  const counts = workerCounts(data, madeAt);
  return (
    <>
      {hashrate && <Figure value={hashrate.value} unit={hashrate.unit} />}
      {counts && <WorkerCountsText counts={counts} />}
      {data.unpaid !== null && (
        <span className={styles.amount}>
          <span className={styles.label}>{t('figures.unpaid')}</span>
          <Figure value={formatIncome(data.unpaid)} unit={farm.coin} tone="ember" />
        </span>
      )}
    </>
  );
}

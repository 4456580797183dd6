import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClockType, clockTypes } from '#src/domain/machines/gpu-clocks.ts';
import { brand } from '#src/lib/brand.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { poolCoins } from '#src/parts/pool-coins.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { findParameters } from './card-parameters.model.ts';
import styles from './card-parameters.module.css';
import { ParameterTable } from './parameter-table.tsx';

/** Rows until more are asked for. */
const FIRST_ROWS = 12;

/** Overclocking parameters by card and algorithm, searchable: settings to start from. */
export function CardParameters() {
  const { t } = useTranslation('classroom');
  const [search, setSearch] = useDraft('card-parameters');
  const [level, setLevel] = useState<ClockType>('low');
  const [isWhole, setIsWhole] = useState(false);
  // The product's own pool has all of them.
  const { data: list } = useApiQuery({ ...coinListQuery(), enabled: brand.hasSources });
  const rows = findParameters(search, level, list && poolCoins(list.data));
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <section className={styles.parameters} aria-labelledby="card-parameters">
      <h2 id="card-parameters" className={typography.h3}>
        {t('clocks.title')}
      </h2>
      <p className={typography.body}>{t('clocks.note')}</p>
      <div className={styles.choices} data-print="no">
        <SearchField
          className={styles.search}
          label={t('clocks.search')}
          placeholder={t('clocks.example')}
          value={search}
          maxLength={60}
          onText={setSearch}
        />
        <Segment
          kind="choice"
          label={t('clocks.level')}
          value={level}
          options={clockTypes.map((value) => ({ value, label: t(`clocks.${value}`) }))}
          onChange={setLevel}
        />
      </div>
      <p role="status" className={typography.small}>
        {t('clocks.found', { count: rows.length })}
      </p>
      {rows.length > 0 ? <ParameterTable rows={shown} /> : <NoCard onClear={() => setSearch('')} />}
      <div className={styles.actions}>
        {shown.length < rows.length && (
          <Button variant="line" onClick={() => setIsWhole(true)}>
            {t('clocks.all', { count: rows.length })}
          </Button>
        )}
        <Link className={buttonClass({ variant: 'line' })} to="/tools" search={{ type: 4 }}>
          {t('clocks.calculator')}
        </Link>
      </div>
      <p className={typography.small}>{t('clocks.figures')}</p>
    </section>
  );
}

function NoCard({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('classroom');
  return (
    <Empty
      title={t('clocks.none')}
      text={t('clocks.noneHint')}
      action={
        <Button variant="line" size="sm" onClick={onClear}>
          {t('clocks.clear')}
        </Button>
      }
    />
  );
}

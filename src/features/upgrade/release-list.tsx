import { useTranslation } from 'react-i18next';
import type { Release } from '#src/contracts/content.ts';
import type { ReleaseMachine } from '#src/domain/release-machines.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { ListProblem } from '#src/parts/list/list-problem.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './upgrade-page.module.css';

/** The notes of one system, or of both: the operator's, or samples that say so while the rig OS is not published here. */
export function ReleaseList({ machine }: { machine: ReleaseMachine | undefined }) {
  const { t } = useTranslation('upgrade');
  const { data: response, error, isFetching, refetch } = useApiQuery(downloadsQuery());
  const { isSample = false, releases = [] } = response?.data ?? {};
  const shown = releases.filter(({ machines }) => machine === undefined || machines.includes(machine));
  return (
    <>
      {isSample && <Notice>{t('sampleText')}</Notice>}
      {error && (
        <ListProblem
          error={error}
          failed={t('failed')}
          stored={response && t('notRefreshed')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <FigureAge of={response} hasLabel={false} isWarning />
      {shown.length > 0 && (
        <ol className={styles.list}>
          {shown.map((release) => (
            <ReleaseItem key={`${release.version} ${release.title}`} release={release} isSample={isSample} />
          ))}
        </ol>
      )}
      {response && shown.length === 0 && <Empty title={t('none')} text={t('noneText')} />}
      {!response && !error && <Skeleton shape="block" className={styles.pending} />}
    </>
  );
}

function ReleaseItem({ release: { version, date, machines, title, points }, isSample }: { release: Release; isSample: boolean }) {
  const { t } = useTranslation('upgrade');
  const { beijingDate } = useFormats();
  return (
    <li id={`v${version.replaceAll('.', '-')}`}>
      <p className={styles.when}>
        <strong>{version}</strong>
        <time dateTime={date}>{beijingDate(Date.parse(date))}</time>
      </p>
      <div className={styles.notes}>
        <h2 className={typography.h4}>{title}</h2>
        <p className={styles.tags}>
          {isSample && <Tag text={t('sample')} tone="accent" />}
          {machines.map((each) => (
            <Tag key={each} text={t(`machines.${each}`)} />
          ))}
        </p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { ListProblem } from '#src/parts/list/list-problem.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { FirmwareList } from './firmware-list.tsx';
import { firmwareOf } from './firmware.model.ts';
import styles from './firmware.module.css';
import frame from './os-page.module.css';
import { TellMe } from './tell-me.tsx';

/** The packages to download, out of the site's list or the stored one. The address `?type=1` opens the page here (app/scroll-to-id.ts). */
export function FirmwareSection({ missing }: { missing: string | undefined }) {
  const { t } = useTranslation('okkong-os');
  const { data: response, error, isFetching, refetch } = useApiQuery(downloadsQuery());
  const isSample = response?.data.isSample ?? false;
  return (
    <section id="download" className={frame.section} aria-labelledby="os-packages" aria-busy={!response && !error}>
      <div className={frame.head}>
        <h2 id="os-packages" className={styles.title}>
          <span className={typography.h3}>{t('packages.title')}</span>
          {isSample && <Tag text={t('packages.sample')} tone="accent" />}
          <FigureAge of={response} hasLabel={false} isWarning />
        </h2>
        <p className={typography.body}>{t('packages.lede')}</p>
      </div>
      <MissingFile name={missing} />
      {isSample && <Notice action={<TellMe />}>{t('packages.sampleText')}</Notice>}
      {error && (
        <ListProblem
          error={error}
          failed={t('packages.failed')}
          stored={response && t('packages.notRefreshed')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {response && <FirmwareList packages={firmwareOf(response.data.files)} />}
      {!response && !error && <Skeleton shape="block" className={styles.pending} />}
      <p>
        <Link className={typography.link} to="/upgrade">
          {t('packages.upgrade')}
        </Link>
      </p>
    </section>
  );
}

/** What the server sends who opens the address of a file that is not offered (any more). It comes with the address, after hydration. */
function MissingFile({ name }: { name: string | undefined }) {
  const { t } = useTranslation('okkong-os');
  const isHydrated = useIsHydrated();
  if (name === undefined || !isHydrated) return null;
  return (
    <Notice tone="warning" role="status">
      {name === '' ? t('packages.missingUnnamed') : t('packages.missing', { name })}
    </Notice>
  );
}

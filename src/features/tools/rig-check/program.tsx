import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#src/contracts/content.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { connectionAtom } from '#src/state/online.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { Checksum } from './checksum.tsx';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import styles from './rig-check.module.css';

const checks = ['find', 'hashrate', 'pool', 'heat', 'report'] as const;

/** The Windows program: what it checks, its newest version, and how to see that what came is what was sent. */
export function Program() {
  const { t } = useTranslation('tools');
  const { data, isPending } = useApiQuery(downloadsQuery());
  const [tool, ...others] = data?.data.files.filter(({ kind }) => kind === 'tool') ?? [];
  const isSample = data?.data.isSample ?? false;
  return (
    <section className={styles.part} aria-labelledby="program">
      <h3 id="program" className={classNames(typography.h4, styles.heading)}>
        <Icon name="windows" size={24} />
        {t('rigCheck.program')}
        {isSample && tool && <Tag text={t('rigCheck.sample')} tone="accent" />}
      </h3>
      <p className={typography.body}>{t('rigCheck.checks.title')}</p>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check}>{t(`rigCheck.checks.${check}`)}</li>
        ))}
      </ul>
      {isSample && tool && <p className={typography.small}>{t('rigCheck.sampleText')}</p>}
      {tool ? (
        <Download file={tool} isSample={isSample} />
      ) : isPending ? (
        <Skeleton shape="block" className={styles.pending} />
      ) : (
        <OnRequest />
      )}
      {tool && <FigureAge of={data} isWarning />}
      {others.length > 0 && <OtherFiles files={others} />}
      <Link className={classNames(typography.link, styles.more)} to="/classroom">
        {t('rigCheck.videos')}
      </Link>
    </section>
  );
}

/** Version, size and checksum, and the file itself while there is a network. */
function Download({ file, isSample }: { file: DownloadFile; isSample: boolean }) {
  const { t } = useTranslation(['tools', 'common']);
  const { date } = useFormats();
  const size = useSize();
  const isOffline = useAtomValue(connectionAtom) === 'offline';
  return (
    <>
      <FactList
        variant="figures"
        className={styles.facts}
        facts={[
          { label: t('tools:rigCheck.version'), value: file.version || '--' },
          { label: t('tools:rigCheck.size'), value: size(file.bytes) },
          { label: t('tools:rigCheck.changed'), value: date(file.time * SECOND_MS) },
        ]}
      />
      {isOffline ? (
        <p className={typography.body}>{t('tools:rigCheck.offline', { name: file.name })}</p>
      ) : (
        <a className={classNames(buttonClass(), styles.download)} href={`/downloads/${file.name}`} data-print="no">
          <Icon name="download" size={18} />
          <span>{t(isSample ? 'tools:rigCheck.downloadSample' : 'tools:rigCheck.download', { name: file.name })}</span>
        </a>
      )}
      <Checksum file={file} />
    </>
  );
}

/** The same folder's older versions and companions. */
function OtherFiles({ files }: { files: readonly DownloadFile[] }) {
  const { t } = useTranslation('tools');
  const size = useSize();
  return (
    <details className={styles.others}>
      <summary>{t('rigCheck.others', { count: files.length })}</summary>
      <ul>
        {files.map((file) => (
          <li key={file.name}>
            <a className={typography.link} href={`/downloads/${file.name}`}>
              {file.name}
            </a>
            <span>{size(file.bytes)}</span>
            <code>{file.sha256}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where no file is offered: a way to get a message when it is out. */
function OnRequest() {
  const { t } = useTranslation('tools');
  return (
    <>
      <p className={typography.body}>{t('rigCheck.unavailable')}</p>
      <Link className={buttonClass()} to="/about-us" search={{ id: 'wrap', topic: 'release', about: t('rigCheck.program') }}>
        {t('rigCheck.tellMe')}
      </Link>
    </>
  );
}

const MB = 1e6;

/** A size as people say it, and exactly. */
function useSize(): (bytes: number) => string {
  const { t } = useTranslation('tools');
  const { number } = useFormats();
  return (bytes) => t('rigCheck.bytes', { megabytes: number(bytes / MB, bytes < MB ? 3 : 1), bytes: number(bytes) });
}

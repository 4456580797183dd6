import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { OutsideLink } from '#src/parts/outside-link.tsx';
import typography from '#src/ui/type.module.css';
import styles from './rig-check.module.css';

/** What reaches a rig from afar; whose programs they are is the operator's choice. */
const remoteTools = [
  { id: 'platform', link: brand.links.rigManagement },
  { id: 'desktop', link: brand.links.remoteDesktop },
  { id: 'scanner', link: brand.links.ipScanner },
  { id: 'shell', link: brand.links.sshClient },
] as const;

/** The list of remote tools, each with what it is for. */
export function RemoteTools() {
  const { t } = useTranslation('tools');
  return (
    <section className={styles.remote} aria-labelledby="remote-tools">
      <div className={styles.remoteWords}>
        <h3 id="remote-tools" className={typography.h4}>
          {t('rigCheck.remote.title')}
        </h3>
        <p className={typography.small}>{t('rigCheck.remote.caution')}</p>
      </div>
      <ul className={styles.tools}>
        {remoteTools.map(({ id, link }) => (
          <li key={id}>
            <OutsideLink link={link} className={styles.tool} mark={{ size: 16, isRow: true }}>
              <span>
                <strong>{t(`rigCheck.remote.${id}.name`)}</strong>
                <span>{t(`rigCheck.remote.${id}.text`)}</span>
              </span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

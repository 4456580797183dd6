import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type_ from '#src/ui/type.module.css';
import { ToolsAsic } from './tools-section-asic.tsx';
import { ToolsDag } from './tools-section-dag.tsx';
import { ToolsGpu } from './tools-section-gpu.tsx';
import { ToolsRigCheck } from './tools-section-rig-check.tsx';
import type { Tool } from './tools-section.model.ts';
import styles from './tools-section.module.css';

const miniatures = { rigCheck: ToolsRigCheck, dag: ToolsDag, gpu: ToolsGpu, asic: ToolsAsic } as const;

/** The link lies over the whole card, so that its name stays short. */
export function ToolCard({ id, type }: Tool) {
  const { t } = useTranslation(['sections', 'common']);
  const Miniature = miniatures[id];
  return (
    <li className={styles.card}>
      <div className={styles.miniature}>
        <Miniature />
      </div>
      {/* The DAG is worked out for today; the others are drawn (decision A2). */}
      <Tag className={styles.label} text={id === 'dag' ? t('tools.dag.estimate') : t('common:example')} />
      <h3 className={classNames(type_.h4, styles.title)}>
        <Link className={styles.link} to="/tools" search={{ type }}>
          {t(`tools.${id}.title`)} <Icon name="arrow-right" size={18} />
        </Link>
      </h3>
      <p>{t(`tools.${id}.text`)}</p>
    </li>
  );
}

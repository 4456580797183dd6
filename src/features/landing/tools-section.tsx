import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ToolId, toolPlace } from '#src/parts/tools.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { ToolsAsic, ToolsDag, ToolsGpu, ToolsRigCheck } from './tools-miniatures.tsx';
import styles from './tools-section.module.css';

/** In the order of the cards. */
const tools = ['rigCheck', 'dag', 'gpu', 'asic'] as const satisfies readonly ToolId[];

interface ToolsSectionProps {
  /** The results of the two calculators, another feature's; until they are known their places stand empty. */
  gpu?: ReactNode;
  asic?: ReactNode;
  /** The machines of the ASIC calculator are the visitor's own. */
  hasOwn?: boolean;
}

/** Four cards, each a miniature of its tool. */
export function ToolsSection({ gpu = <ToolsGpu />, asic = <ToolsAsic />, hasOwn = false }: ToolsSectionProps) {
  const { t } = useTranslation('sections');
  const miniatures = { rigCheck: <ToolsRigCheck />, dag: <ToolsDag />, gpu, asic };
  return (
    <section id="tools" className={classNames(layout.section, styles.section)} aria-labelledby="tools-title">
      <div className={layout.wrap}>
        <h2 id="tools-title" className={typography.h2}>
          {t('tools.title')}
        </h2>
        <ul className={styles.strip}>
          {tools.map((id) => (
            <ToolCard key={id} id={id} isOwn={hasOwn && id === 'asic'}>
              {miniatures[id]}
            </ToolCard>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ToolCardProps {
  id: (typeof tools)[number];
  isOwn: boolean;
  /** Its miniature. */
  children: ReactNode;
}

/** The link covers the whole card; its name is the title alone. */
function ToolCard({ id, isOwn, children }: ToolCardProps) {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <li className={styles.card}>
      <div className={styles.miniature}>{children}</div>
      {/* The DAG is worked out for today; the others are examples. */}
      <Tag className={styles.label} text={isOwn ? t('tools.asic.yours') : id === 'dag' ? t('tools.dag.estimate') : t('common:example')} />
      <h3 className={classNames(typography.h4, styles.title)}>
        <Link className={styles.link} {...toolPlace(id)}>
          {t(`tools.${id}.title`)} <Icon name="arrow-right" size={18} />
        </Link>
      </h3>
      <p>{t(`tools.${id}.text`)}</p>
    </li>
  );
}

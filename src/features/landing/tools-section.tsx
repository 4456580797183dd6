import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { type DrawnMachines, ToolsAsic, ToolsDag, ToolsGpu, ToolsOwnAsic, ToolsRigCheck } from './tools-miniatures.tsx';
import styles from './tools-section.module.css';

/** In the order of spec 2; `type` is that of /tools. */
export const tools = [
  { id: 'rigCheck', type: 1, Miniature: ToolsRigCheck },
  { id: 'dag', type: 2, Miniature: ToolsDag },
  { id: 'gpu', type: 4, Miniature: ToolsGpu },
  { id: 'asic', type: 3, Miniature: ToolsAsic },
] as const;

/** How the machines of a visitor are drawn. */
export type DrawMachines = (machines: DrawnMachines) => ReactNode;

interface ToolsSectionProps {
  /** The visitor's own machines, in place of the example of the ASIC calculator. */
  own?: ((draw: DrawMachines) => ReactNode) | undefined;
}

/** Four cards, each a miniature of its tool. */
export function ToolsSection({ own }: ToolsSectionProps) {
  const { t } = useTranslation('sections');
  return (
    <section id="tools" className={classNames(layout.section, styles.section)} aria-labelledby="tools-title">
      <div className={layout.wrap}>
        <h2 id="tools-title" className={typography.h2}>
          {t('tools.title')}
        </h2>
        <ul className={styles.strip}>
          {tools.map((tool) => (
            <ToolCard key={tool.id} tool={tool} own={tool.id === 'asic' ? own : undefined} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ToolCardProps extends ToolsSectionProps {
  tool: (typeof tools)[number];
}

/** The link covers the whole card; its name is the title alone. */
function ToolCard({ tool: { id, type, Miniature }, own }: ToolCardProps) {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <li className={styles.card}>
      <div className={styles.miniature}>{own ? own((machines) => <ToolsOwnAsic {...machines} />) : <Miniature />}</div>
      {/* The DAG is worked out for today; the others are drawn (decision A2). */}
      <Tag className={styles.label} text={own ? t('tools.asic.yours') : id === 'dag' ? t('tools.dag.estimate') : t('common:example')} />
      <h3 className={classNames(typography.h4, styles.title)}>
        <Link className={styles.link} to="/tools" search={{ type }}>
          {t(`tools.${id}.title`)} <Icon name="arrow-right" size={18} />
        </Link>
      </h3>
      <p>{t(`tools.${id}.text`)}</p>
    </li>
  );
}

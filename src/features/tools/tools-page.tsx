import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { DagPanel } from './dag/dag-panel.tsx';
import { EarningsPanel } from './earnings/earnings-panel.tsx';
import { RigCheck } from './rig-check.tsx';
import { ToolTabs } from './tool-tabs.tsx';
import { type Tool, toolOfType } from './tools.model.ts';
import styles from './tools-page.module.css';

interface ToolsPageProps {
  /** The query `type`: 1 rig-check, 2 DAG, 3 ASIC, 4 GPU (spec 2). */
  type: number | undefined;
}

/** `/tools`: one tool at a time under a bar of links, so that each has an address of its own. */
export function ToolsPage({ type }: ToolsPageProps) {
  const { t } = useTranslation('tools');
  // The prerendered page knows no query: it shows the first tool, and the asked one follows at once.
  const tool = toolOfType(useIsHydrated() ? type : undefined);
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={type_.pageTitle}>{t('title')}</h1>
        <p className={type_.lede}>{t('lede')}</p>
      </header>
      <ToolTabs current={tool} />
      <section className={styles.tool} aria-labelledby="tool-title">
        <div className={styles.words}>
          <h2 id="tool-title" className={type_.h3}>
            {t(`${tool.id}.title`)}
          </h2>
          <p className={type_.body}>{t(`${tool.id}.purpose`)}</p>
          <p className={type_.small}>
            {/* The blank before the sentence is the label's own: Chinese has none. */}
            <strong className={styles.needs}>{t('needs')}</strong>
            {t(`${tool.id}.needs`)}
          </p>
        </div>
        <ToolBody tool={tool} />
      </section>
    </div>
  );
}

function ToolBody({ tool }: { tool: Tool }) {
  if (tool.id === 'rigCheck') return <RigCheck />;
  if (tool.id === 'dag') return <DagPanel />;
  return <EarningsPanel key={tool.id} machine={tool.id} />;
}

import { useTranslation } from 'react-i18next';
import { type ToolId, toolIds, toolPlace, toolTypes } from '#src/parts/tools.ts';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { LinkNote } from './link-note.tsx';
import { RigCheck } from './rig-check/rig-check.tsx';
import type { ToolPanel } from './tool-inputs.ts';
import styles from './tools-page.module.css';
import { Link } from '@tanstack/react-router';

/** The code of each tool's panel, for the page's loader: each has its own chunk. */
const panels: Readonly<Record<ToolId, () => Promise<ToolPanel>>> = {
  rigCheck: async () => RigCheck,
  dag: async () => (await import('./dag/dag-panel.tsx')).DagPanel,
  asic: async () => (await import('./asic/asic-panel.tsx')).AsicPanel,
  gpu: async () => (await import('./gpu/gpu-panel.tsx')).GpuPanel,
};

/** The tool of a query `type`; the first one for a missing or unknown number. */
export function toolOfType(type: number | undefined): ToolId {
  return toolIds.find((id) => toolTypes[id] === type) ?? 'rigCheck';
}

export const loadToolPanel = (id: ToolId): Promise<ToolPanel> => panels[id]();

interface ToolsPageProps {
  type: number | undefined;
  /** All search parameters: a tool's link carries its inputs. */
  search: Readonly<Record<string, unknown>>;
  /** The panel of `type`. */
  Panel: ToolPanel;
}

/** `/tools`: one tool at a time under a bar of links, so that each has an address of its own. */
export function ToolsPage({ type, search, Panel }: ToolsPageProps) {
  const { t } = useTranslation('tools');
  const tool = toolOfType(type);
  return (
    <div className={classNames(layout.page, styles.page)}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
      </header>
      <ToolTabs current={tool} />
      <section className={styles.tool} aria-labelledby="tool-title">
        <div className={styles.words}>
          <h2 id="tool-title" className={typography.h3}>
            {t(`${tool}.title`)}
          </h2>
          <p className={typography.body}>{t(`${tool}.purpose`)}</p>
          <p className={typography.small}>
            {/* The blank before the sentence is the label's own: Chinese has none. */}
            <strong className={styles.needs}>{t('needs')}</strong>
            {t(`${tool}.needs`)}
          </p>
        </div>
        <LinkNote key={tool} type={toolTypes[tool]} />
        <Panel search={search} />
      </section>
    </div>
  );
}

/** Links, not tabs: a tool has an address that can be kept and shared. */
function ToolTabs({ current }: { current: ToolId }) {
  const { t } = useTranslation('tools');
  return (
    <nav className={styles.tabs} aria-label={t('choose')} data-print="no">
      {toolIds.map((id) => (
        <Link key={id} {...toolPlace(id)} resetScroll={false} activeProps={{}} aria-current={id === current ? 'page' : undefined}>
          {t(`${id}.title`)}
        </Link>
      ))}
    </nav>
  );
}

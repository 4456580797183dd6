import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { LinkNote } from './link-note.tsx';
import { RigCheck } from './rig-check/rig-check.tsx';
import type { ToolPanel } from './tool-inputs.ts';
import styles from './tools-page.module.css';
import { Link } from '@tanstack/react-router';

/** The four tools in the order of the tab bar; the number is the query `type`. */
export const tools = [
  { type: 1, id: 'rigCheck' },
  { type: 2, id: 'dag' },
  { type: 3, id: 'asic' },
  { type: 4, id: 'gpu' },
] as const;

type Tool = (typeof tools)[number];

/** The tool of a query `type`; the first one for a missing or unknown number. */
export function toolOfType(type: number | undefined): Tool {
  return tools.find((tool) => tool.type === type) ?? tools[0];
}

/** The code of a tool's panel, for the page's loader: each has its own chunk. */
export async function loadToolPanel({ id }: Tool): Promise<ToolPanel> {
  if (id === 'dag') return (await import('./dag/dag-panel.tsx')).DagPanel;
  if (id === 'asic') return (await import('./asic/asic-panel.tsx')).AsicPanel;
  if (id === 'gpu') return (await import('./gpu/gpu-panel.tsx')).GpuPanel;
  return RigCheck;
}

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
            {t(`${tool.id}.title`)}
          </h2>
          <p className={typography.body}>{t(`${tool.id}.purpose`)}</p>
          <p className={typography.small}>
            {/* The blank before the sentence is the label's own: Chinese has none. */}
            <strong className={styles.needs}>{t('needs')}</strong>
            {t(`${tool.id}.needs`)}
          </p>
        </div>
        <LinkNote key={tool.type} type={tool.type} />
        <Panel search={search} />
      </section>
    </div>
  );
}

/** Links, not tabs: a tool has an address that can be kept and shared. */
function ToolTabs({ current }: { current: Tool }) {
  const { t } = useTranslation('tools');
  return (
    <nav className={styles.tabs} aria-label={t('choose')} data-print="no">
      {tools.map(({ type, id }) => (
        <Link
          key={id}
          to="/tools"
          search={{ type }}
          resetScroll={false}
          activeProps={{}}
          aria-current={id === current.id ? 'page' : undefined}
        >
          {t(`${id}.title`)}
        </Link>
      ))}
    </nav>
  );
}

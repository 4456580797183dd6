import { useTranslation } from 'react-i18next';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { DagPanel } from './dag-panel.tsx';
import { EarningsPanel } from './earnings-panel.tsx';
import styles from './tools-page.module.css';
import { Link } from '@tanstack/react-router';
import { brand } from '#src/lib/brand.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Support hands the program out; without its address nobody can be asked. */
const isOnRequest = brand.supportEmail !== undefined;

/** The four tools in the order of the tab bar; the number is the query `type` (spec 2). */
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

/** `/tools`: one tool at a time under a bar of links, so that each has an address of its own. */
export function ToolsPage({ type }: { type: number | undefined }) {
  const { t } = useTranslation('tools');
  // The prerendered page knows no query: it shows the first tool; the requested one follows with hydration.
  const tool = toolOfType(useIsHydrated() ? type : undefined);
  return (
    <div className={layout.page}>
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

/** Links, not tabs: a tool has an address that can be kept and shared (spec 2). */
function ToolTabs({ current }: { current: Tool }) {
  const { t } = useTranslation('tools');
  return (
    <nav className={styles.tabs} aria-label={t('choose')}>
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

const steps = ['wait', 'accepted', 'line', 'port', 'spelling', 'rejected', 'restart'] as const;

/** What the Windows program is for and how to come by it, beside the same check by hand. */
function RigCheck() {
  const { t } = useTranslation('tools');
  return (
    <div className={classNames(layout.card, styles.panel)}>
      <div className={styles.program}>
        <Icon name="windows" size={24} />
        <h3 className={typography.h4}>{t('rigCheck.program')}</h3>
        <p className={typography.body}>{t(isOnRequest ? 'rigCheck.programText' : 'rigCheck.unavailable')}</p>
        {isOnRequest && (
          <Link className={buttonClass()} to="/about-us" search={{ id: 'wrap' }}>
            {t('rigCheck.ask')}
          </Link>
        )}
        <Link className={classNames(typography.link, styles.more)} to="/classroom">
          {t('rigCheck.videos')}
        </Link>
      </div>
      <div className={styles.byHand}>
        <h3 className={typography.h4}>{t('rigCheck.byHand')}</h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <strong>{t(`rigCheck.steps.${step}.name`)}</strong>
              <span>{t(`rigCheck.steps.${step}.text`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { ToolCard } from './tools-section-card.tsx';
import { tools } from './tools-section.model.ts';
import styles from './tools-section.module.css';

/** Four cards, each a miniature of its tool (spec 2: types 1, 2, 4, 3 in that order). */
export function ToolsSection() {
  const { t } = useTranslation('sections');
  return (
    <section id="tools" className={classNames(layout.section, styles.section)} aria-labelledby="tools-title">
      <div className={layout.wrap}>
        <h2 id="tools-title" className={type_.h2}>
          {t('tools.title')}
        </h2>
        <ul className={styles.strip}>
          {tools.map(({ id, type }) => (
            <ToolCard key={id} id={id} type={type} />
          ))}
        </ul>
      </div>
    </section>
  );
}

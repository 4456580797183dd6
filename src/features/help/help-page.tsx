import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import type from '#src/ui/type.module.css';
import { AnswerList } from './answer-list.tsx';
import { helpTopics, type HelpTopic, isSearch } from './help.model.ts';
import styles from './help-page.module.css';
import { HelpResults } from './help-results.tsx';
import { StillStuck } from './still-stuck.tsx';

/** `/help`: questions and answers on the OS, the rig manager and the pool; a search looks through all three (spec 2). */
export function HelpPage() {
  const { t } = useTranslation('help');
  const [topic, setTopic] = useState<HelpTopic>('os');
  const [query, setQuery] = useState('');
  const panelId = useId();
  const choose = (next: HelpTopic) => {
    setTopic(next);
    setQuery('');
  };
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={type.pageTitle}>{t('title')}</h1>
        <p className={type.lede}>{t('lede')}</p>
        <Field
          className={styles.search}
          type="search"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={query}
          maxLength={60}
          onText={setQuery}
          leading={<Icon name="search" />}
        />
      </header>
      <Segment
        look="underline"
        label={t('topicsLabel')}
        value={topic}
        options={helpTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        onChange={choose}
        panelId={panelId}
      />
      <section id={panelId} role="tabpanel" className={styles.panel} aria-label={isSearch(query) ? t('search') : t(`topics.${topic}`)}>
        {isSearch(query) ? <HelpResults query={query} onClear={() => setQuery('')} /> : <AnswerList topic={topic} />}
      </section>
      <StillStuck />
    </div>
  );
}

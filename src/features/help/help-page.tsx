import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { AnswerList } from './answer-list.tsx';
import styles from './help-page.module.css';
import { type HelpTopic, helpTopics } from './help-topics.ts';
import { findQuestions, isSearch, questions } from './help.model.ts';

/** `/help`: questions and answers on the OS, the rig manager and the pool; a search looks through all three (spec 2). */
export function HelpPage({ topic: named }: { topic: HelpTopic | undefined }) {
  const { t } = useTranslation('help');
  const [topic, setTopic] = useState(named ?? 'os');
  const [query, setQuery] = useDraft('help-search');
  const panelId = useId();
  const choose = (next: HelpTopic) => {
    setTopic(next);
    setQuery('');
  };
  return (
    <div className={layout.page}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <SearchField
          className={styles.search}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={query}
          maxLength={60}
          onText={setQuery}
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
        {isSearch(query) ? <HelpResults query={query} onClear={() => setQuery('')} /> : <AnswerList ids={questions[topic]} />}
      </section>
      <StillStuck />
    </div>
  );
}

/** What a search found in all three tabs. */
function HelpResults({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useTranslation('help');
  const found = findQuestions(query, (id) => ({ question: t(`answers.${id}.question`), answer: t(`answers.${id}.answer`) }));
  return (
    <>
      <p role="status" className={typography.small}>
        {t('found', { total: found.length })}
      </p>
      {found.length > 0 && <AnswerList ids={found} />}
      {found.length === 0 && (
        <Empty
          title={t('nothing')}
          text={t('nothingHint')}
          action={
            <Button variant="line" size="sm" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** The ways on when no answer fits: videos, the outside tutorial when it is set, people. */
function StillStuck() {
  const { t } = useTranslation('help');
  const { t: common } = useTranslation('common');
  const { tutorial } = brand.links;
  return (
    <section className={styles.stuck} aria-labelledby="help-stuck">
      <h2 id="help-stuck" className={typography.h3}>
        {t('stuck.title')}
      </h2>
      <p className={typography.body}>{t('stuck.text')}</p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to="/about-us" search={{ id: 'wrap' }}>
          {t('stuck.contact')}
        </Link>
        <Link className={buttonClass({ variant: 'line' })} to="/classroom">
          <Icon name="play" />
          {t('stuck.videos')}
        </Link>
        {tutorial.isSet && (
          <a className={buttonClass({ variant: 'line' })} href={tutorial.href} target="_blank" rel="noopener">
            {t('stuck.tutorial')}
            <span className="vh">{common('opensNewTab')}</span>
            <Icon name="external" />
          </a>
        )}
      </div>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { useDraft } from '#src/parts/use-draft.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Segment } from '#src/ui/segment.tsx';
import typography from '#src/ui/type.module.css';
import { AnswerList } from './answer-list.tsx';
import styles from './help-page.module.css';
import { type AnswerId, groupsOf, topicOf } from './help-answers.ts';
import { type HelpWords, readAnswerId } from './help-index.ts';
import { HelpResults } from './help-results.tsx';
import { type HelpTopic, helpTopics } from './help-topics.ts';

interface HelpPageProps {
  topic: HelpTopic | undefined;
  /** The answer that a link names. */
  answer: string | undefined;
  words: HelpWords;
}

/** `/help`: questions and answers on the OS, the rig manager and the pool; a search looks through all three, and through the site's pages. */
export function HelpPage({ topic: asked, answer, words }: HelpPageProps) {
  const { t } = useTranslation('help');
  const named = readAnswerId(answer);
  const [topic, setTopic] = useState(named ? topicOf(named) : (asked ?? 'os'));
  // What was searched for before must not stand in the way of an answer that a link names.
  const [query, setQuery] = useDraft(named ? `help-search.${named}` : 'help-search');
  const panelId = useId();
  const choose = (next: HelpTopic) => {
    setTopic(next);
    setQuery('');
  };
  const isSearch = query.trim() !== '';
  return (
    <div className={classNames(layout.page, styles.page)}>
      <header className={styles.head}>
        <h1 className={typography.pageTitle}>{t('title')}</h1>
        <p className={typography.lede}>{t('lede')}</p>
        <SearchField
          className={styles.search}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={query}
          maxLength={120}
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
      <section id={panelId} role="tabpanel" className={styles.panel} aria-label={isSearch ? t('search') : t(`topics.${topic}`)}>
        {isSearch ? <HelpResults {...{ query, words }} onClear={() => setQuery('')} /> : <Groups {...{ topic, named }} />}
      </section>
      <StillStuck />
    </div>
  );
}

/** The answers of a tab, group by group. */
function Groups({ topic, named }: { topic: HelpTopic; named: AnswerId | undefined }) {
  const { t } = useTranslation('help');
  return groupsOf(topic).map(({ id, answers }) => (
    <section key={id} className={styles.group} aria-labelledby={`help-${id}`}>
      <h2 id={`help-${id}`} className={typography.h4}>
        {t(`groups.${id}`)}
      </h2>
      <AnswerList ids={answers} named={named} />
    </section>
  ));
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

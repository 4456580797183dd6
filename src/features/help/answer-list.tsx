import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#src/parts/use-copy.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import styles from './answer-list.module.css';
import { AnswerVote } from './answer-vote.tsx';
import { type AnswerId, pagesOf } from './help-answers.ts';
import { HelpLink, useKnownPages } from './help-link.tsx';

interface AnswerListProps {
  ids: readonly AnswerId[];
  /** The one that the page's address names: it is open, and scrolled to. */
  named?: AnswerId | undefined;
}

/** Questions, each over its answer; two columns where there is room, the first of which is read first. */
export function AnswerList({ ids, named }: AnswerListProps) {
  const half = Math.ceil(ids.length / 2);
  return (
    <div className={styles.columns}>
      {[ids.slice(0, half), ids.slice(half)].map((column) => (
        <div key={column[0] ?? ''}>
          {column.map((id) => (
            <AnswerItem key={id} id={id} isNamed={id === named} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A question that opens in place: the browser's own element, which works before scripts and is found by "find in page". */
export function AnswerItem({ id, isNamed = false }: { id: AnswerId; isNamed?: boolean }) {
  const { t } = useTranslation('help');
  const item = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed || !item.current) return;
    item.current.open = true;
    item.current.scrollIntoView({ block: 'start' });
    item.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <details ref={item} className={styles.item} id={`answer-${id}`}>
      <summary>
        <h3 className={styles.question}>{t(`answers.${id}.question`)}</h3>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <p>{t(`answers.${id}.answer`)}</p>
        <AnswerLinks id={id} />
        <AnswerVote id={id} />
      </div>
    </details>
  );
}

/** The pages that do what an answer says, and the answer's own address. */
function AnswerLinks({ id }: { id: AnswerId }) {
  const { t } = useTranslation('help');
  const isKnown = useKnownPages();
  const copy = useCopy();
  const copyLink = () => {
    const address = `${location.origin}/help?answer=${id}`;
    return copy(address, { copied: t('linkCopied'), failed: t('linkFailed', { address }) });
  };
  return (
    <div className={styles.links}>
      {pagesOf(id)
        .filter(isKnown)
        .map((page) => (
          <HelpLink key={page} page={page} className={classNames(typography.link, styles.more)}>
            {t(`pages.${page}.title`)}
          </HelpLink>
        ))}
      <Button variant="quiet" size="sm" onClick={() => void copyLink()}>
        <Icon name="copy" />
        {t('copyLink')}
      </Button>
    </div>
  );
}

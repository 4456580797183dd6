import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import styles from './answer-list.module.css';
import { type AnswerId, contactTopicOf } from './help-answers.ts';
import { HelpLink } from './help-link.tsx';
import { useHelpVote } from './help-votes.ts';

/** As much as the contact form takes of what a message is about. */
const ABOUT_MAX = 80;

/** Asks whether an answer helped. The word stays on this device; who says no is led to a person. */
export function AnswerVote({ id }: { id: AnswerId }) {
  const { t } = useTranslation('help');
  const [vote, setVote] = useHelpVote(id);
  const labelId = useId();
  return (
    <div className={styles.vote} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{t('helped.question')}</span>
      <Button variant="line" size="sm" aria-pressed={vote === true} onClick={() => setVote(true)}>
        {t('helped.yes')}
      </Button>
      <Button variant="line" size="sm" aria-pressed={vote === false} onClick={() => setVote(false)}>
        {t('helped.no')}
      </Button>
      <span role="status" className={styles.said}>
        {vote === true && t('helped.thanks')}
        {vote === false && t('helped.sorry')}
      </span>
      {vote === false && (
        <HelpLink
          page="contact"
          search={{ topic: contactTopicOf(id), about: t(`answers.${id}.question`).slice(0, ABOUT_MAX) }}
          className={classNames(typography.link, styles.more)}
        >
          {t('helped.write')}
        </HelpLink>
      )}
    </div>
  );
}

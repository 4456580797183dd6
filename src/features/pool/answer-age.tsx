import { useTranslation } from 'react-i18next';
import { useAge } from '#src/i18n/formats.ts';
import type { Answer } from '#src/lib/answer.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Tag } from '#src/ui/tag.tsx';

interface AnswerAgeProps {
  answer: Answer<unknown>;
  /** Else only an age worth a warning is told (decision E1). */
  isAlwaysShown?: boolean;
  /** False where a label for the same figures stands close by. */
  hasOrigin?: boolean;
}

/** When figures were made, and that they are simulated when they are (decisions E1, A2). */
export function AnswerAge({ answer, isAlwaysShown = false, hasOrigin = true }: AnswerAgeProps) {
  const { t } = useTranslation('common');
  const { text, tone, dateTime } = useAge(answer.madeAt);
  return (
    <>
      {(isAlwaysShown || tone === 'stale') && <Freshness tone={tone} text={text} dateTime={dateTime} />}
      {hasOrigin && answer.isSimulated && <Tag text={t('simulated')} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useAge } from '#src/i18n/formats.ts';
import type { Answer } from '#src/lib/answer.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Tag } from '#src/ui/tag.tsx';

/** When the curve was made, and that it is simulated when it is (decisions E1, A2). */
export function PoolRatioSource({ answer }: { answer: Answer<unknown> }) {
  const { t } = useTranslation('common');
  const { text, tone, dateTime } = useAge(answer.madeAt);
  return (
    <>
      <Freshness tone={tone} text={text} dateTime={dateTime} />
      {answer.isSimulated && <Tag text={t('simulated')} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useAge } from '#src/i18n/formats.ts';
import type { Provenance } from '#src/lib/answer.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Tag } from '#src/ui/tag.tsx';

/** How old figures are, and that they are simulated when they are (decisions E1, A2). */
export function FiguresOrigin({ provenance: { madeAt, isSimulated } }: { provenance: Provenance }) {
  const { t } = useTranslation('common');
  const { text, tone, dateTime } = useAge(madeAt);
  return (
    <>
      <Freshness tone={tone} text={text} dateTime={dateTime} />
      {isSimulated && <Tag text={t('simulated')} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useAge } from '#src/i18n/formats.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type { FarmCopy } from './farms.atoms.ts';

/** When a farm's figures were made, and that they are simulated when they are (decisions E1, A2). */
export function CopyAge({ copy }: { copy: FarmCopy }) {
  const { t } = useTranslation('common');
  const { text, tone, dateTime } = useAge(copy.madeAt);
  return (
    <>
      <Freshness tone={tone} text={text} dateTime={dateTime} />
      {copy.isSimulated && <Tag text={t('simulated')} />}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import styles from '../tool-card.module.css';
import type { CoinOnRig } from './gpu.model.ts';

const GIB = 2 ** 30;

/** Which cards do not mine a coin and why, that power is missing, and that figures are approximate. */
export function LeftOutNotes({ row: { leftOut, dagBytes, hashrateHs, cardsW, isApproximate, algorithm } }: { row: CoinOnRig }) {
  const { t } = useTranslation('tools');
  const { number } = useFormats();
  const size = number(dagBytes === undefined ? undefined : dagBytes / GIB, 2);
  const notes = [
    ...leftOut.map(({ model, why }) => t(`gpu.leftOut.${why}`, { card: model || t('gpu.other'), size, algorithm })),
    ...(hashrateHs !== undefined && cardsW === undefined ? [t('gpu.noPower')] : []),
    ...(isApproximate ? [t('gpu.approximate')] : []),
  ];
  return (
    <>
      {[...new Set(notes)].map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { AsicRig } from './art-asic-rig.tsx';
import { GpuCard } from './art-gpu-card.tsx';
import styles from './os-section.module.css';

const paths = [
  { id: 'asic', Art: AsicRig },
  { id: 'gpu', Art: GpuCard },
] as const;

/** The two ways onto a rig: a firmware plug-in, or a system made with a USB stick (spec 1). */
export function OsPaths() {
  const { t } = useTranslation('sections');
  return (
    <ul className={styles.paths}>
      {paths.map(({ id, Art }) => (
        <li key={id} className={classNames(layout.card, styles.path)}>
          <Art className={styles.art} />
          <h3 className={type_.h3}>{t(`os.${id}.title`)}</h3>
          <p>{t(`os.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

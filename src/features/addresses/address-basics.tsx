import { useTranslation } from 'react-i18next';
import styles from './mining-addresses.module.css';

const points = ['row', 'pools', 'worker', 'security'] as const;
/** Text that a machine reads letter by letter stands in mono. */
const examples: Partial<Record<(typeof points)[number], string>> = { worker: 'myfarm.rig01' };

/** What someone who sets up a first machine must know (facts stratum.md), in four short answers. */
export function AddressBasics() {
  const { t } = useTranslation('addresses');
  return (
    <dl className={styles.basics}>
      {points.map((point) => (
        <div key={point}>
          <dt>{t(`basics.${point}.title`)}</dt>
          <dd>
            {t(`basics.${point}.text`)}
            {examples[point] && <code>{examples[point]}</code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

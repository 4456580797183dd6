import { useTranslation } from 'react-i18next';
import styles from './tools-section.module.css';

const rigs = [
  { address: '192.168.7.110', state: 'pass' },
  { address: '192.168.7.111', state: 'pass' },
  { address: '192.168.7.112', state: 'offline' },
  { address: '192.168.7.113', state: 'pass' },
  { address: '192.168.7.114', state: 'pass' },
] as const;

/** Checked rigs, drawn. */
export function ToolsRigCheck() {
  const { t } = useTranslation('sections');
  return (
    <ul className={styles.rows}>
      {rigs.map(({ address, state }) => (
        <li key={address}>
          <span>{address}</span>
          <span data-state={state}>{t(`tools.rigCheck.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#src/ui/icon.tsx';
import styles from './mining-addresses.module.css';

interface PortButtonProps {
  port: number;
  /** Its name when read aloud; holds the port. */
  label: string;
  isCopied: boolean;
  onPress: () => void;
}

/** Copies the whole address with this port; for a moment a tick says that it did. */
export function PortButton({ port, label, isCopied, onPress }: PortButtonProps) {
  return (
    <button type="button" className={styles.port} aria-label={label} data-copied={isCopied || undefined} onClick={onPress}>
      {port}
      <Icon name={isCopied ? 'check' : 'copy'} size={14} />
    </button>
  );
}

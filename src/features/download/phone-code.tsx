import { AddressCode } from '#src/parts/qr-picture.tsx';
import styles from './install-app.module.css';

interface PhoneCodeProps {
  /** Where the code leads; absent: the install page of this site. */
  address?: string | undefined;
  label: string;
  text: string;
}

/** On a computer: an address as a code for a phone. */
export function PhoneCode({ address, label, text }: PhoneCodeProps) {
  return (
    <div className={styles.scan}>
      <AddressCode address={address} label={label} className={styles.code} />
      <p>{text}</p>
    </div>
  );
}

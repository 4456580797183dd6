import styles from './header.module.css';

interface AvatarProps {
  /** Address of the picture; shown only from our own origin (decision D). */
  address: string;
  name: string;
}

export function Avatar({ address, name }: AvatarProps) {
  const isOurs = /^\/(?!\/)/.test(address);
  if (isOurs) return <img className={styles.avatar} src={address} alt="" width={28} height={28} />;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}

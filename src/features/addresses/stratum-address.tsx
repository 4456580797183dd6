import { Fragment, type RefObject } from 'react';
import { addressParts } from './addresses.model.ts';
import styles from './mining-addresses.module.css';

interface StratumAddressProps {
  url: string;
  shown: RefObject<HTMLElement | null>;
}

/** A whole address as machines take it; what can be selected is what is copied, letter by letter. It breaks between its parts. */
export function StratumAddress({ url, shown }: StratumAddressProps) {
  const { scheme, host, port } = addressParts(url);
  return (
    <code ref={shown} className={styles.address}>
      {scheme}
      <wbr />
      <b>
        {host.split(/(?=\.)/).map((label) => (
          <Fragment key={label}>
            {label}
            <wbr />
          </Fragment>
        ))}
      </b>
      <span>{port}</span>
    </code>
  );
}

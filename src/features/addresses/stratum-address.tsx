import { useSetAtom } from 'jotai';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { copyText, selectContents } from '#src/lib/clipboard.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { addressParts, type PortAddress } from './addresses.model.ts';
import styles from './mining-addresses.module.css';

/** A whole address, breaking behind its scheme and only then in its host; selecting it gives exactly the text that the buttons copy. */
export function StratumAddress({ url, shown }: { url: string; shown: AddressCopy['shown'] }) {
  const { scheme, host, port } = addressParts(url);
  return (
    <code ref={shown} className={styles.address}>
      {scheme}
      <wbr />
      <span>
        <b>
          {host.split(/(?=\.)/).map((label, index) => (
            <Fragment key={label}>
              {index > 0 && <wbr />}
              {label}
            </Fragment>
          ))}
        </b>
        {port}
      </span>
    </code>
  );
}

interface PortButtonProps {
  port: number;
  /** Its accessible name, which holds the port. */
  label: string;
  isCopied: boolean;
  onClick: () => void;
}

/** Copies the whole address with this port; for a moment a tick says that it did. */
export function PortButton({ port, label, isCopied, onClick }: PortButtonProps) {
  return (
    <button type="button" className={styles.port} aria-label={label} data-copied={isCopied || undefined} onClick={onClick}>
      {port}
      <Icon name={isCopied ? 'check' : 'copy'} size={14} />
    </button>
  );
}

/** A port of an example: nothing to copy, for an invented host would be sent real hashpower. */
export function ExamplePort({ port }: { port: number }) {
  return <span className={styles.examplePort}>{port}</span>;
}

/** How long a button says that it has copied. */
const CONFIRM_MS = 2_000;

interface AddressCopy {
  /** The address on the screen: that of the port clicked last, else the first. */
  current: PortAddress | undefined;
  /** The element of that address, which is selected when copying is refused. */
  shown: RefObject<HTMLElement | null>;
  /** The port whose address was copied a moment ago. */
  copiedPort: number | undefined;
  /** Copying was refused: the address is selected and the visitor copies it by hand. */
  isByHand: boolean;
  copy: (address: PortAddress) => Promise<void>;
}

/** Shows one of the addresses, copies it and says so. */
export function useAddressCopy(addresses: readonly PortAddress[]): AddressCopy {
  const { t } = useTranslation('addresses');
  const showToast = useSetAtom(showToastAtom);
  const shown = useRef<HTMLElement>(null);
  const [shownPort, setShownPort] = useState<number>();
  const [copiedPort, setCopiedPort] = useState<number>();
  const [isByHand, setByHand] = useState(false);

  useEffect(() => {
    if (copiedPort === undefined) return undefined;
    const timer = setTimeout(() => setCopiedPort(undefined), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copiedPort]);

  const copy = async ({ port, url }: PortAddress) => {
    setShownPort(port);
    const isCopied = await copyText(url);
    // Flushed, because the address must be on the screen before it can be selected.
    flushSync(() => {
      setByHand(!isCopied);
      setCopiedPort(isCopied ? port : undefined);
    });
    if (isCopied) showToast({ tone: 'success', text: t('copied', { url }), topic: 'address' });
    else if (shown.current) selectContents(shown.current);
  };
  const current = addresses.find((address) => address.port === shownPort) ?? addresses[0];
  return { current, shown, copiedPort, isByHand, copy };
}

import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { copyText, selectContents } from '#src/lib/clipboard.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import type { PortAddress } from './addresses.model.ts';

/** How long a button says that it has copied. */
const CONFIRM_MS = 2_000;

interface AddressCopy {
  /** Goes around the shown address, which is selected when copying is refused. */
  shown: RefObject<HTMLElement | null>;
  /** The port whose address was copied a moment ago. */
  copiedPort: number | undefined;
  /** Copying was refused: the address is selected and the visitor copies it by hand. */
  isByHand: boolean;
  copy: (address: PortAddress) => Promise<void>;
}

/** Copies an address and says so; an example says that it is one (decision F3). */
export function useAddressCopy(isExample: boolean): AddressCopy {
  const { t } = useTranslation('addresses');
  const showToast = useSetAtom(showToastAtom);
  const shown = useRef<HTMLElement>(null);
  const [copiedPort, setCopiedPort] = useState<number>();
  const [isByHand, setByHand] = useState(false);

  useEffect(() => {
    if (copiedPort === undefined) return undefined;
    const timer = setTimeout(() => setCopiedPort(undefined), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copiedPort]);

  const copy = async ({ port, url }: PortAddress) => {
    const isCopied = await copyText(url);
    // At once, for the address must be on the screen before it can be selected.
    flushSync(() => {
      setByHand(!isCopied);
      setCopiedPort(isCopied ? port : undefined);
    });
    if (isCopied)
      showToast(isExample ? { tone: 'info', text: t('copiedExample', { url }) } : { tone: 'success', text: t('copied', { url }) });
    else if (shown.current) selectContents(shown.current);
  };
  return { shown, copiedPort, isByHand, copy };
}

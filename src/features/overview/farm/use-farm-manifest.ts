import { useEffect, useState } from 'react';
import { farmManifestPath } from '#src/contracts/farm-link.ts';
import type { FarmId } from '../farm-id.ts';

/** The browser's offer to install what the manifest names; not in the standard library's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** While mounted the page is its farm's own app: the browser installs that, not the site. Gives the browser's question, where it has one. */
export function useFarmManifest({ coin, address }: FarmId): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      if (isOffer(event)) setOffer(event);
    };
    const link = document.querySelector('link[rel="manifest"]');
    const ofSite = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', farmManifestPath({ addr: address, coinType: coin }));
    window.addEventListener('beforeinstallprompt', take);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      setOffer(undefined);
      link?.setAttribute('href', ofSite);
    };
  }, [coin, address]);
  if (!offer) return undefined;
  return () => {
    // An offer is good for one question.
    setOffer(undefined);
    void offer.prompt();
  };
}

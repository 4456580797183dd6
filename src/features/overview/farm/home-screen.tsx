import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { farmManifestPath } from '#src/contracts/farm-link.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import layout from '#src/ui/layout.module.css';
import type { SavedFarm } from '../farms.atoms.ts';

const systems = ['android', 'ios', 'desktop'] as const;

/** Puts a saved farm on the home screen under an icon and the name of its own: by the browser's install prompt, else by its menu. */
export function useHomeScreen(farm: SavedFarm | undefined): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation(['overview', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const install = useFarmManifest(farm);
  useIconName(farm?.name);
  const close = () => setIsOpen(false);
  return {
    open: () => (install ? install() : setIsOpen(true)),
    dialog: (
      <Dialog isOpen={isOpen} onClose={close} size="sm" title={t('overview:home.title')} closeLabel={t('common:close')}>
        <div className={layout.stack}>
          <p>{t('overview:home.text')}</p>
          <ul className={layout.stack}>
            {systems.map((system) => (
              <li key={system}>{t(`overview:home.${system}`)}</li>
            ))}
          </ul>
        </div>
      </Dialog>
    ),
  };
}

/** The browser's offer to install what the manifest names; not in the standard library's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** The name under the icon on iOS, which does not ask the manifest for it. */
function useIconName(name: string | undefined): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name="apple-mobile-web-app-title"]');
    const ofSite = meta?.getAttribute('content') ?? '';
    if (name) meta?.setAttribute('content', name);
    return () => meta?.setAttribute('content', ofSite);
  }, [name]);
}

/** While mounted the page of a saved farm is its own app: the browser installs that, not the site. Gives the browser's prompt, where it has one. */
function useFarmManifest(farm: SavedFarm | undefined): (() => void) | undefined {
  const manifest = farm && farmManifestPath({ addr: farm.address, coinType: farm.coin }, farm.name);
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    if (manifest === undefined) return undefined;
    const take = (event: Event) => {
      event.preventDefault();
      if (isOffer(event)) setOffer(event);
    };
    const link = document.querySelector('link[rel="manifest"]');
    const ofSite = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', manifest);
    window.addEventListener('beforeinstallprompt', take);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      setOffer(undefined);
      link?.setAttribute('href', ofSite);
    };
  }, [manifest]);
  if (!offer) return undefined;
  return () => {
    // An offer prompts once.
    setOffer(undefined);
    void offer.prompt();
  };
}

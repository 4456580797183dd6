import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { farmManifestPath } from '#src/contracts/farm-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import type { SavedFarm } from '../farms.atoms.ts';

const systems = ['android', 'ios', 'desktop'] as const;

/** Puts a saved farm on the home screen under an icon and the name of its own (decision C8): by the browser's install prompt, else by its menu. */
export function HomeScreen({ farm }: { farm: SavedFarm }) {
  const { t } = useTranslation(['overview', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const install = useFarmManifest(farm);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => (install ? install() : setIsOpen(true))}>
        <Icon name="phone" size={16} />
        {t('overview:actions.home')}
      </Button>
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
    </>
  );
}

/** The browser's offer to install what the manifest names; not in the standard library's types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** While mounted the page is its farm's own app: the browser installs that, not the site. Gives the browser's prompt, where it has one. */
function useFarmManifest({ coin, address, name }: SavedFarm): (() => void) | undefined {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      if (isOffer(event)) setOffer(event);
    };
    const link = document.querySelector('link[rel="manifest"]');
    const ofSite = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', farmManifestPath({ addr: address, coinType: coin }, name));
    window.addEventListener('beforeinstallprompt', take);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      setOffer(undefined);
      link?.setAttribute('href', ofSite);
    };
  }, [coin, address, name]);
  if (!offer) return undefined;
  return () => {
    // An offer prompts once.
    setOffer(undefined);
    void offer.prompt();
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import type { FarmId } from '../farm-id.ts';
import { useFarmManifest } from './use-farm-manifest.ts';

const systems = ['android', 'ios', 'desktop'] as const;

/** Puts a saved farm on the home screen under an icon of its own (decision C8): by the browser's own question, else by its menu. */
export function HomeScreen({ id }: { id: FarmId }) {
  const { t } = useTranslation(['overview', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const install = useFarmManifest(id);
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

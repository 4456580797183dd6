import type { i18n as I18n } from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import type { AccountMenuProps } from './account-menu.tsx';

/** Where the account's menu stands: its code and sentences come only to who is logged in. */
export function AccountSlot(props: AccountMenuProps) {
  const { i18n } = useTranslation();
  const [Menu, setMenu] = useState<ComponentType<AccountMenuProps>>();
  useEffect(() => void loadMenu(i18n).then((loaded) => setMenu(() => loaded)), [i18n]);
  return Menu && <Menu {...props} />;
}

async function loadMenu(i18n: I18n): Promise<ComponentType<AccountMenuProps>> {
  const [{ AccountMenu }] = await retryImport(() => Promise.all([import('./account-menu.tsx'), loadNamespaces(i18n, ['account'])]));
  return AccountMenu;
}

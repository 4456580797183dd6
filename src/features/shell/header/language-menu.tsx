import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageRows, languages } from '#src/contracts/languages.ts';
import { changeLanguage, languageAtom } from '#src/state/language.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import styles from './header.module.css';

interface LanguageMenuProps {
  /** In the panel: the language's whole name in a bordered button. */
  isWide?: boolean;
}

/** Each language is named in itself; a choice reloads the page. */
export function LanguageMenu({ isWide = true }: LanguageMenuProps) {
  const { t } = useTranslation('shell');
  const current = useAtomValue(languageAtom);
  const items = languages.map((language) => ({
    id: language,
    label: languageRows[language].ownName,
    lang: languageRows[language].tag,
    isCurrent: language === current,
    onSelect: () => {
      if (language !== current) void changeLanguage(language);
    },
  }));
  const shown = isWide ? t('language.short') : languageRows[current].ownName;
  return (
    <Menu
      button={
        <>
          {!isWide && <Icon name="globe" size={18} />}
          {shown}
        </>
      }
      label={t('language.choose', { language: shown })}
      items={items}
      align={isWide ? 'end' : 'start'}
      buttonClassName={isWide ? undefined : styles.panelMenu}
    />
  );
}

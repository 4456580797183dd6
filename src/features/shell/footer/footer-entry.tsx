import { useTranslation } from 'react-i18next';

import { OutsideLink } from '#src/parts/outside-link.tsx';
import { SiteLink } from '../site-link.tsx';
import type { FooterLink } from './footer-items.ts';
import styles from './footer.module.css';
import { ToolLink } from './tool-link.tsx';

export function FooterEntry({ link }: { link: FooterLink }) {
  const { t } = useTranslation('shell');
  const { to = '/', search = {} } = link;
  const text = t(`footer.links.${link.id}`);
  if (link.outside) {
    return (
      <OutsideLink link={link.outside} className={styles.link}>
        {text}
      </OutsideLink>
    );
  }
  const Kind = link.isTool ? ToolLink : SiteLink;
  return (
    <Kind to={to} search={search} className={styles.link}>
      {text}
    </Kind>
  );
}

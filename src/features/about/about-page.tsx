import { useTranslation } from 'react-i18next';
import { brand, type ExternalLink } from '#src/lib/brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './about-page.module.css';
import { AboutText } from './about-text.tsx';
import type { LinkedMessage } from './use-contact-form.ts';
import { ContactForm } from './contact-form.tsx';

interface AboutPageProps {
  /** What the page's address says of a message to us. */
  link?: LinkedMessage;
}

/** `/about-us`: the about text with the contact block below it. */
export function AboutPage({ link = {} }: AboutPageProps) {
  return (
    <div className={layout.page}>
      <AboutText />
      <ContactBlock link={link} />
    </div>
  );
}

/** The ways to reach us. Its id is the anchor that links of the specification name (`/about-us?id=wrap`). */
function ContactBlock({ link }: Required<AboutPageProps>) {
  const { t } = useTranslation('about');
  const rows = contactRows(brand);
  return (
    <section id="wrap" className={styles.section} aria-labelledby="about-contact">
      <div className={styles.contactHead}>
        <h2 id="about-contact" className={typography.h3}>
          {t('contact.title')}
        </h2>
        <p className={typography.body}>{t('contact.lede')}</p>
        <p className={typography.small}>{t('contact.vip')}</p>
      </div>
      <div className={styles.ways}>
        <ContactForm link={link} />
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <ContactLink row={row} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ContactRow {
  readonly id: 'email' | 'telegram' | 'x' | 'youtube' | 'discord';
  readonly href: string;
  /** Without its scheme. */
  readonly address: string;
  /** Web addresses open in a new tab; mail programs do not. */
  readonly isNewTab: boolean;
}

interface ContactFacts {
  readonly supportEmail: string | undefined;
  readonly links: Readonly<Record<Exclude<ContactRow['id'], 'email'>, ExternalLink>>;
}

/** The rows of the contact block: the channels that are set; the form beside them always reaches us. */
export function contactRows({ supportEmail, links }: ContactFacts): readonly ContactRow[] {
  const email = supportEmail === undefined ? undefined : `mailto:${supportEmail}`;
  return [
    ...contactRow('email', email),
    ...contactRow('telegram', links.telegram.href),
    ...contactRow('x', links.x.href),
    ...contactRow('youtube', links.youtube.href),
    ...contactRow('discord', links.discord.href),
  ];
}

function contactRow(id: ContactRow['id'], href: string | undefined): readonly ContactRow[] {
  if (href === undefined) return [];
  const address = href.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return [{ id, href, address, isNewTab: /^https?:/.test(href) }];
}

/** One ruled row of the contact block: the whole row is the link. */
function ContactLink({ row }: { row: ContactRow }) {
  const { t } = useTranslation('about');
  const { t: common } = useTranslation('common');
  const outside = row.isNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={styles.row} href={row.href} {...outside}>
      <span className={styles.name}>{t(`contact.${row.id}`)}</span>
      <span className={styles.address}>{row.address}</span>
      {row.isNewTab && <span className="vh">{common('opensNewTab')}</span>}
      <Icon name={row.isNewTab ? 'external' : 'arrow-right'} className={styles.arrow} />
    </a>
  );
}

import type { ReactNode } from 'react';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import styles from './kiosk-panel.module.css';
import { useAmount } from './kiosk-settings.ts';

interface KioskPanelProps {
  /** Its place among the panels of a page. */
  place: 'lead' | 'side' | 'wide' | 'narrow' | 'whole' | 'tall' | 'above' | 'below';
  /** None where that of the page says it. */
  title?: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of a kiosk's page under its heading. */
export function KioskPanel({ place, title, aside, children }: KioskPanelProps) {
  return (
    <section className={styles.panel} data-place={place}>
      <div className={styles.title}>
        {title !== undefined && <h2>{title}</h2>}
        {aside !== undefined && <p className={styles.aside}>{aside}</p>}
      </div>
      {children}
    </section>
  );
}

/** The panels of a page, two above each other beside two: on an upright kiosk all below each other. */
export function KioskGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Stands for a page that has no figures: what is the matter, and what to look at. */
export function KioskNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>{title}</p>
      <p>{text}</p>
    </div>
  );
}

interface KioskFigureProps {
  value: string;
  unit?: string;
  tone?: 'plain' | 'ember';
}

/** An amount, which discreet mode hides with its unit. */
export function KioskAmount({ value, unit = '', tone = 'plain' }: KioskFigureProps) {
  const shown = useAmount()(value);
  return <Figure value={shown} unit={shown === value ? unit : ''} tone={tone} className={styles.amount} />;
}

/** Characters from which on an amount is set smaller, so that its panel holds it. */
const LONG = 8;

/** The one amount of a page that is read from across the room. */
export function KioskLead({ value, unit = '', tone = 'plain' }: KioskFigureProps) {
  return (
    <p className={styles.leadFigure} data-long={value.length > LONG || undefined}>
      <KioskAmount value={value} unit={unit} tone={tone} />
    </p>
  );
}

interface KioskFactsProps {
  /** A row of figures, or one line each. */
  look: 'row' | 'lines';
  facts: readonly Fact[];
}

/** Figures under or beside their labels, in the sizes of a kiosk. */
export function KioskFacts({ look, facts }: KioskFactsProps) {
  return <FactList className={styles.facts} data-look={look} facts={facts} />;
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commandLines, type Firmware, firmwareOf, type MinerId } from '#src/domain/miner-programs.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import typography from '#src/ui/type.module.css';
import { CopyLine, TypedLine } from './copy-line.tsx';
import type { CardFacts } from './rack-card.model.ts';
import styles from './rack-card.module.css';

interface HowToProps {
  facts: CardFacts;
  /** What a link came for: it is open. */
  miner: MinerId | undefined;
}

/** How the card is entered: the command line of each mining program, and the steps on the page of each firmware. */
export function HowTo({ facts: { coin, target, toReplace }, miner }: HowToProps) {
  // The page was built without the link's search: hydration leaves attributes as they were built.
  const open = useIsHydrated() ? miner : undefined;
  const { t } = useTranslation('rack-card');
  const lines = commandLines(coin.algorithm, target);
  const firmware = firmwareOf(coin.algorithm);
  return (
    <>
      <Ways title={t('programs')} isEmpty={lines.length === 0}>
        {lines.map(({ id, name, cards, line }) => (
          <details key={id} className={styles.make} open={id === open}>
            <summary>{t('program', { name, cards })}</summary>
            <code className={styles.line}>
              <TypedLine {...{ line, toReplace }} />
            </code>
            <CopyLine {...{ name, line, toReplace }} />
          </details>
        ))}
      </Ways>
      <Ways title={t('firmware')} isEmpty={firmware.length === 0}>
        {firmware.map((row) => (
          <details key={row.id} className={styles.make} open={row.id === open}>
            <summary>{t(`families.${row.id}.title`)}</summary>
            <FirmwareSteps row={row} />
            {row.entry === 'host-and-port' && <HostAndPort {...{ target, toReplace }} />}
          </details>
        ))}
      </Ways>
    </>
  );
}

/** Programs or makes under their heading. */
function Ways({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section className={styles.how}>
      <h3 className={typography.h4}>{title}</h3>
      {children}
    </section>
  );
}

const steps = ['first', 'second', 'third'] as const;

function FirmwareSteps({ row: { id } }: { row: Firmware }) {
  const { t } = useTranslation('rack-card');
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{t(`families.${id}.${step}`)}</li>
      ))}
    </ol>
  );
}

/** So many pools does such a page take: one, and one to fall back on. */
const POOLS = 2;

/** The same pools for a page that asks for host and port apart, and without the scheme. */
function HostAndPort({ target: { host, ports, user }, toReplace }: Pick<CardFacts, 'target' | 'toReplace'>) {
  const { t } = useTranslation('rack-card');
  const pools = ports.slice(0, POOLS).flatMap((port, index) => [
    { label: t(index === 0 ? 'fields.host' : 'fields.fallbackHost'), line: host },
    { label: t(index === 0 ? 'fields.port' : 'fields.fallbackPort'), line: String(port) },
  ]);
  return (
    <FactList
      className={styles.entries}
      facts={[...pools, { label: t('fields.user'), line: user }].map(({ label, line }) => ({
        label,
        value: (
          <>
            <code>
              <TypedLine {...{ line, toReplace }} />
            </code>
            <CopyLine name={label} {...{ line, toReplace }} />
          </>
        ),
      }))}
    />
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { elapsed } from '#src/domain/age.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { formatIncome } from '#src/domain/money.ts';
import { lostCoins, machineKind } from '#src/domain/stopped-machine.ts';
import { userName } from '#src/domain/user-name.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { useCoinMoney } from '../farm/coin-money.ts';
import type { FarmId } from '../farm-id.ts';
import { useLostMoney } from './lost-money.ts';
import styles from './workers.module.css';
import type { WorkerRow } from './workers.model.ts';

/** What is looked at: one worker, or whatever stands still. */
export interface Checked {
  readonly worker?: WorkerRow;
  /** Of whatever stands still the first, by whose name the pool is shown to know it. */
  readonly first?: WorkerRow | undefined;
}

interface CheckDialogProps {
  id: FarmId;
  /** Undefined: the dialog is closed. */
  checked: Checked | undefined;
  /** Of the hashrates. */
  unit: string;
  /** When the figures held, ms. */
  madeAtMs: number;
  onClose: () => void;
}

/** A stopped worker: what to check in which order, what it has cost since, and who to call. All of it stands in the page, for a rack may have no signal. */
export function CheckDialog({ id, checked, unit, madeAtMs, onClose }: CheckDialogProps) {
  const { t } = useTranslation(['overview', 'common']);
  const worker = checked?.worker;
  const name = worker?.name || t('overview:workers.noName');
  return (
    <Dialog
      isOpen={checked !== undefined}
      onClose={onClose}
      title={worker ? t('overview:check.titleOf', { name }) : t('overview:check.title')}
      closeLabel={t('common:close')}
    >
      <div className={layout.stack}>
        {worker && <StoppedFacts {...{ id, worker, unit, madeAtMs }} />}
        <CheckSteps id={id} worker={worker ?? checked?.first} />
        <WhoToCall />
      </div>
    </Dialog>
  );
}

/** Since when, and what that has cost. */
function StoppedFacts({
  id: { coin },
  worker,
  unit,
  madeAtMs,
}: Pick<CheckDialogProps, 'id' | 'unit' | 'madeAtMs'> & { worker: WorkerRow }) {
  const { t } = useTranslation(['overview', 'common']);
  const { dateTime } = useFormats();
  const { worthOf, coinsPerDay } = useCoinMoney(coin);
  const lostMoney = useLostMoney(coin);
  const { lastShareAtMs, hashrate24h } = worker;
  if (lastShareAtMs === null) return null;
  const stoppedMs = madeAtMs - lastShareAtMs;
  const { unit: ageUnit, count } = elapsed(stoppedMs);
  const lost = lostCoins({ hashrate24h, stoppedMs, coinsPerUnit: coinsPerDay(1, { hashrateUnit: unit }) });
  const worth = worthOf(lost);
  const net = lostMoney({ hashrate24h, hashrateUnit: unit, stoppedAtMs: lastShareAtMs, untilMs: madeAtMs });
  const facts: Fact[] = [
    { label: t('overview:check.since'), value: dateTime(lastShareAtMs), note: t(`common:ago.${ageUnit}`, { count }) },
    ...(lost === undefined
      ? []
      : [
          {
            label: t('overview:check.lost'),
            value: `${formatIncome(lost)} ${coin}`,
            note: worth && t('overview:figures.worth', { money: worth }),
          },
        ]),
    ...(net === undefined ? [] : [{ label: t('overview:check.lostNet'), value: net }]),
  ];
  return (
    <>
      <FactList variant="rows" facts={facts} />
      {lost !== undefined && (
        <p className={typography.small}>{t(net === undefined ? 'overview:check.estimate' : 'overview:check.estimateNet')}</p>
      )}
    </>
  );
}

const steps = ['power', 'network', 'page', 'pool', 'heat', 'restart'] as const;

/** In this order: what is looked at soonest and fails most often comes first. */
function CheckSteps({ id: { coin, address }, worker }: { id: FarmId; worker: WorkerRow | undefined }) {
  const { t } = useTranslation('overview');
  const kind = machineKind(coinBySymbol(coin)?.algorithm ?? '', worker?.name);
  return (
    <section className={styles.check}>
      <h3 className={typography.h4}>{t(`check.kinds.${kind}`)}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`check.${kind}.${step}`)}</li>
        ))}
      </ol>
      {/* Who only looks at the farm does not know its address. */}
      {address !== '' && (
        <>
          <p className={typography.small}>{t('check.user')}</p>
          <code>{userName(address, worker?.name || 'rig01')}</code>
        </>
      )}
      <p>
        <Link className={typography.link} to="/rack-card" search={{ coin }}>
          {t('check.card', { coin })}
        </Link>
      </p>
    </section>
  );
}

/** The operator's own address, else the form, which keeps what is written without a network. */
function WhoToCall() {
  const { t } = useTranslation('overview');
  const { supportEmail } = brand;
  return (
    <p>
      {t('check.call')}{' '}
      {supportEmail === undefined ? (
        <Link className={typography.link} to="/about-us" search={{ id: 'wrap' }}>
          {t('check.form')}
        </Link>
      ) : (
        <a className={typography.link} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      )}
    </p>
  );
}

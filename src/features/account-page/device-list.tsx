import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '#src/contracts/session.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { call } from '#src/lib/http.ts';
import { CallProblem } from '#src/parts/account/call-problem.tsx';
import { useOnce } from '#src/parts/form/form-kit.tsx';
import { usePrivateCall } from '#src/state/use-private-call.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';

const requestSessions = (signal?: AbortSignal) => call('sessionList', {}, signal && { signal });

/** Where the account is logged in; every other device can be logged out from here. */
export function DeviceList() {
  const { t } = useTranslation(['own-account', 'common']);
  const { data, error, reload } = usePrivateCall(requestSessions);
  const list = useRef<HTMLUListElement>(null);
  const afterRevoked = () => {
    // The button that was clicked goes with its row.
    list.current?.focus();
    reload();
  };
  if (error !== undefined) return <CallProblem error={error} onRetry={reload} />;
  if (!data) return <p role="status">{t('common:loading')}</p>;
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('own-account:devices.title')} className={styles.list}>
      {sortedRows(data.list).map((row) => (
        <DeviceRow key={row.id} row={row} onRevoked={afterRevoked} />
      ))}
    </ul>
  );
}

/** This device first, then by their last use. */
export function sortedRows(rows: readonly SessionRow[]): readonly SessionRow[] {
  return rows.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt - a.lastSeenAt);
}

function DeviceRow({ row, onRevoked }: { row: SessionRow; onRevoked: () => void }) {
  const { t } = useTranslation('own-account');
  const { date, dateTime, time } = useFormats();
  const showToast = useSetAtom(showToastAtom);
  const problemText = useProblemText();
  const { isBusy, once } = useOnce();
  const device = row.device || t('devices.unknownDevice');
  const sinceMs = row.createdAt * SECOND_MS;
  const use = t('devices.seen', { seen: dateTime(row.lastSeenAt * SECOND_MS), since: `${date(sinceMs)} ${time(sinceMs)}` });
  const revoke = () =>
    once(async () => {
      try {
        await call('sessionRevoke', { id: row.id });
        showToast({ tone: 'success', text: t('devices.revoked', { device }) });
        onRevoked();
      } catch (error) {
        showToast({ tone: 'error', text: problemText(error) });
      }
    });
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <strong>{device}</strong>
        <span className={typography.small}>{use}</span>
      </div>
      {row.isCurrent ? (
        <Tag text={t('devices.thisDevice')} tone="accent" />
      ) : (
        <Button
          variant="line"
          size="sm"
          isBusy={isBusy}
          // Two browsers of one kind differ by when they were used.
          aria-label={t('devices.revokeDevice', { device: `${device}, ${use}` })}
          onClick={() => void revoke()}
        >
          {t('devices.revoke')}
        </Button>
      )}
    </li>
  );
}

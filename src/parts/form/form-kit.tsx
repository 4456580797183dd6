import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKind } from '#src/lib/app-error.ts';
import { holdReload } from '#src/lib/unsaved-work.ts';
import { Notice } from '#src/ui/notice.tsx';
import { failureOf } from '../outbox/delivery.ts';
import type { SendFailure } from '../outbox/outbox-kinds.ts';

/** Another tab's update does not reload this one while something is typed and not sent. */
export function useHoldReload(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdReload() : undefined), [isTyped]);
}

/** Runs one piece of work at a time: two clicks in one moment are one, for the flag is up before anything waits. */
export function useOnce() {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, once };
}

/** Sends something, once however often it is asked to, and gives why it failed until the next attempt. */
export function useAttempt() {
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<SendFailure>();
  const attempt = (work: () => Promise<void>) =>
    once(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        setFailure(failureOf(error));
      }
    });
  return { isBusy, failure, attempt };
}

/** On a phone a form is longer than the screen, and the button that was clicked is at its foot: `ref` of what shows the outcome. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface SendProblemProps {
  failure: SendFailure;
  /** That it was not sent, in a sentence. */
  notSent: string;
  /** The way to keep it for later, offered where the pool did not respond. */
  later: ReactNode;
  /** Sentences for what is not sent to the pool, in place of those that name it. */
  reasons?: Partial<Readonly<Record<ErrorKind, string>>>;
}

/** Why something was not sent, in the pool's message or ours, and what can be done about it. */
export function SendProblem({ failure, notSent, later, reasons = {} }: SendProblemProps) {
  const { t } = useTranslation('common');
  // A pool that has responded is not waited for; its message says what helps.
  const isOurs = failure.kind === 'no-response' && failure.error !== 'api' && failure.error !== 'auth';
  const kind = failure.kind === 'refused' ? 'api' : failure.error;
  const reason = isOurs || failure.message === '' ? (reasons[kind] ?? t(`errors.${kind}`)) : failure.message;
  return (
    <div ref={bringIntoView}>
      <Notice tone="error" role="alert" action={isOurs ? later : undefined}>
        {t('twoSentences', { first: notSent, second: reason })}
      </Notice>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { WorkerMessage } from '#src/contracts/sw-messages.ts';
import { savesData } from '#src/domain/data-cost.ts';
import { hasConsent, withdrawConsent } from '#src/lib/offline-copy.ts';
import { onWorkerMessage, postToWorker, workerContainer } from '#src/lib/worker-container.ts';
import { settleRenewal } from './settle-renewal.ts';

type Files = Extract<WorkerMessage, { type: 'second-tier' }>;
type Reads = Extract<WorkerMessage, { type: 'reads' }>;

/** How far an update is: first the figures are read again, then what is missing of the pages is fetched, which the worker also does by itself. */
export interface UpdateProgress {
  /** "Update now" was pressed, and it is not over. */
  readonly isRunning: boolean;
  readonly reads?: Reads;
  readonly files?: Files;
}

function withFiles(before: UpdateProgress, files: Files): UpdateProgress {
  const isOver = files.state !== 'running';
  // One that was under way already ends first.
  return { ...before, files, isRunning: before.isRunning && !(isOver && before.reads !== undefined) };
}

/** Renews the copy on this device, and reports its progress; `onStored`: more of it is there. `start` is without effect where no worker keeps one; `isAble` says so. */
export function useUpdate(onStored: () => void): { progress: UpdateProgress; isAble: boolean; start: (isConsented?: boolean) => void } {
  const [progress, setProgress] = useState<UpdateProgress>({ isRunning: false });
  const [isAble, setIsAble] = useState(true);
  useEffect(() => {
    const container = workerContainer();
    const look = () => setIsAble(Boolean(container?.controller));
    look();
    container?.addEventListener('controllerchange', look);
    const stops = [
      onWorkerMessage('api-refresh', (message) => void settleRenewal(message)),
      onWorkerMessage('reads', (reads) => setProgress((before) => ({ ...before, reads }))),
      onWorkerMessage('second-tier', (files) => {
        setProgress((before) => withFiles(before, files));
        // Also while it runs: the worker reports after every few files.
        onStored();
      }),
    ];
    return () => {
      container?.removeEventListener('controllerchange', look);
      stops.forEach((stop) => stop());
    };
  }, [onStored]);
  const start = (isConsented = false) => {
    const container = workerContainer();
    if (!container?.controller) return;
    setProgress({ isRunning: true });
    const look = async () => (await container.getRegistration())?.update();
    look().catch(() => undefined);
    postToWorker(container.controller, { type: 'warm', isConsented, isRenewal: true });
  };
  return { progress, isAble, start };
}

interface Consent {
  readonly isNeeded: boolean;
  readonly isGiven: boolean;
}

/** Whether pages are fetched only with the visitor's consent on this line, whether it was given, and the way to note or withdraw it. */
export function useConsent(): Consent & { note: (isGiven: boolean) => void } {
  const [consent, setConsent] = useState<Consent>({ isNeeded: false, isGiven: false });
  useEffect(() => void hasConsent().then((isGiven) => setConsent({ isGiven, isNeeded: savesData(navigator) })), []);
  const note = (isGiven: boolean) => {
    setConsent((before) => ({ ...before, isGiven }));
    if (!isGiven) void withdrawConsent();
  };
  return { ...consent, note };
}

import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CAPTCHA_FRAME_PATH } from '#src/contracts/page-files.ts';
import { languageRows } from '#src/contracts/languages.ts';
import { AppError } from '#src/lib/app-error.ts';
import { call } from '#src/lib/http.ts';
import { languageAtom } from '#src/state/language.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CaptchaProps } from './captcha-props.ts';
import styles from './captcha-frame.module.css';

/** The third party's script in its frame gives no sign of life after this time: 60204. */
const FRAME_TIMEOUT_MS = 15_000;
const heights = { least: 56, most: 420 };

/** Messages of the frame (public/captcha.html). */
const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('size'), height: z.number() }),
  z.object({ type: z.literal('passed'), result: z.string().check(z.maxLength(8000)) }),
  z.object({ type: z.literal('failed'), code: z.enum(['60204', '60205']) }),
]);
type FrameProblem = '60204' | '60205';

interface CaptchaFrameProps extends CaptchaProps {
  id: string;
  script: string;
}

/**
 * The third party's captcha in a frame with its own policy and an origin of its own: its script can reach neither this page nor
 * what it stores. The pool checks its result and gives the ticket.
 */
export function CaptchaFrame({ id, script, isPassed, onTicket, error, controlRef }: CaptchaFrameProps) {
  const { t } = useTranslation(['credentials', 'common']);
  const language = useAtomValue(languageAtom);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string>();
  const isHydrated = useIsHydrated();
  const failed = (code: FrameProblem) => setProblem(t(`credentials:captcha.frameFailed.${code}`));
  const passed = async (result: string) => {
    try {
      const { data } = await call('captcha', { action: 'check', id, trail: result });
      if (!data.ticket) throw new AppError('contract');
      onTicket(data.ticket);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      setProblem(cause.message || t(cause.kind === 'api' ? 'credentials:captcha.refused' : `common:errors.${cause.kind}`));
    }
  };
  const again = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  const address = `${CAPTCHA_FRAME_PATH}?${new URLSearchParams({ id, script, language: languageRows[language].tag })}`;
  if (isPassed) return <Notice tone="success">{t('credentials:captcha.passed')}</Notice>;
  if (problem !== undefined) {
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button variant="line" size="sm" onClick={again}>
            {t('common:retry')}
          </Button>
        }
      >
        {problem}
      </Notice>
    );
  }
  return (
    <div ref={controlRef} tabIndex={-1}>
      {/* A frame in the prerendered page would post its outcome before there is a listener. */}
      {isHydrated ? (
        <Frame key={attempt} isRetry={attempt > 0} address={address} failed={failed} passed={(result) => void passed(result)} />
      ) : (
        <div className={styles.frame} />
      )}
      {error !== undefined && <p className={styles.problem}>{error}</p>}
    </div>
  );
}

interface FrameProps {
  address: string;
  /** The button that asked for it is gone: the focus goes to the frame. */
  isRetry: boolean;
  failed: (code: FrameProblem) => void;
  passed: (result: string) => void;
}

/** One attempt to show it. The frame's origin is opaque, so its messages are known by its window. */
function Frame(props: FrameProps) {
  const { t } = useTranslation('credentials');
  const frame = useRef<HTMLIFrameElement>(null);
  const failed = useEffectEvent(props.failed);
  const passed = useEffectEvent(props.passed);
  // As part of the commit: a cached frame may post its outcome at once.
  useLayoutEffect(() => {
    const timer = setTimeout(() => failed('60204'), FRAME_TIMEOUT_MS);
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const parsed = frameMessage.safeParse(data);
      if (!parsed.success) return;
      const message = parsed.data;
      if (message.type !== 'size') clearTimeout(timer);
      if (message.type === 'failed') failed(message.code);
      if (message.type === 'passed') passed(message.result);
      if (message.type === 'size') {
        const height = Math.min(heights.most, Math.max(heights.least, message.height));
        frame.current.style.setProperty('height', `${height}px`);
      }
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, []);
  const { isRetry } = props;
  useEffect(() => {
    if (isRetry) frame.current?.focus();
  }, [isRetry]);
  return <iframe ref={frame} className={styles.frame} src={props.address} title={t('captcha.frame')} sandbox="allow-scripts" />;
}

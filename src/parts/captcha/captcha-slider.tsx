import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TRACK_END } from '#src/contracts/session.ts';
import { AppError } from '#src/lib/app-error.ts';
import { call } from '#src/lib/http.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { CaptchaProps } from './captcha-props.ts';
import styles from './captcha-slider.module.css';
import { extendTrail, isWhole, KEY_STEP, startTrail, type Trail, trailText } from './trail.ts';

/** The zeros that the drag lights; more than the widest track shows. */
const zeros = '0'.repeat(40);

const forwardKeys: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowUp', 'PageUp', 'End']);
const backKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowDown', 'PageDown', 'Home']);

/** The built-in slider: a real range input under the drawing, so that mouse, touch, keys and screen readers all move it. */
export function CaptchaSlider({ isPassed, onTicket, error, controlRef }: CaptchaProps) {
  const { t } = useTranslation('credentials');
  const id = useId();
  const { position, isChecking, refusal, move, letGo } = useSlider(isPassed, onTicket);
  const shown = isPassed ? TRACK_END : position;
  const drawing = useRef<HTMLDivElement>(null);
  // The policy has no inline styles; a property set by script is none.
  useLayoutEffect(() => drawing.current?.style.setProperty('--drawn', String(shown / TRACK_END)), [shown]);
  const onKey = (event: KeyboardEvent) => {
    const step = forwardKeys.has(event.key) ? KEY_STEP : backKeys.has(event.key) ? -KEY_STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    move(position + step);
  };
  // Who sends the form during the check has dragged it already.
  const problem = isChecking ? undefined : (refusal ?? error);
  const state = isPassed ? 'passed' : isChecking ? 'checking' : 'open';
  return (
    <div className={styles.captcha}>
      <label className={styles.label} htmlFor={id}>
        {t('captcha.label')}
      </label>
      <div ref={drawing} className={styles.track} data-state={state} data-invalid={problem !== undefined || undefined}>
        <span className={styles.words} aria-hidden="true">
          {t('captcha.drag')}
        </span>
        <span className={styles.fill} aria-hidden="true">
          {zeros}
        </span>
        <span className={styles.knob} aria-hidden="true">
          <Icon name={isPassed ? 'check' : 'chevron-right'} />
        </span>
        <input
          ref={controlRef}
          id={id}
          type="range"
          min={0}
          max={TRACK_END}
          step={1}
          value={shown}
          aria-disabled={state !== 'open' || undefined}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          aria-valuetext={isPassed ? t('captcha.passed') : t('captcha.progress', { percent: Math.round((shown / TRACK_END) * 100) })}
          onChange={(event) => move(Number(event.target.value))}
          onKeyDown={onKey}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onBlur={letGo}
        />
      </div>
      <p
        id={`${id}-note`}
        className={problem === undefined ? styles.note : styles.problem}
        role={refusal === undefined ? undefined : 'alert'}
      >
        {problem ?? t(`captcha.${state === 'open' ? 'keys' : state}`)}
      </p>
      <span className="vh" role="status">
        {state !== 'open' && t(`captcha.${state}`)}
      </span>
    </div>
  );
}

/** The drag, and its check by the pool at the far right. The id of a captcha is requested when the drag begins. */
function useSlider(isPassed: boolean, onTicket: (ticket: string) => void) {
  const { t } = useTranslation(['credentials', 'common']);
  const [position, setPosition] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const drag = useRef<{ trail: Trail; id: Promise<string> }>(undefined);
  const [wasPassed, setWasPassed] = useState(isPassed);
  if (wasPassed !== isPassed) {
    setWasPassed(isPassed);
    setPosition(0);
  }
  const spring = () => {
    drag.current = undefined;
    setPosition(0);
  };

  const check = async ({ trail, id }: { trail: Trail; id: Promise<string> }) => {
    setIsChecking(true);
    try {
      const { data } = await call('captcha', { action: 'check', id: await id, trail: trailText(trail) });
      if (!data.ticket) throw new AppError('contract');
      onTicket(data.ticket);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      const isRefused = cause.kind === 'api';
      setRefusal(cause.message || t(isRefused ? 'credentials:captcha.refused' : `common:errors.${cause.kind}`));
    } finally {
      spring();
      setIsChecking(false);
    }
  };
  const move = (to: number) => {
    if (isPassed || isChecking) return;
    const next = Math.max(0, Math.min(TRACK_END, to));
    setRefusal(undefined);
    setPosition(next);
    drag.current ??= { trail: startTrail(performance.now()), id: requestCaptcha() };
    drag.current.trail = extendTrail(drag.current.trail, performance.now(), next);
    if (isWhole(drag.current.trail)) void check(drag.current);
  };
  const letGo = () => {
    if (!isPassed && !isChecking) spring();
  };
  return { position, isChecking, refusal, move, letGo };
}

/** Requests a captcha; who awaits it later hears of the failure. */
function requestCaptcha(): Promise<string> {
  const request = call('captcha', { action: 'get' }).then(({ data }) => {
    if (!data.id) throw new AppError('contract');
    return data.id;
  });
  request.catch(() => undefined);
  return request;
}

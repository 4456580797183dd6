import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ExampleTag } from '#src/parts/example-tag.tsx';
import { useFormats } from '#src/i18n/formats.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { AsicRig, GpuCard } from './os-art.tsx';
import styles from './os-section.module.css';

/** The rig operating system: free, for life, without a software fee, for ASIC and GPU rigs. */
export function OsSection() {
  const { t } = useTranslation('sections');
  return (
    <section id="os" className={classNames(layout.section, layout.band)} aria-labelledby="os-title">
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id="os-title" className={typography.h2}>
            <span>{t('os.title')}</span> <span>{t('os.free')}</span>
          </h2>
          <div>
            <p className={typography.lede}>{t('os.lede')}</p>
            <div className={styles.actions}>
              <Link className={buttonClass()} to="/okkong-os" search={{ type: 1 }}>
                <Icon name="download" /> {t('os.download')}
              </Link>
              <Link className={buttonClass({ variant: 'line' })} to="/classroom">
                {t('os.video')}
              </Link>
            </div>
          </div>
        </div>
        <div className={styles.stage}>
          <OsPaths />
          <OsTerminal />
        </div>
      </div>
    </section>
  );
}

const paths = [
  { id: 'asic', Art: AsicRig },
  { id: 'gpu', Art: GpuCard },
] as const;

/** The two ways onto a rig: a firmware plug-in, or a system made with a USB stick. */
function OsPaths() {
  const { t } = useTranslation('sections');
  return (
    <ul className={styles.paths}>
      {paths.map(({ id, Art }) => (
        <li key={id} className={classNames(layout.card, styles.path)}>
          <Art className={styles.art} />
          <h3 className={typography.h3}>
            <Link className={styles.link} to="/okkong-os" search={{ type: 1 }}>
              {t(`os.${id}.title`)}
            </Link>
          </h3>
          <p>{t(`os.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** A line of the drawn boot log. */
interface LogLine {
  readonly id: 'power' | 'start' | 'cards' | 'drivers' | 'clocks' | 'pool' | 'dag' | 'firstShare' | 'secondShare' | 'visible';
  /** Minutes and seconds since power on. */
  readonly time: string;
  readonly look: 'plain' | 'strong' | 'done';
  /** The hash of an accepted share: its leading zeros are lit. */
  readonly hash?: { readonly zeros: string; readonly rest: string };
}

/** An example; only the last line is a promise: rig data shows after about 10 minutes. */
const bootLog: readonly LogLine[] = [
  { id: 'power', time: '00:00', look: 'plain' },
  { id: 'start', time: '00:06', look: 'strong' },
  { id: 'cards', time: '00:19', look: 'done' },
  { id: 'drivers', time: '00:24', look: 'done' },
  { id: 'clocks', time: '00:41', look: 'done' },
  { id: 'pool', time: '00:58', look: 'done' },
  { id: 'dag', time: '01:07', look: 'done' },
  { id: 'firstShare', time: '01:31', look: 'strong', hash: { zeros: '000000000', rest: '7be138dc6da60c2c8bbe25' } },
  { id: 'secondShare', time: '01:44', look: 'strong', hash: { zeros: '00000000', rest: 'c344936759ceef1743262aa' } },
  { id: 'visible', time: '10:02', look: 'done' },
];

/** The cards of the drawn rig. */
const cardReadings = [
  { hashrateMhs: 48.1, celsius: 58 },
  { hashrateMhs: 48, celsius: 61 },
  { hashrateMhs: 47.9, celsius: 60 },
  { hashrateMhs: 48.2, celsius: 59 },
  { hashrateMhs: 47.6, celsius: 66 },
  { hashrateMhs: 48, celsius: 62 },
];

/** From this temperature on a reading of the drawing is lit. */
const WARM_CELSIUS = 65;

/** A drawn boot log, from power on to the rig in the app; an example. */
function OsTerminal() {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <figure className={classNames('zone-dark', styles.terminal)}>
      <figcaption className={styles.bar}>
        {t('os.log.title')} <ExampleTag />
      </figcaption>
      <ol className={styles.log}>
        {bootLog.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <div className={styles.foot}>
        <OsReadings />
      </div>
    </figure>
  );
}

function Line({ line: { id, time, look, hash } }: { line: LogLine }) {
  const { t } = useTranslation('sections');
  return (
    <li data-look={look}>
      <span className={styles.time}>{time}</span>
      <span>{t(`os.log.${id}`)}</span>
      {look === 'done' && <span className={styles.done}>{t('os.log.done')}</span>}
      {hash && (
        <span className={styles.hash} aria-hidden="true">
          <b>{hash.zeros}</b>
          {hash.rest}
        </span>
      )}
    </li>
  );
}

/** What the cards of the drawn rig read, at the foot of its boot log. */
function OsReadings() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  return (
    <table className={styles.readings}>
      <caption className="vh">{t('os.log.readings')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('os.log.card')}</th>
          {cardReadings.map((_, index) => (
            <td key={index}>{index}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">MH/s</th>
          {cardReadings.map(({ hashrateMhs }, index) => (
            <td key={index}>{number(hashrateMhs, 1)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">°C</th>
          {cardReadings.map(({ celsius }, index) => (
            <td key={index} data-warm={celsius >= WARM_CELSIUS || undefined}>
              {celsius}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

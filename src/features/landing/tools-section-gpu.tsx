import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import styles from './tools-section.module.css';

/** Settings of an example card; `place` is where the knob stands, 0 to 100. */
const settings = [
  { id: 'core', value: 1410, unit: 'MHz', place: 62 },
  { id: 'memory', value: 9800, unit: 'MHz', place: 84 },
  { id: 'power', value: 165, unit: 'W', place: 48 },
  { id: 'voltage', value: 780, unit: 'mV', place: 34 },
] as const;

/** The sliders of the GPU calculator, drawn. */
export function ToolsGpu() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  return (
    <ul className={styles.sliders}>
      {settings.map(({ id, value, unit, place }) => (
        <li key={id}>
          <span>{t(`tools.gpu.${id}`)}</span>
          <span>
            {number(value)} {unit}
          </span>
          <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 7H100" />
            <path data-part="set" d={`M0 7H${place}`} />
            <path data-part="knob" d={`M${place} 0V14`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

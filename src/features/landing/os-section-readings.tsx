import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { cardReadings, WARM_CELSIUS } from './os-section.model.ts';
import styles from './os-section.module.css';

const cards = cardReadings.map((reading, index) => ({ ...reading, index }));

/** What the cards of the drawn rig read, at the foot of its boot log. */
export function OsReadings() {
  const { t } = useTranslation('sections');
  const { number } = useFormats();
  return (
    <table className={styles.readings}>
      <caption className="vh">{t('os.log.readings')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('os.log.card')}</th>
          {cards.map(({ index }) => (
            <td key={index}>{index}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">MH/s</th>
          {cards.map(({ index, hashrateMhs }) => (
            <td key={index}>{number(hashrateMhs, 1)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">°C</th>
          {cards.map(({ index, celsius }) => (
            <td key={index} data-warm={celsius >= WARM_CELSIUS || undefined}>
              {celsius}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

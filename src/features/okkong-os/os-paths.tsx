import { useTranslation } from 'react-i18next';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './os-page.module.css';

const paths = ['asic', 'gpu'] as const;
const points = ['what', 'keeps', 'back'] as const;

/** One system, two ways onto a machine: a plug-in for ASIC firmware, a stick for GPU rigs. */
export function OsPaths() {
  const { t } = useTranslation('okkong-os');
  return (
    <section className={styles.section} aria-labelledby="os-paths">
      <h2 id="os-paths" className={typography.h3}>
        {t('paths.title')}
      </h2>
      <div className={styles.pair}>
        {paths.map((id) => (
          <article key={id} className={classNames(layout.card, styles.path)}>
            <MachineDrawing machine={id} />
            <h3 className={typography.h4}>{t(`paths.${id}.title`)}</h3>
            <p className={typography.body}>{t(`paths.${id}.text`)}</p>
            <FactList
              className={styles.points}
              facts={points.map((point) => ({ label: t(`paths.${point}`), value: t(`paths.${id}.${point}`) }))}
            />
          </article>
        ))}
      </div>
    </section>
  );
}

const asicBody = 'M8 44 78 20 152 30 152 96 78 122 8 104zM8 44 78 58 152 30M78 58v64';
const asicFans = 'M43 56a19 22 0 1 0 .1 0zM43 71a7 8 0 1 0 .1 0z';
const asicFins = 'M94 74l44-17M94 86l44-17M94 98l44-17M94 110l44-17';
const gpuBody = 'M52 34h150v66H52zM64 100v10h84v-10M52 22h-8v96h8M8 56h22v22H8zM30 61h12v12H30z';
const gpuFans = 'M85 45a22 22 0 1 0 .1 0zM85 60a7 7 0 1 0 .1 0zM129 45a22 22 0 1 0 .1 0zM129 60a7 7 0 1 0 .1 0z';
const gpuFins = 'M162 46v42M170 46v42M178 46v42M186 46v42';

/** A line drawing: cold air goes in blue, hot air comes out ember. */
function MachineDrawing({ machine }: { machine: 'asic' | 'gpu' }) {
  const isAsic = machine === 'asic';
  return (
    <svg className={styles.drawing} viewBox="0 0 212 128" width="212" height="128" aria-hidden="true">
      <path d={isAsic ? asicBody : gpuBody} />
      <path className={styles.intake} d={isAsic ? asicFans : gpuFans} />
      <path className={styles.exhaust} d={isAsic ? asicFins : gpuFins} />
    </svg>
  );
}

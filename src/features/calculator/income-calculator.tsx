import { useResetAtom } from 'jotai/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import { CalculatorPanel } from './calculator-panel.tsx';
import { calculatorInputsAtom } from './calculator.atoms.ts';
import styles from './calculator.module.css';

const titleId = 'calculator-title';
const panelId = 'calculator-panel';

/** The income calculator; closing it forgets what was typed, here and in the store (spec 4, decision B13). */
export function IncomeCalculator() {
  const { t } = useTranslation(['calculator', 'common']);
  const resetInputs = useResetAtom(calculatorInputsAtom);
  const [isOpen, setOpen] = useState(true);
  const toggle = () => {
    if (isOpen) resetInputs();
    setOpen(!isOpen);
  };
  return (
    <section id="calculator" className={layout.section} aria-labelledby={titleId}>
      <div className={layout.wrap}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={titleId} className={type_.h2}>
              {t('title')}
            </h2>
            <p className={type_.lede}>{t('lede')}</p>
          </div>
          {/* One button for both, so that the focus stays where it is. */}
          <Button variant="line" size="sm" aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={toggle}>
            <Icon name={isOpen ? 'close' : 'chevron-down'} size={16} />
            {isOpen ? t('common:close') : t('open')}
          </Button>
        </div>
        {isOpen && <CalculatorPanel id={panelId} />}
      </div>
    </section>
  );
}

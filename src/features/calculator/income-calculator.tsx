import { useResetAtom } from 'jotai/utils';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CalculatorPanel } from './calculator-panel.tsx';
import { calculatorInputsAtom } from './calculator.atoms.ts';
import styles from './calculator.module.css';

const titleId = 'calculator-title';
const panelId = 'calculator-panel';

/** The income calculator, with another card beside it (DESIGN 8.11); closing it forgets what was typed, here and in the store (spec 4, decision B13). */
export function IncomeCalculator({ beside }: { beside: ReactNode }) {
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
        <SectionHead titleId={titleId} title={t('title')} lede={t('lede')}>
          {/* One button for both, so that the focus stays where it is. */}
          <Button variant="line" size="sm" aria-expanded={isOpen} aria-controls={isOpen ? panelId : undefined} onClick={toggle}>
            <Icon name={isOpen ? 'close' : 'chevron-down'} size={16} />
            {isOpen ? t('common:close') : t('open')}
          </Button>
        </SectionHead>
        <div className={styles.pair} data-closed={!isOpen || undefined}>
          {isOpen && <CalculatorPanel id={panelId} />}
          <div className={styles.beside}>{beside}</div>
        </div>
      </div>
    </section>
  );
}

import { IncomeCalculator } from '#src/features/calculator/income-calculator.tsx';
import { VipSection } from '#src/features/vip/vip-section.tsx';

/** Calculator and VIP card side by side. */
export function CalculatorSection() {
  return <IncomeCalculator beside={<VipSection />} />;
}

import { useAnswer } from '#src/state/use-answer.ts';
import { useAtom, useAtomValue } from 'jotai';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { SplitPanel } from '../split-panel.tsx';
import { earningsAtoms } from './earnings.atoms.ts';
import { earningsDay } from './earnings.model.ts';
import { EarningsFields } from './earnings-fields.tsx';
import { EarningsProblem } from './earnings-problem.tsx';
import { EarningsResult } from './earnings-result.tsx';
import { EarningsSource } from './earnings-source.tsx';
import { earningsCoins, type MachineKind } from './machine-examples.ts';

/** Daily net earnings of ASIC miners or graphics cards, out of the pool's last known difficulty and price (decision E2). */
export function EarningsPanel({ machine }: { machine: MachineKind }) {
  const [inputs, setInputs] = useAtom(earningsAtoms[machine]);
  const currency = useAtomValue(currencyAtom);
  const { data: answer, error, refetch, isFetching } = useAnswer(coinListQuery());
  const choices = earningsCoins(machine);
  const choice = choices.find(({ coin }) => coin.id === inputs.coinId) ?? choices[0];
  if (!choice) return null;
  const day = answer && earningsDay({ inputs, unit: choice.example.unit, currency, list: answer.data });
  const isUnanswered = answer === undefined || day === undefined;
  const problem = isUnanswered && (error || answer) && <EarningsProblem error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <SplitPanel
      inputs={<EarningsFields machine={machine} choice={choice} choices={choices} inputs={inputs} onChange={setInputs} />}
      results={
        problem || (
          <>
            <EarningsResult choice={choice} day={day} />
            <EarningsSource choice={choice} day={day} answer={answer} />
          </>
        )
      }
    />
  );
}

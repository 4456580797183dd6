import { useIsHydrated } from '#src/page-start/hydration.ts';
import { partNamed } from '#src/parts/tools.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { BuyPart } from '../buy/buy-part.tsx';
import { FleetPart } from '../fleet/fleet-part.tsx';
import type { ToolPanel } from '../tool-inputs.ts';
import layout from '../tool-sheet.module.css';
import { asicFields } from './asic-fields.ts';
import { MachinePart } from './machine-part.tsx';
import { PartLinks } from './part-links.tsx';
import { useAsicTool } from './use-asic-tool.ts';

/**
 * Tool 3: what machines earn after electricity. Whoever has a fleet is shown that; a single machine and what to buy stand beside it, each with
 * an address of its own.
 */
export const AsicPanel: ToolPanel = ({ search }) => {
  const hasFleet = useHydratedAtom(fleetAtom).rows.length > 0;
  // A link that says the fields alone is about that machine, whatever else its reader has.
  const saysMachine = search['fleet'] === undefined && asicFields.read(search).inputs !== undefined;
  const isOfMachine = hasFleet && saysMachine && partNamed(search) === undefined;
  const tool = useAsicTool(isOfMachine ? { ...search, part: 'one' } : search);
  // The page is built with the machine that the fields start with.
  const asked = useIsHydrated() && !isOfMachine ? partNamed(search) : 'one';
  const part = asked === 'buy' ? 'buy' : hasFleet && asked !== 'one' ? 'fleet' : 'one';
  return (
    <div className={layout.stack}>
      <PartLinks current={part} hasFleet={hasFleet} />
      {part === 'fleet' && <FleetPart tool={tool} />}
      {part === 'one' && <MachinePart tool={tool} />}
      {part === 'buy' && <BuyPart tool={tool} search={search} />}
    </div>
  );
};

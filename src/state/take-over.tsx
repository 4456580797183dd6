import { type ReactNode, useEffect, useState } from 'react';
import { type TakeOver, TakeOverContext } from './use-is-hydrated.ts';

interface PartProps {
  /** Whether its HTML came with the page. */
  isAsSent: boolean;
  children: ReactNode;
}

/** Tells the components of one part, which is taken over in one go, whether they are taking over HTML (state/use-is-hydrated.ts). */
export function TakeOverPart({ isAsSent, children }: PartProps) {
  const [takeOver] = useState(() => new PartTakeOver(isAsSent));
  // After the effects of everything inside: what is mounted from now on is the browser's own.
  useEffect(() => takeOver.end(), [takeOver]);
  return <TakeOverContext value={takeOver}>{children}</TakeOverContext>;
}

class PartTakeOver implements TakeOver {
  private hasEnded: boolean;

  constructor(isAsSent: boolean) {
    this.hasEnded = !isAsSent;
  }

  isOver(): boolean {
    return this.hasEnded;
  }

  end(): void {
    this.hasEnded = true;
  }
}

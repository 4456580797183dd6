import { WalletCheckButton } from '#src/features/anonymous/wallet-check-button.tsx';
import { PoolSection } from '#src/features/landing/pool-section.tsx';

/** The smart pool with its wallet check. */
export function PoolSectionWithCheck() {
  return (
    <PoolSection>
      <WalletCheckButton />
    </PoolSection>
  );
}

import { LegalPage } from '#src/features/legal/legal-page.tsx';
import type { LegalText } from '#src/features/legal/legal-texts.ts';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';

/** A legal document in a language that its path names. */
export function LegalRoute({ text }: { text: LegalText }) {
  return (
    <PlainLayout hasScrollWrapper>
      <LegalPage text={text} />
    </PlainLayout>
  );
}

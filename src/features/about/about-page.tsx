import layout from '#src/ui/layout.module.css';
import { AboutText } from './about-text.tsx';
import { ContactBlock } from './contact-block.tsx';

/** `/about-us`: the about text with the contact block below it (spec 2, decision C1). */
export function AboutPage() {
  return (
    <div className={layout.page}>
      <AboutText />
      <ContactBlock />
    </div>
  );
}

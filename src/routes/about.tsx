import { createFileRoute } from '@tanstack/react-router';
import { AboutText } from '#src/features/about/about-text.tsx';
import { BareLayout } from '#src/features/shell/bare-layout.tsx';
import pageLayout from '#src/ui/layout.module.css';
import { page } from './-page.ts';

/** The about text alone, for an app's web view; search engines keep `/about-us`. */
export const Route = createFileRoute('/about')({
  ...page('about', { canonical: '/about-us' }),
  component: About,
});

function About() {
  return (
    <BareLayout>
      <div className={pageLayout.page}>
        <AboutText />
      </div>
    </BareLayout>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { AboutText } from '#src/features/about/about-text.tsx';
import { BareLayout } from '#src/features/shell/bare-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import pageLayout from '#src/ui/layout.module.css';

/** The about text alone, for an app's web view; search engines keep `/about-us`. */
export const Route = createFileRoute('/about')({
  staticData: { meta: 'about:meta', canonical: '/about-us' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['about']),
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

import layout from '#src/ui/layout.module.css';
import { InstallSteps } from './install-steps.tsx';
import { OsHero } from './os-hero.tsx';
import { OsPackages } from './os-packages.tsx';
import { OsPaths } from './os-paths.tsx';
import { useAskedDownload } from './use-asked-download.ts';

interface OsPageProps {
  /** The query `type`: 1 opens on the download part (spec 2, decision C7). */
  type: number | undefined;
}

/** `/okkong-os`: what the system is, which package fits which machine, and the way from the box to the first share. */
export function OsPage({ type }: OsPageProps) {
  const downloadRef = useAskedDownload(type);
  return (
    <div className={layout.page}>
      <OsHero />
      <OsPaths />
      <OsPackages sectionRef={downloadRef} />
      <InstallSteps />
    </div>
  );
}

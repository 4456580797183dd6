import qrCodes from 'virtual:qr-codes';
import styles from './app-section.module.css';

interface AppSectionQrProps {
  setting: string;
  label: string;
  /** Said in the code's place when the link is not set. */
  missing: string;
}

/** The code of a link, drawn at build. Where it leads nowhere yet, the square says so. */
export function AppSectionQr({ setting, label, missing }: AppSectionQrProps) {
  const code = qrCodes[setting];
  if (!code) return <p className={styles.missing}>{missing}</p>;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${code.edge} ${code.edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={code.path} />
    </svg>
  );
}

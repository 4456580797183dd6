import qrCodes from 'virtual:qr-codes';
import styles from './app-section.module.css';

interface AppSectionQrProps {
  setting: string;
  label: string;
}

/** The code of a link, drawn at build. Where no link is set there is none. */
export function AppSectionQr({ setting, label }: AppSectionQrProps) {
  const code = qrCodes[setting];
  if (!code) return null;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${code.edge} ${code.edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={code.path} />
    </svg>
  );
}

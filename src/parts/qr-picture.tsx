import type { QrCode } from '#src/lib/qr-code.ts';

interface QrPictureProps {
  code: QrCode;
  /** Names where it leads. */
  label: string;
  className: string | undefined;
}

/** A code to scan. */
export function QrPicture({ code: { edge, path }, label, className }: QrPictureProps) {
  return (
    <svg className={className} viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

import { encode } from 'uqr';

interface QrProps {
  readonly value: string;
  readonly label: string;
}

const QUIET_MODULES = 4;
/** Whole pixels per module, so that all modules have the same width. */
const MODULE_PX = 4;

/** A QR code. Its background stays white in both themes, because cameras need that. */
export function Qr({ value, label }: QrProps) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_MODULES });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      width={size * MODULE_PX}
      height={size * MODULE_PX}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="shrink-0 rounded-control bg-qr-ground"
    >
      <path d={dark.join('')} className="fill-qr-ink" />
    </svg>
  );
}

import { encode } from 'uqr';

interface QrProps {
  readonly value: string;
  readonly label: string;
}

const QUIET_MODULES = 4;
/** Whole pixels for each module, so that none is wider than another. */
const MODULE_PX = 4;

/** A QR code. Its ground stays white in both themes, or cameras cannot read it. */
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

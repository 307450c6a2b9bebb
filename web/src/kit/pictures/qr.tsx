import { encode } from 'uqr';

interface QrProps {
  readonly value: string;
  readonly label: string;
  readonly size?: number;
}

/** The dark modules of a QR code as one path, on a grid of `size` modules with a quiet zone of four. */
export function qrPath(value: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}

/** A QR code. Its background stays white in both themes, because cameras need that. */
export function Qr({ value, label, size = 148 }: QrProps) {
  const code = qrPath(value);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="shrink-0 rounded-control bg-qr-ground"
    >
      <path d={code.path} className="fill-qr-ink" />
    </svg>
  );
}

const SAVED_PX = 640;

/** Saves the code as an image with a white margin, for printing or for another phone. */
export async function saveQr(value: string, fileName: string): Promise<void> {
  const { path, size } = qrPath(value);
  const canvas = document.createElement('canvas');
  canvas.width = SAVED_PX;
  canvas.height = SAVED_PX;
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.getPropertyValue('--qr-ground');
  context.fillRect(0, 0, SAVED_PX, SAVED_PX);
  context.scale(SAVED_PX / size, SAVED_PX / size);
  context.fillStyle = style.getPropertyValue('--qr-ink');
  context.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

import { lazy, Suspense } from 'react';

const Qr = lazy(async () => ({ default: (await import('../../../kit/pictures/qr.tsx')).Qr }));

interface LazyQrProps {
  readonly value: string;
  readonly label: string;
  readonly size: number;
}

/** A QR code whose code is fetched on demand; its space is reserved meanwhile. */
export function LazyQr(props: LazyQrProps) {
  const place = (
    <span className="block shrink-0 rounded-control bg-qr-ground" style={{ width: props.size, height: props.size }} />
  );
  return (
    <Suspense fallback={place}>
      <Qr {...props} />
    </Suspense>
  );
}

/** Saves a QR code as an image. */
export const saveQrPicture = async (value: string, fileName: string): Promise<void> =>
  (await import('../../../kit/pictures/qr.tsx')).saveQr(value, fileName);

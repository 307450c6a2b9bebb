interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorMaker = new (options: { readonly formats: 'qr_code'[] }) => Detector;

/** The browser's own code reader. iPhones, Firefox and most desktops have none, and fetch one for the first scan. */
const detectorMaker = async (): Promise<DetectorMaker> =>
  (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector ?? (await import('qr/decode.js')).BarcodeDetector;

/** Whether this page may use a camera; browsers allow it only on a secure address. */
export const canScan = (): boolean => 'mediaDevices' in navigator;

const LOOK_EVERY_MS = 200;

/**
 * Shows the camera in a video element and looks for a QR code until one is found.
 *
 * @returns  a function that ends it and turns the camera off
 */
export function startScan(video: HTMLVideoElement, on: { onFound(text: string): void; onFailed(): void }): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = async (detector: Detector) => {
    const [code] = await detector.detect(video).catch(() => []);
    if (!code || isOver) return;
    stop();
    on.onFound(code.rawValue);
  };
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    const Made = await detectorMaker();
    if (isOver) return stop();
    const detector = new Made({ formats: ['qr_code'] });
    timer = setInterval(() => void look(detector), LOOK_EVERY_MS);
  };
  start().catch(() => {
    if (!isOver) on.onFailed();
    stop();
  });
  return stop;
}

/** What the browser itself can read from a picture. Not every browser can; those that cannot are not offered to scan. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorMaker = new (options: { readonly formats: readonly string[] }) => Detector;

const maker = (): DetectorMaker | undefined => (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

/** Whether this device can read a QR code by its camera. */
export const canScan = (): boolean => maker() !== undefined && 'mediaDevices' in navigator;

const LOOK_EVERY_MS = 200;

/**
 * Shows the camera in a video and looks for a QR code until one is found.
 *
 * @returns  ends it; the camera is off afterwards
 */
export function startScan(video: HTMLVideoElement, on: { found(text: string): void; failed(): void }): () => void {
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
    on.found(code.rawValue);
  };
  const start = async () => {
    const Made = maker();
    if (!Made) throw new Error('no detector');
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
    if (isOver) return stop();
    video.srcObject = stream;
    await video.play();
    const detector = new Made({ formats: ['qr_code'] });
    timer = setInterval(() => void look(detector), LOOK_EVERY_MS);
  };
  start().catch(() => {
    if (!isOver) on.failed();
    stop();
  });
  return stop;
}

import { useEffect, useRef, useState } from 'react';

/** What browsers have of it; not in the standard library of types yet. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type CodeReaderClass = new (options: { readonly formats: readonly string[] }) => CodeReader;

const LOOK_EVERY_MS = 250;

const readerClass = (): CodeReaderClass | null =>
  (globalThis as { readonly BarcodeDetector?: CodeReaderClass }).BarcodeDetector ?? null;

/** Whether this browser can read codes by itself; elsewhere the link is pasted or the digits are typed. */
export const canScan = (): boolean => readerClass() !== null && navigator.mediaDevices !== undefined;

/** The camera while it is on: what it sees is looked at a few times a second, and the first code is told. */
export function useCamera(onSeen: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const told = useRef(onSeen);
  told.current = onSeen;

  useEffect(() => {
    const Reader = readerClass();
    if (!isOn || !Reader) return;
    const reader = new Reader({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const codes = video.current ? await reader.detect(video.current).catch(() => []) : [];
      const [first] = codes;
      if (isGone) return;
      if (first) {
        setIsOn(false);
        told.current(first.rawValue);
      } else timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => {
      setHasFailed(true);
      setIsOn(false);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [isOn]);

  return { video, isOn, hasFailed, setIsOn };
}

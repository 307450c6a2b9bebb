import { useEffect, useRef, useState } from 'react';
import { startScan } from '../../../withdrawals/public.ts';

/** The camera while it is on. Reports the first code that it sees. */
export function useCamera(onSeen: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const latestOnSeen = useRef(onSeen);
  latestOnSeen.current = onSeen;

  useEffect(() => {
    if (!isOn || !video.current) return;
    return startScan(video.current, {
      onFound: (text) => {
        setIsOn(false);
        latestOnSeen.current(text);
      },
      onFailed: () => {
        setHasFailed(true);
        setIsOn(false);
      },
    });
  }, [isOn]);

  const turn = (on: boolean) => {
    // It may have been permitted in the meantime.
    setHasFailed(false);
    setIsOn(on);
  };
  return { video, isOn, hasFailed, turn };
}

import { useEffect, useReducer } from 'react';
import { paced } from './pace.ts';

/** Renders again when something outside React has changed, but not more often than given. */
export function usePacedRender(onChange: (listener: () => void) => () => void, everyMs: number): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const pace = paced(render, everyMs);
    const stop = onChange(pace.mark);
    return () => {
      stop();
      pace.stop();
    };
  }, [onChange, everyMs]);
}

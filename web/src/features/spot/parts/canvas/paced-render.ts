import { useEffect, useReducer } from 'react';
import { paced } from './pace.ts';

/** Renders again after something outside of React changed, at most so often. */
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

import { useEffect, useRef, useState } from 'react';
import { commands } from '../../api/commands.ts';
import { sha256, solvePuzzle } from '../../rules/proof-of-work.ts';

/** The puzzle that a browser solves after five failed log-ins, with the share of the work that is done. */
export function usePuzzle() {
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    /** 0 to 1 while it is being solved, else null. */
    share,
    /** Fetches a puzzle and solves it; null where that did not work out. */
    async solve(): Promise<{ captchaId: string; captchaAnswer: string } | null> {
      stop.current?.abort();
      // Checked before the question, so that nothing is left to do for a person who leaves while it is asked.
      const own = new AbortController();
      stop.current = own;
      const asked = await commands.captcha();
      if (!asked.ok || own.signal.aborted) return null;
      setShare(0);
      try {
        const answer = await solvePuzzle(asked.value, { onProgress: setShare, signal: own.signal, digest: sha256 });
        return answer === null ? null : { captchaId: asked.value.captchaId, captchaAnswer: answer };
      } finally {
        setShare(null);
      }
    },
  };
}

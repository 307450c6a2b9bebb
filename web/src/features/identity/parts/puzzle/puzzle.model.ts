import { useEffect, useRef, useState } from 'react';
import { commands } from '../../api/commands.ts';
import { sha256, solvePuzzle } from '../../rules/proof-of-work.ts';
import type { Ended } from '../security-check/security-check-props.ts';

interface PuzzleAnswer {
  readonly captchaId: string;
  readonly captchaAnswer: string;
}

/** Solves the puzzle that the server asks for after very many attempts, and tells how much of the work is done. */
export function usePuzzle() {
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  /** Fetches a puzzle and solves it; null if that failed. */
  async function solve(): Promise<PuzzleAnswer | null> {
    stop.current?.abort();
    // Made before the request, so that leaving the page during the request also cancels the work after it.
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
  }
  return {
    /** 0 to 1 while a puzzle is being solved, else null. */
    share,
    /** Makes a call. If it needs a puzzle, solves that and makes the call again. */
    async pass<Value>(call: (answer: PuzzleAnswer | undefined) => Promise<Ended<Value>>): Promise<Ended<Value>> {
      const ended = await call(undefined);
      if (ended.ok || ended.failure.i18nMsgCode !== 'CAPTCHA_REQUIRED') return ended;
      const answer = await solve();
      return answer === null ? ended : call(answer);
    },
  };
}

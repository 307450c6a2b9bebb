import { useState } from 'react';
import { serverNowMs, useServerNow } from '../../../../lib/calls/server-time.ts';
import { placeOf, useFlash, useFlashLive } from '../../api/flash.ts';
import type { OwnRound, Project } from '../../api/queries.ts';
import { type FlashRound, stageOf } from '../../rules/flash.ts';
import { type Phase, phaseOf } from '../../rules/round.ts';

export interface FlashProps {
  readonly project: Project;
  readonly round: FlashRound;
  readonly own: OwnRound;
}

const SAY_EVERY_MS = 10_000;

/** A flash round as the person stands in it: all of it follows from the exchange's last answer and its clock. */
export function useFlashModel({ project, round }: FlashProps) {
  const place = placeOf(project, round);
  useFlashLive(place);
  const query = useFlash(place, round, 'quick');
  const nowMs = useServerNow();
  const phase: Phase = project.isCancelled ? 'cancelled' : phaseOf(round, nowMs);
  const { data } = query;
  return {
    view: {
      query,
      nowMs,
      phase,
      stage: data ? stageOf(data, phase, round.startAtMs, nowMs) : null,
      /** When the last answer is from, where the newest question was not answered. */
      lostSinceMs: data && (query.isRefetchError || query.fetchStatus === 'paused') ? data.nowMs : null,
    },
  };
}

/** How the lots stand, for a list. */
export const useFlashStock = (project: Project, round: FlashRound) => useFlash(placeOf(project, round), round, 'slow');
/** The answer that another part of the page asks for. */
export const useFlashSeen = (project: Project, round: FlashRound) =>
  useFlash(placeOf(project, round), round, 'none').data ?? null;

/**
 * A sentence for whoever listens to the page. Figures that change twice a second are said at most every ten seconds; what has
 * happened (`of`) is said at once.
 */
export function useSaid(of: string, sentence: string): string {
  const nowMs = useServerNow();
  const [said, setSaid] = useState({ of, sentence, atMs: serverNowMs() });
  if (said.sentence !== sentence && (said.of !== of || Math.abs(nowMs - said.atMs) >= SAY_EVERY_MS))
    setSaid({ of, sentence, atMs: nowMs });
  return said.sentence;
}

import { useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { fetchOwners, type LotteryAnswer, type LotteryPlace, useLottery } from '../../api/lottery.ts';
import type { CheckedDraw } from '../../rules/draw-check.ts';

type State =
  | { readonly is: 'idle' }
  /** `percent` of the list is there. */
  | { readonly is: 'running'; readonly percent: number }
  | { readonly is: 'failed' }
  | { readonly is: 'checked'; readonly checked: CheckedDraw; readonly tookMs: number };

const WHOLE = 100;

/** What the panel beside it has asked for; null until that is there. */
export const useLotterySeen = (place: LotteryPlace): LotteryAnswer | null => useLottery(place).data ?? null;

/** Draws again in this browser, and saves the files from which anybody can. */
export function useDrawModel(place: LotteryPlace, answer: LotteryAnswer) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [isSaving, setIsSaving] = useState(false);
  const { announcement, list, result, own } = answer;
  const name = `${place.project}-${place.round}`;
  const save = (what: string, file: object) =>
    saveFile(`${JSON.stringify(file)}\n`, `${name}-${what}.json`, 'application/json');

  const check = async () => {
    if (!list || !result || state.is === 'running') return;
    setState({ is: 'running', percent: 0 });
    try {
      const owners = await fetchOwners(place, (got, all) =>
        setState({ is: 'running', percent: all === 0 ? WHOLE : Math.floor((got / all) * WHOLE) }),
      );
      const { checkDraw } = await import('../../rules/draw-check.ts');
      const fromMs = performance.now();
      const checked = await checkDraw({ announcement, list, result, own }, owners);
      setState({ is: 'checked', checked, tookMs: performance.now() - fromMs });
    } catch {
      setState({ is: 'failed' });
    }
  };

  const saveList = async () => {
    if (!list || isSaving) return;
    setIsSaving(true);
    try {
      const tickets = await fetchOwners(place, () => {});
      const { count, root } = list;
      save('tickets', { format: 'bourse-draw-tickets-v1', project: announcement.project, count, root, tickets });
    } catch {
      setState({ is: 'failed' });
    } finally {
      setIsSaving(false);
    }
  };

  return {
    view: { state, isSaving },
    commands: {
      check: () => void check(),
      saveAnnouncement: () => save('announcement', announcement),
      saveList: () => void saveList(),
      saveResult: () => result && save('result', result),
    },
  };
}
export type DrawModel = ReturnType<typeof useDrawModel>;

import { useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { fetchOwners, fetchTicket, type LotteryAnswer, type LotteryPlace, useLottery } from '../../api/lottery.ts';
import { type CheckedDraw, drawnFromMs } from '../../rules/lottery.ts';

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
  const [isSaving, setIsSaving] = useState<'tickets' | 'own' | null>(null);
  const isOverdue = useServerNow() > drawnFromMs(answer);
  const { announcement, list, result, own, taken } = answer;
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
      const checked = await checkDraw({ announcement, list, result, own, taken }, owners);
      setState({ is: 'checked', checked, tookMs: performance.now() - fromMs });
    } catch {
      setState({ is: 'failed' });
    }
  };

  const fetchAndSave = async (what: 'tickets' | 'own', fetchFile: () => Promise<void>) => {
    if (isSaving) return;
    setIsSaving(what);
    try {
      await fetchFile();
    } catch {
      setState({ is: 'failed' });
    } finally {
      setIsSaving(null);
    }
  };

  const saveList = () =>
    fetchAndSave('tickets', async () => {
      const tickets = await fetchOwners(place, () => {});
      const { count, root } = list!;
      save('tickets', { format: 'bourse-draw-tickets-v1', project: announcement.project, count, root, tickets });
    });

  // All of a person's tickets have one owner in the list, so the file of one of them leads to the others.
  const saveOwn = () =>
    fetchAndSave('own', async () => {
      const { number } = own[0]!;
      save(`ticket-${number}`, await fetchTicket(place, number));
    });

  return {
    view: { state, isSaving, isOverdue },
    commands: {
      check: () => void check(),
      saveAnnouncement: () => save('announcement', announcement),
      saveList: () => void saveList(),
      saveOwn: () => void saveOwn(),
      saveResult: () => result && save('result', result),
    },
  };
}
export type DrawModel = ReturnType<typeof useDrawModel>;

import { useState } from 'react';
import { useKeptDraft } from '../../../../lib/actions/kept-draft.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalSentence } from '../../../../lib/refusal-text.ts';
import { readBusinessTime } from '../../../../lib/time/business-time.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import { usePublish } from '../../api/projects.ts';
import {
  inputOf,
  type Mode,
  NEW_ROUND,
  type Preset,
  type ProjectName,
  type RoundName,
  type TypedProject,
  type TypedRound,
  type TypedUnlock,
} from '../../rules/draft.ts';
import { faultOf } from '../../rules/judge.ts';
import { NEW_DRAFT, NEW_UNLOCK, readDraft, type TypedDraft } from '../../rules/kept.ts';
import { presetUnlocks } from '../../rules/unlocks.ts';

/**
 * Asking for a project to be published: its terms, its rounds and when its tokens are unlocked. What is typed is kept in this
 * browser until it is sent or thrown away, so that no evening's work is lost.
 */
export function usePublishModel() {
  const kept = useKeptDraft('launch');
  const [draft, setDraft] = useState<TypedDraft>(NEW_DRAFT);
  const { project, rounds, unlocks } = draft;
  const asking = usePublish();
  const input = inputOf(project, rounds, unlocks);
  const fault = input && faultOf(input, serverNowMs());
  const change = (next: Partial<TypedDraft>) => {
    const changed = { ...draft, ...next };
    kept.keep(changed);
    setDraft(changed);
  };
  const changeRound = (at: number, next: Partial<TypedRound>) =>
    change({ rounds: rounds.map((round, index) => (index === at ? { ...round, ...next } : round)) });
  const act = useReasonedAction<true>(
    async (_, reason) => {
      if (!input) return;
      await asking.mutateAsync({ ...input, reason });
      kept.forget();
    },
    () => t('console.asked'),
  );
  return {
    ...draft,
    draft,
    isGood: input !== null && fault === null,
    /** What the exchange would refuse, where it is mended. */
    fault: fault && { at: fault.at, text: refusalSentence(fault.code, fault.details) },
    act,
    commands: {
      set: (name: ProjectName, text: string) => change({ project: { ...project, [name]: text } }),
      setRound: (at: number, name: RoundName, text: string) => changeRound(at, { [name]: text }),
      setMode: (at: number, mode: Mode) => changeRound(at, { mode }),
      addRound: () => change({ rounds: [...rounds, NEW_ROUND] }),
      removeRound: (at: number) => change({ rounds: rounds.toSpliced(at, 1) }),
      setUnlock: (at: number, unlock: TypedUnlock) =>
        change({ unlocks: unlocks.map((each, index) => (index === at ? unlock : each)) }),
      addUnlock: () => change({ unlocks: [...unlocks, NEW_UNLOCK] }),
      removeUnlock: (at: number) => change({ unlocks: unlocks.toSpliced(at, 1) }),
      takePreset: (preset: Preset) => change({ unlocks: presetUnlocks(preset, listingOf(project)) }),
      discard: () => {
        kept.forget();
        setDraft(NEW_DRAFT);
      },
    },
    start: () => {
      setDraft(readDraft(kept.read()) ?? NEW_DRAFT);
      act.start(true);
    },
  } as const;
}

/** From the listing on, or from now where none is typed yet. */
const listingOf = ({ listingAtMs }: TypedProject): number => readBusinessTime(listingAtMs) ?? serverNowMs();
export type PublishModel = ReturnType<typeof usePublishModel>;

import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { refusalSentence } from '../../../../lib/refusal-text.ts';
import { readBusinessTime } from '../../../../lib/time/business-time.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import { usePublish } from '../../api/projects.ts';
import {
  inputOf,
  type Mode,
  NEW_PROJECT,
  NEW_ROUND,
  type Preset,
  type ProjectName,
  type RoundName,
  type TypedProject,
  type TypedRound,
  type TypedUnlock,
} from '../../rules/draft.ts';
import { faultOf } from '../../rules/judge.ts';
import { presetUnlocks } from '../../rules/unlocks.ts';

const NEW_UNLOCK: TypedUnlock = { at: '', percent: '' };

/** Asking for a project to be published: its terms, its rounds and when its tokens are unlocked. */
export function usePublishModel() {
  const [project, setProject] = useState<TypedProject>(NEW_PROJECT);
  const [rounds, setRounds] = useState<readonly TypedRound[]>([NEW_ROUND]);
  const [unlocks, setUnlocks] = useState<readonly TypedUnlock[]>([NEW_UNLOCK]);
  const asking = usePublish();
  const input = inputOf(project, rounds, unlocks);
  const fault = input && faultOf(input, serverNowMs());
  const act = useReasonedAction<true>(
    async (_, reason) => input && asking.mutateAsync({ ...input, reason }),
    () => t('console.asked'),
  );
  return {
    project,
    rounds,
    unlocks,
    isGood: input !== null && fault === null,
    /** What the exchange would refuse, where it is mended. */
    fault: fault && { at: fault.at, text: refusalSentence(fault.code, fault.details) },
    act,
    commands: {
      set: (name: ProjectName, text: string) => setProject((old) => ({ ...old, [name]: text })),
      setRound: (at: number, name: RoundName, text: string) =>
        setRounds((old) => old.map((round, index) => (index === at ? { ...round, [name]: text } : round))),
      setMode: (at: number, mode: Mode) =>
        setRounds((old) => old.map((round, index) => (index === at ? { ...round, mode } : round))),
      addRound: () => setRounds((old) => [...old, NEW_ROUND]),
      removeRound: (at: number) => setRounds((old) => old.toSpliced(at, 1)),
      setUnlock: (at: number, unlock: TypedUnlock) =>
        setUnlocks((old) => old.map((each, index) => (index === at ? unlock : each))),
      addUnlock: () => setUnlocks((old) => [...old, NEW_UNLOCK]),
      removeUnlock: (at: number) => setUnlocks((old) => old.toSpliced(at, 1)),
      takePreset: (preset: Preset) => setUnlocks(presetUnlocks(preset, listingOf(project))),
    },
    start: () => {
      setProject(NEW_PROJECT);
      setRounds([NEW_ROUND]);
      setUnlocks([NEW_UNLOCK]);
      act.start(true);
    },
  } as const;
}

/** From the listing on, or from now where none is typed yet. */
const listingOf = ({ listingAtMs }: TypedProject): number => readBusinessTime(listingAtMs) ?? serverNowMs();
export type PublishModel = ReturnType<typeof usePublishModel>;

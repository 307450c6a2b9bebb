import { useState } from 'react';
import { type FlashTicket, giveUpTicket, placeOf } from '../../api/flash.ts';
import type { Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';

/** Gives a ticket back, after a question that says what follows. */
export function useGiveUpModel(project: Project, round: Round, ticket: FlashTicket) {
  const t = useLaunchText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const giveUp = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal('');
    const ended = await giveUpTicket(placeOf(project, round), ticket);
    setIsBusy(false);
    if (ended.ok) return setIsAsking(false);
    setRefusal(ended.failure.isOutcomeUnknown ? t('launch.unknown') : ended.failure.message);
  };
  return {
    view: { isAsking, isBusy, refusal },
    commands: {
      ask: () => setIsAsking(true),
      stopAsking: () => {
        setIsAsking(false);
        setRefusal('');
      },
      giveUp: () => void giveUp(),
    },
  };
}
export type GiveUpModel = ReturnType<typeof useGiveUpModel>;

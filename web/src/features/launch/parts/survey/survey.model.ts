import { useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { notify } from '../../../../lib/notify.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { answerSurveyOnce, type SurveyQuestion, useSurvey } from '../../api/survey.ts';
import { useLaunchText } from '../../launch-text.ts';
import { answersOf, faultOf, NO_ANSWER, type SurveyDraft, tooLongIn, withChoice } from '../../rules/survey.ts';
import { keepSurvey, keptSurvey } from './kept.ts';

/** After these there is nothing left to send. */
const IS_OVER: ReadonlySet<string | null> = new Set(['LAUNCH_SURVEY_SUBMITTED', 'LAUNCH_ENDED', 'LAUNCH_CANCELLED']);

/** Answers a project's survey. What is answered is kept until it is sent, also over a reload and a new version. */
export function useSurveyModel(project: string, onDone: () => void) {
  const t = useLaunchText();
  const uid = usePerson()?.fid ?? '';
  const query = useSurvey(project);
  const [draft, setDraft] = useState<SurveyDraft>(() => keptSurvey(uid, project));
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const questions = query.data?.questions ?? [];
  const answers = answersOf(questions, draft);
  const fault = faultOf(questions, answers);
  const set = (id: string, change: Partial<SurveyDraft[string]>) => {
    const next = { ...draft, [id]: { ...(draft[id] ?? NO_ANSWER), ...change } };
    setDraft(next);
    setFailure(null);
    keepSurvey(uid, project, next);
  };
  const send = async () => {
    setWasSent(true);
    if (isBusy || fault !== null || !query.data) return;
    setIsBusy(true);
    setFailure(null);
    const version = String(query.data.version);
    const ended = await answerSurveyOnce({ project, version, answers: JSON.stringify(answers) });
    setIsBusy(false);
    if (ended.ok || IS_OVER.has(ended.failure.i18nMsgCode)) keepSurvey(uid, project, null);
    if (!ended.ok) return setFailure(ended.failure);
    notify({ tone: 'ok', title: t('launch.survey.sent'), text: t('launch.survey.sentText') });
    onDone();
  };
  return {
    view: {
      query,
      draft,
      isBusy,
      /** What is wrong, once somebody has tried to send it; a text that is too long at once. */
      fault: wasSent ? fault : tooLongIn(questions, draft),
      refusal: failure && (failure.isOutcomeUnknown ? t('launch.survey.unknown') : failure.message),
      canSend: query.data !== undefined && query.data.submitted === null,
    },
    commands: {
      setText: (id: string, text: string) => set(id, { text }),
      choose: (question: SurveyQuestion, choice: string, isOn: boolean) =>
        set(question.id, {
          choices: withChoice(question, (draft[question.id] ?? NO_ANSWER).choices, choice, isOn),
        }),
      send: () => void send(),
    },
  };
}
export type SurveyModel = ReturnType<typeof useSurveyModel>;

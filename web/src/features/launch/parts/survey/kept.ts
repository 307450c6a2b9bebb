import { readSurveyDraft, type SurveyDraft } from '../../rules/survey.ts';

/** Of this person and this tab: it survives a reload, and nobody else who uses the device finds it. */
const keyOf = (uid: string, project: string): string => `launch.survey.${uid}.${project}`;

export function keptSurvey(uid: string, project: string): SurveyDraft {
  try {
    return readSurveyDraft(JSON.parse(sessionStorage.getItem(keyOf(uid, project)) ?? 'null'));
  } catch {
    return {};
  }
}

/** Keeps a draft; null forgets it. */
export function keepSurvey(uid: string, project: string, draft: SurveyDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(uid, project));
    else sessionStorage.setItem(keyOf(uid, project), JSON.stringify(draft));
  } catch {
    // What cannot be stored must be answered again after a reload.
  }
}

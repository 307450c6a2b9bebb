import type { SurveyFault } from '@bourse/core/launch/survey.ts';
import type { LaunchText } from '../../launch-text.ts';

/** Says what is wrong with an answer as the server would, with the same numbers. */
export function faultWords(t: LaunchText, { code, details }: SurveyFault): string {
  const question = String(details.question ?? '');
  switch (code) {
    case 'LAUNCH_SURVEY_QUESTION':
      return t(code);
    case 'LAUNCH_SURVEY_LONG':
      return t(code, { question, max: String(details.max ?? '') });
    default:
      return t(code, { question });
  }
}

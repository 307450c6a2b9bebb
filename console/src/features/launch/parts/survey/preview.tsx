import { SURVEY_TEXT_MAX, type SurveyTexts, surveyText } from '@bourse/core/launch/survey.ts';
import { type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { t, textOf } from '../../../../lib/i18n.ts';
import { useSurveyWords } from '../../api/survey.ts';
import type { KINDS } from '../../rules/survey-draft.ts';

interface PreviewProps {
  readonly questions: readonly {
    readonly id: string;
    readonly kind: (typeof KINDS)[number];
    readonly isRequired: boolean;
    readonly texts: SurveyTexts;
    readonly choices: readonly { readonly id: string; readonly texts: SurveyTexts }[];
  }[];
  readonly locale: Locale;
}

/** A survey as people read it in a language, with English where that has no text; nothing in it can be pressed. */
export function Preview({ questions, locale }: PreviewProps) {
  const words = useSurveyWords(locale);
  if (!words) return null;
  const say = textOf(words);
  return (
    <section
      aria-label={t('console.survey.preview')}
      data-room="launch/parts/survey/preview"
      className="flex flex-col gap-4 rounded-control bg-hover px-3 py-2 text-13"
    >
      <h3 className="text-12 text-text-muted">{t('console.survey.preview')}</h3>
      <div lang={languageTag(locale)} className="flex flex-col gap-4">
        <p className="text-text-muted">{say('launch.survey.note')}</p>
        {questions.map(({ id, kind, isRequired, texts, choices }, index) => {
          const how = kind === 'TEXT' ? `0 / ${SURVEY_TEXT_MAX}` : say(HOW[kind]);
          return (
            <div key={id} className="flex flex-col gap-1">
              <p dir="auto" className="break-words">{`${index + 1}. ${surveyText(texts, locale)}`}</p>
              <p className="text-12 text-text-muted">
                {isRequired ? how : `${how} · ${say('launch.survey.optional')}`}
              </p>
              <ul className="flex flex-col gap-1">
                {choices.map((choice) => (
                  <li key={choice.id} dir="auto" className="flex gap-2 break-words">
                    <span aria-hidden="true">{kind === 'SINGLE' ? '○' : '□'}</span>
                    {surveyText(choice.texts, locale)}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

const HOW = { SINGLE: 'launch.survey.one', MULTI: 'launch.survey.several' } as const;

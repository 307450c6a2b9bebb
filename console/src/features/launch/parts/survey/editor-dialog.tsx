import { LANGUAGE_NAMES, LOCALES, languageTag } from '@bourse/i18n/locales.ts';
import { Button } from '../../../../kit/button.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { KINDS, type TypedQuestion } from '../../rules/survey-draft.ts';
import { Preview } from './preview.tsx';
import type { EditorModel } from './survey.model.ts';

const QUESTION_MAX = 300;
const CHOICE_MAX = 120;

/** Writes a version of a survey in one language after the other, and shows it as people will read it. */
export function EditorDialog({ model }: { readonly model: EditorModel }) {
  const { questions, survey, locale, partly, canAdd, commands } = model;
  return (
    <ActionDialog
      title={t('console.survey.write')}
      effect={t('console.survey.effect')}
      verb={t('console.survey.publish')}
      isGood={model.isGood}
      act={model.act}
    >
      <div data-room="launch/parts/survey/editor-dialog" className="flex flex-col gap-4">
        <Choice
          label={t('console.language')}
          value={locale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={commands.setLocale}
        />
        <p className="text-12 text-text-muted">
          {partly.length === 0
            ? t('console.survey.english')
            : t('console.survey.partly', { names: partly.map((each) => LANGUAGE_NAMES[each]).join(', ') })}
        </p>
        {questions.map((question, at) => (
          <Question key={question.id} question={question} at={at} model={model} />
        ))}
        <span>
          <Button kind="link" disabled={!canAdd} onClick={commands.add}>
            {t('console.survey.addQuestion')}
          </Button>
        </span>
        <Preview questions={survey} locale={locale} />
      </div>
    </ActionDialog>
  );
}

interface QuestionProps {
  readonly question: TypedQuestion;
  readonly at: number;
  readonly model: EditorModel;
}

function Question({ question, at, model }: QuestionProps) {
  const { locale, commands } = model;
  const number = at + 1;
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t('console.survey.question', { number })}</legend>
      <Field
        label={t('console.survey.question', { number })}
        maxLength={QUESTION_MAX}
        lang={languageTag(locale)}
        dir="auto"
        value={question.texts[locale] ?? ''}
        onChange={(text) => commands.setText(at, text)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label={t('console.survey.kind')}
          value={question.kind}
          options={KINDS.map((value) => ({ value, label: t(`console.survey.kind.${value}`) }))}
          onChange={(kind) => commands.setKind(at, kind)}
        />
        <Choice
          label={t('console.survey.required')}
          value={question.isRequired ? 'true' : 'false'}
          options={[
            { value: 'true', label: t('console.yes') },
            { value: 'false', label: t('console.no') },
          ]}
          onChange={(value) => commands.setRequired(at, value === 'true')}
        />
      </div>
      {question.kind !== 'TEXT' && <Choices question={question} at={at} model={model} />}
      <span>
        <Button kind="link" disabled={model.questions.length === 1} onClick={() => commands.remove(at)}>
          {t('console.survey.removeQuestion', { number })}
        </Button>
      </span>
    </fieldset>
  );
}

function Choices({ question, at, model }: QuestionProps) {
  const { locale, commands, canAddChoice, canRemoveChoice } = model;
  return (
    <>
      {question.choices.map(({ id, texts }, place) => {
        const words = { question: at + 1, number: place + 1 };
        return (
          <div key={id} className="flex items-end gap-3">
            <Field
              label={t('console.survey.choice', words)}
              maxLength={CHOICE_MAX}
              lang={languageTag(locale)}
              dir="auto"
              value={texts[locale] ?? ''}
              onChange={(text) => commands.setChoice(at, place, text)}
            />
            <Button kind="link" disabled={!canRemoveChoice(question)} onClick={() => commands.removeChoice(at, place)}>
              {t('console.survey.removeChoice', words)}
            </Button>
          </div>
        );
      })}
      <span>
        <Button kind="link" disabled={!canAddChoice(question)} onClick={() => commands.addChoice(at)}>
          {t('console.survey.addChoice', { question: at + 1 })}
        </Button>
      </span>
    </>
  );
}

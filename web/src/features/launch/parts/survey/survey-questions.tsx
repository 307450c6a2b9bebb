import { SURVEY_TEXT_MAX } from '@bourse/core/launch/survey.ts';
import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox, Radio } from '../../../../kit/form/choice.tsx';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import type { SurveyQuestion } from '../../api/survey.ts';
import { useLaunchText } from '../../launch-text.ts';
import { NO_ANSWER } from '../../rules/survey.ts';
import { faultWords } from './fault-words.ts';
import type { SurveyModel } from './survey.model.ts';

interface QuestionsProps {
  readonly questions: readonly SurveyQuestion[];
  readonly model: SurveyModel;
}

/** The questions of a survey in their order, each with what is wrong about its answer. */
export function Questions({ questions, model }: QuestionsProps) {
  const t = useLaunchText();
  const { fault } = model.view;
  return questions.map((question, index) => {
    const error = fault?.details.question === index + 1 ? faultWords(t, fault) : undefined;
    const props = { question, number: index + 1, error, model };
    return question.kind === 'TEXT' ? (
      <OwnWords key={question.id} {...props} />
    ) : (
      <Choices key={question.id} {...props} />
    );
  });
}

interface QuestionProps {
  readonly question: SurveyQuestion;
  readonly number: number;
  readonly error: string | undefined;
  readonly model: SurveyModel;
}

function OwnWords({ question, number, error, model: { view, commands } }: QuestionProps) {
  const t = useLaunchText();
  const { text } = view.draft[question.id] ?? NO_ANSWER;
  const count = `${text.length} / ${SURVEY_TEXT_MAX}`;
  return (
    <TextArea
      label={`${number}. ${question.text}`}
      aside={<span className="num">{question.isRequired ? count : `${t('launch.survey.optional')} · ${count}`}</span>}
      value={text}
      disabled={view.isBusy}
      error={error}
      onChange={(typed) => commands.setText(question.id, typed)}
    />
  );
}

function Choices({ question, number, error, model: { view, commands } }: QuestionProps) {
  const t = useLaunchText();
  const { choices: chosen } = view.draft[question.id] ?? NO_ANSWER;
  const how = t(question.kind === 'SINGLE' ? 'launch.survey.one' : 'launch.survey.several');
  const isSingle = question.kind === 'SINGLE';
  const [first] = chosen;
  // A thumb's places are 44 px high: closer together the lower part of one would be the next one's.
  const gap = useDensity() === 'touch' ? 'gap-5' : 'gap-2';
  return (
    <fieldset className={cx('flex min-w-0 flex-col', gap)} disabled={view.isBusy}>
      <legend className="mb-1 text-13 text-text-muted">
        <span dir="auto" className="block">{`${number}. ${question.text}`}</span>
        <span className="block text-12 text-text-faint">
          {question.isRequired ? how : `${how} · ${t('launch.survey.optional')}`}
        </span>
      </legend>
      {question.choices.map(({ id, text }) =>
        isSingle ? (
          <Radio
            key={id}
            name={`survey-${question.id}`}
            checked={chosen.includes(id)}
            onChoose={() => commands.choose(question, id, true)}
          >
            <span dir="auto">{text}</span>
          </Radio>
        ) : (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={(isOn) => commands.choose(question, id, isOn)}>
            <span dir="auto">{text}</span>
          </Checkbox>
        ),
      )}
      {isSingle && !question.isRequired && first !== undefined && (
        <span>
          <Button kind="link" size="small" onClick={() => commands.choose(question, first, false)}>
            {t('launch.survey.clear')}
          </Button>
        </span>
      )}
      {error && <p className="text-12 text-danger">{error}</p>}
    </fieldset>
  );
}

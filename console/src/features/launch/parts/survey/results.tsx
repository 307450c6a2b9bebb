import { surveyText } from '@bourse/core/launch/survey.ts';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Pairs } from '../../../../kit/card.tsx';
import { Paged, WhenReady } from '../../../../kit/page.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords, waitWords } from '../../../../lib/lists/list-words.ts';
import type { SurveyQuestion, SurveyVersion } from '../../api/survey.ts';
import { useResultsModel, useTextsModel } from './survey.model.ts';

interface ResultsProps {
  readonly of: SurveyVersion;
  readonly questions: readonly SurveyQuestion[];
}

const BONES = { rows: 3, height: 44 };

/** How many chose what, what people wrote, and all of it as a file; never who it was. */
export function Results({ of, questions }: ResultsProps) {
  const { state, results, retry, file } = useResultsModel(of);
  const peopleOf = (id: string) => results?.questions.find((each) => each.id === id);
  return (
    <section
      aria-label={t('console.survey.results')}
      data-room="launch/parts/survey/results"
      className="flex min-w-0 flex-col gap-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-12 text-text-muted">{t('console.survey.nameless')}</p>
        <Button kind="secondary" small disabled={file.rowsSoFar !== null} onClick={file.save}>
          {file.rowsSoFar === null
            ? t('console.books.export')
            : t('console.books.exporting', { rows: formatAmount(String(file.rowsSoFar)) })}
        </Button>
      </div>
      <WhenReady state={state} words={waitWords(t('console.survey.failed'))} onRetry={retry} bones={BONES}>
        {questions.map((question, index) => {
          const counted = peopleOf(question.id);
          return (
            <div key={question.id} className="flex flex-col gap-1">
              <h3 dir="auto" className="text-13 font-medium break-words">
                {`${index + 1}. ${surveyText(question.texts, 'en_US')}`}
              </h3>
              <p className="text-12 text-text-muted">{t('console.launch.by', { count: counted?.people ?? 0 })}</p>
              {question.kind === 'TEXT' ? (
                <Texts of={of} question={question.id} />
              ) : (
                <Pairs
                  rows={question.choices.map(({ id, texts }) => ({
                    label: <span dir="auto">{surveyText(texts, 'en_US')}</span>,
                    value: (
                      <span className="num">
                        {formatAmount(String(counted?.choices.find((each) => each.id === id)?.people ?? 0))}
                      </span>
                    ),
                  }))}
                />
              )}
            </div>
          );
        })}
      </WhenReady>
    </section>
  );
}

interface TextsProps {
  readonly of: SurveyVersion;
  readonly question: string;
}

/** What people wrote is only read where somebody asks for it. */
function Texts(props: TextsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <TextList {...props} />;
  return (
    <span>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {t('console.survey.read')}
      </Button>
    </span>
  );
}

function TextList({ of, question }: TextsProps) {
  const { view, commands } = useTextsModel(of, question);
  return (
    <Paged
      view={view}
      commands={commands}
      emptyIcon={<MessageSquareText className="size-5" />}
      words={listWords(t('console.survey.noTexts'), t('console.survey.failed'))}
      bones={BONES}
    >
      <ul className="flex flex-col gap-2">
        {view.rows.map(({ id, text, atMs }) => (
          <li key={id} className="border-t border-line pt-2 text-13">
            <p dir="auto" className="break-words whitespace-pre-wrap">
              {text}
            </p>
            <p className="num text-12 text-text-muted">{formatTime(atMs)}</p>
          </li>
        ))}
      </ul>
    </Paged>
  );
}

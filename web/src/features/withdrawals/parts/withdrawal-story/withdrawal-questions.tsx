import { Button } from '../../../../kit/button.tsx';
import { TextArea } from '../../../../kit/form/text-area.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Withdrawal } from '../../rules/withdrawal-status.ts';
import { useWithdrawalsText, type WithdrawalsText } from '../../withdrawals-text.ts';
import { useQuestionModel } from './withdrawal-questions.model.ts';

type Question = Withdrawal['questions'][number];

/** A reviewer's questions, each with a field for the answer: a form, not a chat. */
export function WithdrawalQuestions({ row }: { readonly row: Withdrawal }) {
  const t = useWithdrawalsText();
  const open = row.questions.filter(({ answeredAtMs }) => answeredAtMs === null);
  const answered = row.questions.filter(({ answeredAtMs }) => answeredAtMs !== null);
  const isOpen = row.state === 'IN_REVIEW' && open.length > 0;
  return (
    <section className="flex flex-col gap-4" aria-label={t('withdrawals.ask.title')}>
      {isOpen && (
        <>
          <Notice tone="info">
            <strong className="font-semibold">{t('withdrawals.ask.title')}</strong> {t('withdrawals.ask.text')}{' '}
            {t('withdrawals.promise')}
          </Notice>
          {open.map((question) => (
            <OpenQuestion key={question.id} question={question} />
          ))}
        </>
      )}
      {answered.map((question) => (
        <Answered key={question.id} question={question} />
      ))}
    </section>
  );
}

function OpenQuestion({ question }: { readonly question: Question }) {
  const t = useWithdrawalsText();
  const { view, commands } = useQuestionModel(question.id);
  const asked = wordsOf(t, question);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        commands.send();
      }}
    >
      <TextArea
        label={asked.title}
        name={`answer-${question.question}`}
        value={view.text}
        onChange={commands.setText}
        help={asked.more}
        error={view.error}
        keepsLine
      />
      {view.error && asked.more && <p className="text-12 text-text-muted">{asked.more}</p>}
      <span>
        <Button type="submit" kind="secondary" busy={view.isBusy}>
          {t('withdrawals.ask.send')}
        </Button>
      </span>
    </form>
  );
}

function Answered({ question }: { readonly question: Question }) {
  const t = useWithdrawalsText();
  const locale = useLocale();
  const asked = wordsOf(t, question);
  return (
    <div className="rounded-control border border-line p-3 text-13">
      <p className="font-medium">{asked.title}</p>
      {asked.more && <p className="text-text-muted">{asked.more}</p>}
      <p className="mt-1 break-words whitespace-pre-wrap">{question.answer}</p>
      <p className="mt-1 text-12 text-text-faint">
        {t('withdrawals.ask.answered', { time: dateTime(question.answeredAtMs, locale) })}
      </p>
    </div>
  );
}

/** A question with its details. For a free question, the reviewer's own words are the title. */
function wordsOf(t: WithdrawalsText, { question, note }: Question): { title: string; more: string | undefined } {
  if (question === 'OTHER' && note !== null) return { title: note, more: undefined };
  return { title: t(`withdrawals.ask.${question}`), more: note ?? undefined };
}

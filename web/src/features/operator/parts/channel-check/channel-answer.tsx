import { KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { Notice } from '../../../../kit/states.tsx';
import type { ChannelAnswer } from '../../api/queries.ts';
import { useOperatorText } from '../../operator-text.ts';

interface ChannelAnswerProps {
  readonly answer: ChannelAnswer;
  readonly asked: string;
}

/** Whether a contact is ours; if not, why and where it really leads; and what to mind even if it is. */
export function ChannelAnswerView({ answer, asked }: ChannelAnswerProps) {
  const t = useOperatorText();
  const { verdict, reason, kind, official } = answer;
  const rows = useRows(answer, asked);
  return (
    <Notice tone={verdict === 'OFFICIAL' ? 'ok' : verdict === 'ONLY_AT' ? 'warn' : 'danger'}>
      <p className="text-14 font-semibold">
        {verdict === 'OFFICIAL'
          ? t('operator.links.official')
          : verdict === 'ONLY_AT'
            ? t.rich('operator.links.onlyAt', { official: <Code text={official ?? ''} /> })
            : t(reason === 'UNREADABLE' ? 'operator.links.unreadable' : 'operator.links.notOfficial')}
      </p>
      {reason !== null && <p className="mt-1">{t(`operator.links.reason.${reason}`)}</p>}
      {rows.length > 0 && (
        <div className="mt-2">
          <KeyValue small rows={rows} />
        </div>
      )}
      {verdict !== 'NOT_OFFICIAL' && kind !== 'unknown' && <p className="mt-1">{t(`operator.links.care.${kind}`)}</p>}
    </Notice>
  );
}

function useRows({ verdict, kind, leadsTo, official, oddLetters }: ChannelAnswer, asked: string): KeyValueRow[] {
  const t = useOperatorText();
  if (verdict === 'ONLY_AT') return [];
  const truth = t(kind === 'web' ? 'operator.links.leadsTo' : 'operator.links.readAs');
  const isNews = leadsTo !== null && leadsTo !== asked && verdict !== 'OFFICIAL';
  return [
    ...(isNews ? [{ label: truth, value: <Code text={leadsTo} /> }] : []),
    ...(oddLetters.length > 0
      ? [{ label: t('operator.links.odd'), value: <Code text={oddLetters.join(', ')} /> }]
      : []),
    ...(official !== null ? [{ label: t('operator.links.ours'), value: <Code text={official} /> }] : []),
  ];
}

/** Isolates a text from the writing direction of the words around it. */
const Code = ({ text }: { readonly text: string }) => (
  <bdi dir="ltr" className="code break-all">
    {text}
  </bdi>
);

import { Inset } from '../../../../kit/card.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { useHelpText } from '../../help-text.ts';

const QUESTIONS = ['run', 'short', 'source', 'price', 'fee', 'time', 'change', 'now', 'figures', 'past'] as const;
const RISKS = ['fall', 'rise', 'more', 'fill', 'money'] as const;

/** Questions that people ask, and what can go wrong. */
export default function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useAutoInvestText();
  const help = useHelpText();
  const shell = useShellText();
  return (
    <Overlay open onClose={onClose} title={t('autoInvest.help')} closeLabel={shell('shell.action.close')}>
      <div data-room="auto-invest/parts/help" className="flex flex-col gap-5 text-14">
        <Inset>
          <h3 className="mb-2 font-semibold">{help('autoInvest.help.risks')}</h3>
          <ul className="flex list-disc flex-col gap-2 pl-5 text-text-muted">
            {RISKS.map((name) => (
              <li key={name}>{help(`autoInvest.help.risk.${name}`)}</li>
            ))}
          </ul>
        </Inset>
        <h3 className="font-semibold">{help('autoInvest.help.questions')}</h3>
        <dl className="flex flex-col gap-4">
          {QUESTIONS.map((name) => (
            <div key={name} className="flex flex-col gap-1">
              <dt className="font-medium">{help(`autoInvest.help.${name}.q`)}</dt>
              <dd className="text-text-muted">{help(`autoInvest.help.${name}.a`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Overlay>
  );
}

import { ExternalLink } from 'lucide-react';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { shortened } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useMoneyText } from '../../money-text.ts';

interface ChainIdProps {
  readonly text: string;
  readonly explorerUrl?: string | null;
  readonly head?: number;
  readonly tail?: number;
}

/** An address, a transaction id or an order number: shortened in the middle, copied whole by a click. */
export function ChainId({ text, explorerUrl, head = 12, tail = 6 }: ChainIdProps) {
  const t = useMoneyText();
  const shell = useShellText();
  return (
    <span className="inline-flex items-center gap-1">
      <span className="code text-13 whitespace-nowrap text-text-muted" title={text}>
        {shortened(text, head, tail)}
      </span>
      <CopyButton label={shell('shell.action.copy')} doneLabel={shell('shell.copied')} onCopy={() => copyText(text)} />
      {explorerUrl && (
        <a
          href={explorerUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('balances.action.viewOnChain')}
          title={t('balances.action.viewOnChain')}
          className="touch p-1 text-text-faint hover:text-text"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </span>
  );
}

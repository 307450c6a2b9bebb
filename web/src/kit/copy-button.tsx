import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonKind, type ButtonSize } from './button.tsx';
import { cx } from './cx.ts';

interface CopyProps {
  /** Copies, and returns whether it worked. lib/clipboard.ts has one that also reports failures. */
  readonly onCopy: () => Promise<boolean>;
  readonly label: string;
  readonly doneLabel: string;
}

const TICK_MS = 1_600;

function useTick(onCopy: () => Promise<boolean>) {
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  return { isDone, copy: () => void onCopy().then(setIsDone) };
}

/** A small icon beside an address or number; a tick confirms the copy. */
export function CopyButton({ onCopy, label, doneLabel }: CopyProps) {
  const { isDone, copy } = useTick(onCopy);
  const Icon = isDone ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={isDone ? doneLabel : label}
      title={label}
      onClick={copy}
      className={cx(
        'inline-grid touch shrink-0 place-items-center p-1',
        isDone ? 'text-ok' : 'text-text-faint hover:text-text',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite" className="sr-only">
        {isDone ? doneLabel : ''}
      </span>
    </button>
  );
}

interface CopyWordsProps extends CopyProps {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** A full button that copies. Both of its texts have the same width. */
export function CopyWordsButton({ onCopy, label, doneLabel, kind = 'primary', size, wide }: CopyWordsProps) {
  const { isDone, copy } = useTick(onCopy);
  return (
    <Button
      kind={kind}
      {...(size && { size })}
      {...(wide && { wide })}
      onClick={copy}
      icon={isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    >
      <span className="grid text-center *:col-start-1 *:row-start-1">
        <span className={isDone ? 'invisible' : ''}>{label}</span>
        <span aria-live="polite" className={isDone ? '' : 'invisible'}>
          {doneLabel}
        </span>
      </span>
    </Button>
  );
}

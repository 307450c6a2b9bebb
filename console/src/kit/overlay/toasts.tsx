import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { cx } from '../cx.ts';

interface ToastsProps {
  readonly toasts: readonly { readonly id: number; readonly tone: 'ok' | 'danger'; readonly text: string }[];
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

/** Results of actions, at the top right. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps) {
  return (
    <div aria-live="polite" className="fixed top-16 right-4 z-10 flex w-90 flex-col gap-2">
      {toasts.map(({ id, tone, text }) => {
        const Icon = tone === 'ok' ? CircleCheck : CircleAlert;
        return (
          <div
            key={id}
            className="flex items-start gap-3 rounded-card border border-line bg-surface-raised p-4 shadow-float"
          >
            <Icon
              aria-hidden="true"
              className={cx('mt-px size-[18px] shrink-0', tone === 'ok' ? 'text-ok' : 'text-danger')}
            />
            <p className="min-w-0 flex-1 text-14">{text}</p>
            <button type="button" aria-label={closeLabel} onClick={() => onClose(id)} className="text-text-faint">
              <X aria-hidden="true" className="size-4" />
            </button>
          </div>
        );
      })}
    </div>
  );
}

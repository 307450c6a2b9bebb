import { CircleAlert, CircleCheck, CloudOff, Info, TriangleAlert, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** Says in one sentence that there is nothing. */
export function Empty({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-12 text-center text-14 text-text-muted">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-pill bg-hover text-text-faint">
        {icon}
      </span>
      <p>{text}</p>
    </div>
  );
}

interface FailedProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Says what failed, and offers Retry. */
export function Failed({ text, retryLabel, onRetry }: FailedProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-12 text-center text-14 text-text-muted">
      <CloudOff aria-hidden="true" className="size-6 text-text-faint" />
      <p>{text}</p>
      <Button kind="secondary" small onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** Grey placeholders with the height of what is coming. */
export function Bones({ rows, height = 56 }: { readonly rows: number; readonly height?: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity.
        <div key={index} className="flex items-center justify-between gap-6 px-4" style={{ height }}>
          <span className="h-3 w-32 rounded-badge bg-skeleton" />
          <span className="h-3 w-16 rounded-badge bg-skeleton" />
        </div>
      ))}
    </div>
  );
}

const TONES = {
  warn: { ground: 'bg-warn-soft', ink: 'text-warn', Icon: TriangleAlert },
  two: { ground: 'bg-warn-soft', ink: 'text-warn', Icon: Users },
  info: { ground: 'bg-info-soft', ink: 'text-info', Icon: Info },
  ok: { ground: 'bg-ok-soft', ink: 'text-ok', Icon: CircleCheck },
  danger: { ground: 'bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
} as const;

/** A remark to read before acting. */
export function Notice({ tone, children }: { readonly tone: keyof typeof TONES; readonly children: ReactNode }) {
  const { ground, ink, Icon } = TONES[tone];
  return (
    <div className={cx('flex items-start gap-2.5 rounded-control p-3 text-13', ground)}>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

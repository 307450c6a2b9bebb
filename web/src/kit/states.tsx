import { CircleAlert, CircleCheck, CloudOff, Info, RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

function Disc({ children }: { readonly children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-12 place-items-center rounded-pill bg-hover text-text-faint [&_svg]:size-5"
    >
      {children}
    </span>
  );
}

interface EmptyProps {
  readonly icon: ReactNode;
  readonly text: ReactNode;
  /** What to do next: one button or link. */
  readonly action?: ReactNode;
}

/** Says in one sentence that there is nothing, and what to do next. */
export function Empty({ icon, text, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-3 px-6 py-12 text-center text-14 text-text-muted">
      <Disc>{icon}</Disc>
      <div className="max-w-80">{text}</div>
      {action}
    </div>
  );
}

interface FailedProps {
  readonly text: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  readonly reference?: ReactNode;
}

/** Says what failed, and offers Retry. */
export function Failed({ text, retryLabel, onRetry, busy = false, reference }: FailedProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center justify-center gap-3 px-6 py-12 text-center text-14 text-text-muted"
    >
      <Disc>
        <CloudOff />
      </Disc>
      <p className="max-w-80">{text}</p>
      <Button kind="secondary" busy={busy} onClick={onRetry} icon={<RotateCw aria-hidden="true" />}>
        {retryLabel}
      </Button>
      {reference && <p className="code text-12 text-text-faint">{reference}</p>}
    </div>
  );
}

interface OfflineBarProps {
  readonly text: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** A muted bar that says how old the numbers below it are. */
export function OfflineBar({ text, retryLabel, onRetry }: OfflineBarProps) {
  return (
    <div role="status" className="flex min-h-10 items-center gap-2 bg-hover px-4 py-2 text-13 text-text">
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{text}</span>
      <Button kind="link" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

type NoticeTone = 'warn' | 'info' | 'danger' | 'ok';
const NOTICE: Record<NoticeTone, { ground: string; ink: string; Icon: typeof Info }> = {
  warn: { ground: 'bg-warn-soft', ink: 'text-warn', Icon: TriangleAlert },
  info: { ground: 'bg-info-soft', ink: 'text-info', Icon: Info },
  danger: { ground: 'bg-danger-soft', ink: 'text-danger', Icon: CircleAlert },
  ok: { ground: 'bg-ok-soft', ink: 'text-ok', Icon: CircleCheck },
};

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

/** A remark to read before acting. Its text has the text colour; only the icon has the tone's colour. */
export function Notice({ tone, children, icon, action }: NoticeProps) {
  const { ground, ink, Icon } = NOTICE[tone];
  return (
    <div className={cx('flex items-start gap-2.5 rounded-control p-3 text-13 text-text', ground)}>
      <span className={cx('mt-0.5 shrink-0 [&_svg]:size-4', ink)}>{icon ?? <Icon aria-hidden="true" />}</span>
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}

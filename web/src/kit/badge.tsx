import { ArrowDown, ArrowUp, CircleAlert, CircleCheck, CircleMinus, CircleX, Loader } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { numClass } from './numbers/num.ts';

export type Tone = 'neutral' | 'accent' | 'ok' | 'danger' | 'warn' | 'info' | 'up' | 'down';

const GROUND: Record<Tone, string> = {
  neutral: 'bg-hover text-text-muted',
  accent: 'bg-accent-soft text-accent-text',
  ok: 'bg-ok-soft text-ok',
  danger: 'bg-danger-soft text-danger',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
};
const INK: Record<Tone, string> = {
  neutral: 'text-text-muted',
  accent: 'text-accent-text',
  ok: 'text-ok',
  danger: 'text-danger',
  warn: 'text-warn',
  info: 'text-info',
  up: 'text-up',
  down: 'text-down',
};

interface ToneProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A word on a coloured background, 20 px high, for headers. */
export function Badge({ tone = 'neutral', icon, children }: ToneProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-badge px-1.5 text-12 font-medium whitespace-nowrap [&_svg]:size-3',
        GROUND[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const ICONS: Partial<Record<Tone, typeof CircleCheck>> = {
  ok: CircleCheck,
  danger: CircleX,
  warn: CircleMinus,
  info: Loader,
  neutral: CircleAlert,
};

/** A state as a coloured icon and word without a background. */
export function Status({ tone = 'neutral', icon, children }: ToneProps) {
  const Icon = ICONS[tone] ?? CircleCheck;
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap [&_svg]:size-3.5', INK[tone])}>
      {icon ?? <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}

interface ChangeProps {
  /** With its sign; U+2212 for minus. */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'none';
  readonly isBadge?: boolean;
}

/** A change with its sign and a colour, never the colour alone. */
export function Change({ text, direction, isBadge = false }: ChangeProps) {
  if (direction === 'none') return <span className={cx(numClass(text), 'text-text-muted')}>{text}</span>;
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  if (isBadge) {
    return (
      <Badge tone={direction} icon={<Arrow aria-hidden="true" />}>
        <span className="num">{text}</span>
      </Badge>
    );
  }
  return <span className={cx('num', INK[direction])}>{text}</span>;
}

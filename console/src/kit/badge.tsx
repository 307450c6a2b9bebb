import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const GROUND = {
  neutral: 'bg-hover text-text-muted',
  ok: 'bg-ok-soft text-ok',
  danger: 'bg-danger-soft text-danger',
  warn: 'bg-warn-soft text-warn',
  info: 'bg-info-soft text-info',
} as const;
export type Tone = keyof typeof GROUND;

/** A word on a coloured background. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center rounded-badge px-1.5 text-12 font-medium whitespace-nowrap',
        GROUND[tone],
      )}
    >
      {children}
    </span>
  );
}

import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

const KINDS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface-raised text-text hover:bg-hover',
  danger: 'border border-line-strong bg-surface-raised text-danger hover:bg-danger-soft',
  'danger-filled': 'bg-danger-fill text-on-accent hover:brightness-90',
  ghost: 'text-text-muted hover:bg-hover hover:text-text',
  link: 'text-accent-text hover:underline underline-offset-4',
} as const;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  readonly kind?: keyof typeof KINDS;
  readonly small?: boolean;
  readonly wide?: boolean;
  /** Shows a spinner instead of the text, takes no clicks, and keeps its width. */
  readonly busy?: boolean;
}

/** A button. Its text is a verb. */
export function Button({ kind = 'primary', small, wide, busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(
        'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors [&_svg]:size-4',
        kind === 'link' ? 'text-13' : small ? 'h-8 px-3 text-13' : 'h-10 px-4 text-14',
        disabled && kind !== 'link' ? 'bg-hover text-text-faint' : KINDS[kind],
        wide && 'w-full',
      )}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'invisible')}>{children}</span>
      {busy && <LoaderCircle aria-hidden="true" className="absolute animate-spin" />}
    </button>
  );
}

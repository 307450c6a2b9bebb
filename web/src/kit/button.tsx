import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useDensity } from './density.tsx';
import { Spinner } from './progress/spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'link' | 'buy' | 'sell' | 'danger' | 'danger-filled';
export type ButtonSize = 'small' | 'medium' | 'large';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-surface-raised text-text border border-line-strong hover:bg-hover',
  ghost: 'text-text-muted hover:bg-hover hover:text-text',
  link: 'text-accent-text hover:underline underline-offset-4',
  buy: 'bg-up-fill text-on-accent hover:brightness-90',
  sell: 'bg-down-fill text-on-accent hover:brightness-90',
  danger: 'text-danger border border-line-strong hover:bg-danger-soft',
  'danger-filled': 'bg-danger-fill text-on-accent hover:brightness-90',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-13 touch',
  medium: 'h-10 px-4 text-14 touch has-[>svg]:px-3 data-icon:px-3',
  large: 'h-12 px-5 text-16 font-semibold',
};
const OFF = 'bg-hover text-text-faint';

interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** The classes of a button, for elements that only look like one, such as links. */
export const buttonClass = ({ kind = 'primary', size = 'medium', wide = false }: ButtonLook, isOff = false): string =>
  cx(
    'relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
    kind === 'link' && size !== 'large' ? cx('h-auto touch', size === 'small' ? 'text-13' : 'text-14') : SIZES[size],
    isOff ? (kind === 'link' || kind === 'ghost' ? 'text-text-faint' : OFF) : KINDS[kind],
    wide ? 'w-full min-w-0' : 'shrink-0',
  );

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonLook {
  /** Shows a spinner instead of the text, takes no clicks, and keeps its width. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

/** A button. Its text is a verb; a view has one primary button. */
export function Button({ kind, size, wide, busy = false, icon, disabled, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, disabled)}
      disabled={disabled}
      aria-busy={busy || undefined}
      data-icon={icon ? '' : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** What it does, for screen readers. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
}

/** A button with an icon: 32 px, on touch screens 44 px. */
export function IconButton({ label, icon, pressed, ...rest }: IconButtonProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-control text-text-muted transition-colors hover:bg-hover hover:text-text disabled:text-text-faint',
        isTouch ? 'size-11 [&_svg]:size-[22px]' : 'size-8 [&_svg]:size-[18px]',
      )}
    >
      {icon}
    </button>
  );
}

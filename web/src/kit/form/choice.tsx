import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface ChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
}

const row =
  'relative inline-flex min-h-6 items-center gap-2 text-13 text-text-muted touch has-disabled:text-text-faint';
const hidden = 'peer absolute inset-0 z-1 size-full cursor-[inherit] opacity-0';
const ring = 'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

/** A checkbox. Never preselect one that costs money or locks it up. */
export function Checkbox({ checked, onChange, children, disabled, name }: ChoiceProps) {
  return (
    <label className={row}>
      <input
        type="checkbox"
        className={hidden}
        checked={checked}
        disabled={disabled}
        name={name}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span
        className={cx(
          'grid size-4 shrink-0 place-items-center rounded-badge border text-on-accent transition-colors',
          ring,
          checked ? 'border-accent bg-accent' : 'border-n9',
          disabled && 'opacity-40',
        )}
      >
        {checked && <Check aria-hidden="true" className="size-3" strokeWidth={3} />}
      </span>
      <span className="min-w-0 grow">{children}</span>
    </label>
  );
}

interface RadioProps extends Omit<ChoiceProps, 'onChange'> {
  readonly onChoose: () => void;
}

/** One of several choices with the same name. */
export function Radio({ checked, onChoose, children, disabled, name }: RadioProps) {
  return (
    <label className={row}>
      <input type="radio" className={hidden} checked={checked} disabled={disabled} name={name} onChange={onChoose} />
      <span
        className={cx(
          'grid size-4 shrink-0 place-items-center rounded-pill border transition-colors',
          ring,
          checked ? 'border-accent' : 'border-n9',
          disabled && 'opacity-40',
        )}
      >
        {checked && <span className="size-2 rounded-pill bg-accent" />}
      </span>
      <span className="min-w-0 grow">{children}</span>
    </label>
  );
}

/** A switch that takes effect at once. */
export function Switch({ checked, onChange, children, disabled, name }: ChoiceProps) {
  return (
    <label className={row}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={hidden}
        checked={checked}
        disabled={disabled}
        name={name}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span
        className={cx(
          'flex h-[18px] w-8 shrink-0 items-center rounded-pill p-0.5 transition-colors',
          ring,
          checked ? 'bg-accent' : 'bg-n9',
        )}
      >
        <span
          className={cx('size-3.5 rounded-pill bg-knob transition-transform', checked && 'translate-x-3.5')}
          aria-hidden="true"
        />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}

import { Check, ChevronDown } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Menu, menuItemClass } from '../../../../kit/overlay/menu.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';

interface FilterMenuProps<Value extends string> {
  readonly label: string;
  /** The text for "no filter"; left out where an option always applies. */
  readonly all?: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | null) => void;
}

/** A filter of a list: everything, or one value. */
export function FilterMenu<Value extends string>({ label, all, value, options, onChange }: FilterMenuProps<Value>) {
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const chosen = options.find((option) => option.value === value)?.label ?? all ?? '';
  const isFiltered = all !== undefined && value !== null;
  // The desktop's bar is a single line, so an unused filter shows only its name.
  const shown = isTouch || isFiltered || all === undefined ? chosen : label;
  return (
    <Menu
      label={`${label}: ${chosen}`}
      align={isTouch ? 'left' : 'right'}
      sheet={{ title: label, closeLabel: shell('shell.action.close') }}
      triggerClass={cx(
        'inline-flex h-9 touch items-center gap-1.5 rounded-control border bg-surface-field px-3 text-13 font-medium whitespace-nowrap hover:bg-hover hover:text-text',
        isFiltered ? 'border-accent text-accent-text' : 'border-line-strong text-text-muted',
      )}
      trigger={
        <>
          {shown}
          <ChevronDown aria-hidden="true" className="size-4 text-text-faint" />
        </>
      }
    >
      {(close) =>
        [...(all === undefined ? [] : [{ value: null, label: all }]), ...options].map((option) => (
          <button
            key={option.value ?? ''}
            type="button"
            aria-pressed={option.value === value}
            className={menuItemClass(option.value === value, isTouch)}
            onClick={() => {
              close();
              onChange(option.value);
            }}
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0" />}
          </button>
        ))
      }
    </Menu>
  );
}

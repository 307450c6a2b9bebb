import { Check, ChevronDown } from 'lucide-react';
import { cx } from '../../../kit/cx.ts';
import { useDensity } from '../../../kit/density.tsx';
import { Menu, menuItemClass } from '../../../kit/overlay/menu.tsx';
import { useShellText } from '../../../lib/shell-text.ts';

interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  /** `mark` replaces the label while the list is closed. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly mark?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Draws it as a field that fills its place. */
  readonly isField?: boolean;
  /** Uses the smallest type, for a line below a field. */
  readonly isSmall?: boolean;
  readonly align?: 'left' | 'right';
}

/** A choice among a few, opened from a line of text; on touch screens in a sheet. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, options, value, onChange, isField = false, isSmall = false, align = 'right' } = props;
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      label={`${label}: ${chosen?.label ?? ''}`}
      align={align}
      width={120}
      sheet={{ title: label, closeLabel: shell('shell.action.close') }}
      triggerClass={cx(
        'inline-flex items-center justify-between gap-1 rounded-control whitespace-nowrap text-text-muted hover:text-text',
        isField ? 'h-10 w-full border border-line-strong bg-surface-field px-3 text-14 text-text' : 'touch',
        !isField && (isSmall ? 'h-5 text-12' : 'h-7 px-1 text-13'),
      )}
      trigger={
        <>
          <span className="num truncate">{chosen?.mark ?? chosen?.label ?? ''}</span>
          <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 text-text-faint" />
        </>
      }
    >
      {(close) =>
        options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className={menuItemClass(option.value === value, isTouch)}
            onClick={() => {
              onChange(option.value);
              close();
            }}
          >
            <span className="flex-1">{option.label}</span>
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0" />}
          </button>
        ))
      }
    </Menu>
  );
}

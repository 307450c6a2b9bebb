import { ChevronDown } from 'lucide-react';
import { Menu, menuItemClass } from '../../../../kit/menu.tsx';

interface FilterMenuProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

/** One filter of a list: all, or one value. */
export function FilterMenu({ label, all, value, options, onChange }: FilterMenuProps) {
  const chosen = options.find((option) => option.value === value)?.label ?? all;
  return (
    <Menu
      label={`${label}: ${chosen}`}
      triggerClass="inline-flex h-9 touch items-center gap-1.5 rounded-control border border-line-strong bg-surface-field px-3 text-13 font-medium text-text-muted hover:bg-hover hover:text-text"
      trigger={
        <>
          {label}: {chosen}
          <ChevronDown aria-hidden="true" className="size-4 text-text-faint" />
        </>
      }
    >
      {(close) =>
        [{ value: null, label: all }, ...options].map((option) => (
          <button
            key={option.value ?? ''}
            type="button"
            className={menuItemClass(option.value === value)}
            onClick={() => {
              close();
              onChange(option.value);
            }}
          >
            {option.label}
          </button>
        ))
      }
    </Menu>
  );
}

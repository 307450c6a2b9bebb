import { cx } from './cx.ts';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice among a few views, side by side. */
export function Tabs<Value extends string>({ label, value, options, onChange }: TabsProps<Value>) {
  return (
    <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'h-8 rounded-control px-3 text-13 font-medium whitespace-nowrap',
            option.value === value ? 'bg-accent-soft text-accent-text' : 'text-text-muted hover:bg-hover',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

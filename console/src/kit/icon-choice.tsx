import type { LucideIcon } from 'lucide-react';

interface IconChoiceProps<Value extends string> {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Shows the chosen option beside the icon. */
  readonly isNamed?: boolean;
  readonly onChange: (value: Value) => void;
}

/** An icon that opens the browser's own list. The list lies invisibly over the icon. */
export function IconChoice<Value extends string>({ label, Icon, ...choice }: IconChoiceProps<Value>) {
  return (
    <span className="relative inline-flex h-8 min-w-8 items-center justify-center gap-2 rounded-control px-[7px] text-13 text-text-muted hover:bg-hover hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
      <Icon aria-hidden="true" className="size-[18px] shrink-0" strokeWidth={1.75} />
      {choice.isNamed && choice.options.find(({ value }) => value === choice.value)?.label}
      <select
        aria-label={label}
        title={label}
        value={choice.value}
        onChange={(event) => choice.onChange(event.currentTarget.value as Value)}
        className="absolute inset-0 size-full appearance-none bg-surface-raised text-14 text-text opacity-0"
      >
        {choice.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

import { Check, ChevronDown, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';
import { useOutside } from '../overlay/outside.ts';
import { boxClass, type FieldFrame, FieldShell } from './field.tsx';

interface SelectOption<Value extends string> {
  readonly value: Value;
  /** Shown in the list. */
  readonly label: ReactNode;
  /** What typing matches and screen readers say; by default the label, if that is text. */
  readonly text?: string;
  /** Shown in the closed box, if not the label. */
  readonly chosen?: ReactNode;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldFrame {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  /** The name of the search field above the list; if left out, there is none. */
  readonly searchLabel?: string;
  /** Shown when nothing matches the search. */
  readonly nothingFound?: string;
  readonly disabled?: boolean;
  /** The list stands open from the start: whoever pressed for this field wants to choose. */
  readonly opensAtOnce?: boolean;
}

const textOf = (option: SelectOption<string>): string =>
  option.text ?? (typeof option.label === 'string' ? option.label : option.value);

/** A choice from a list that we draw ourselves: small enough for the first chunk, with the keys of a native one. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, aside, help, error, good, keepsLine, options, value, onChange, placeholder, disabled } = props;
  const id = useId();
  const isTouch = useDensity() === 'touch';
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(props.opensAtOnce ?? false);
  const chosen = options.find((option) => option.value === value);
  const close = (refocus: boolean) => {
    setIsOpen(false);
    if (refocus) button.current?.focus();
  };
  useOutside(box, isOpen, () => setIsOpen(false));
  return (
    <FieldShell
      id={id}
      label={label}
      aside={aside}
      help={help}
      error={error}
      good={good}
      {...(keepsLine && { keepsLine })}
      labelId={`${id}-label`}
    >
      <div ref={box} className="relative">
        <button
          ref={button}
          id={id}
          type="button"
          disabled={disabled}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-labelledby={`${id}-label ${id}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? good ?? help) ? `${id}-line` : undefined}
          className={cx(boxClass(isTouch, Boolean(error), disabled), 'w-full text-left', isOpen && 'border-focus')}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <span className={cx('min-w-0 flex-1 truncate text-14', chosen ? 'text-text' : 'text-text-faint')}>
            {chosen ? (chosen.chosen ?? chosen.label) : placeholder}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-text-faint" />
        </button>
        {isOpen && (
          <Listbox
            id={`${id}-list`}
            labelledBy={`${id}-label`}
            options={options}
            value={value}
            searchLabel={props.searchLabel}
            nothingFound={props.nothingFound}
            onPick={(picked) => {
              close(true);
              onChange(picked);
            }}
            onClose={() => close(true)}
          />
        )}
      </div>
    </FieldShell>
  );
}

interface ListboxProps<Value extends string> {
  readonly id: string;
  readonly labelledBy: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly searchLabel: string | undefined;
  readonly nothingFound: string | undefined;
  readonly onPick: (value: Value) => void;
  readonly onClose: () => void;
}

function Listbox<Value extends string>(props: ListboxProps<Value>) {
  const { id, options, value, searchLabel, onPick, onClose } = props;
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = wanted ? options.filter((option) => textOf(option).toLowerCase().includes(wanted)) : options;
  const start = Math.max(
    0,
    shown.findIndex((option) => option.value === value),
  );
  const [at, setAt] = useState(start);
  const active = shown[Math.min(at, shown.length - 1)];
  const focused = useRef<HTMLElement | null>(null);
  const typed = useRef({ text: '', atMs: 0 });
  useEffect(() => focused.current?.focus({ preventScroll: false }), []);
  const optionId = (option: SelectOption<Value>) => `${id}-${option.value}`;
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.value}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
    if (to !== undefined && !(searchLabel && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setAt(to);
    } else if (event.key === 'Enter' || (event.key === ' ' && !searchLabel)) {
      event.preventDefault();
      if (active && !active.disabled) onPick(active.value);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (!searchLabel && event.key.length === 1) {
      const since = event.timeStamp - typed.current.atMs;
      typed.current = {
        text: (since < 700 ? typed.current.text : '') + event.key.toLowerCase(),
        atMs: event.timeStamp,
      };
      const found = shown.findIndex((option) => textOf(option).toLowerCase().startsWith(typed.current.text));
      if (found >= 0) setAt(found);
    }
  };
  const active_ = active ? optionId(active) : undefined;
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 animate-rise overflow-hidden rounded-card border border-line-strong bg-surface-raised shadow-float">
      {searchLabel && (
        <div className="flex h-11 items-center gap-2 border-b border-line px-3">
          <Search aria-hidden="true" className="size-4 text-text-faint" />
          <input
            ref={(element) => {
              focused.current = element;
            }}
            role="combobox"
            aria-label={searchLabel}
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={active_}
            placeholder={searchLabel}
            value={query}
            className="h-full min-w-0 flex-1 bg-transparent text-14 outline-none placeholder:text-text-faint"
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
      <div
        id={id}
        ref={(element) => {
          if (!searchLabel) focused.current = element;
        }}
        role="listbox"
        tabIndex={searchLabel ? -1 : 0}
        aria-labelledby={props.labelledBy}
        aria-activedescendant={active_}
        className="max-h-72 overflow-y-auto py-1 outline-none"
        onKeyDown={searchLabel ? undefined : onKeyDown}
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the list, as a listbox has it.
          // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and points at the active option.
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled}
            aria-label={option.text}
            className={cx(
              'flex min-h-11 items-center gap-2 px-3 py-1.5 text-14',
              option.disabled ? 'text-text-faint' : 'cursor-pointer text-text',
              option === active && 'bg-hover',
            )}
            onPointerMove={() => setAt(index)}
            onClick={() => !option.disabled && onPick(option.value)}
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-accent-text" />}
          </div>
        ))}
        {shown.length === 0 && <p className="px-3 py-4 text-13 text-text-faint">{props.nothingFound}</p>}
      </div>
    </div>
  );
}

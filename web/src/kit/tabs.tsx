import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { useDensity } from './density.tsx';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface OptionsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Lets arrow keys move between the buttons, as in every tab list. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step && event.key !== 'Home' && event.key !== 'End') return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab],[role=radio]')].filter(
    (item) => !item.hasAttribute('disabled'),
  );
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : at + (step ?? 0);
  const item = items[(next + items.length) % items.length];
  event.preventDefault();
  item?.focus();
  item?.click();
}

export interface TabsProps<Value extends string> extends OptionsProps<Value> {
  /** The id of the element that shows the chosen tab. */
  readonly controls?: string;
  /** On h5, aligns the first tab with the page's margin. */
  readonly inset?: boolean;
}

/** Tabs for parts of a page. Give the panel `role="tabpanel"` and the id in `controls`. */
export function Tabs<Value extends string>({ label, options, value, onChange, controls, inset }: TabsProps<Value>) {
  const isTouch = useDensity() === 'touch';
  const row = useChosenInView(value);
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      className={cx('flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]', inset && 'px-4')}
    >
      {options.map((option) => {
        const isOn = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={controls ? `${controls}-${option.value}` : undefined}
            aria-selected={isOn}
            aria-controls={isOn ? controls : undefined}
            tabIndex={isOn ? 0 : -1}
            disabled={option.disabled}
            onClick={() => onChange(option.value)}
            className={cx(
              '-mb-px shrink-0 border-b-2 text-14 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
              isTouch ? 'touch py-3' : 'py-2.5',
              isOn ? 'border-accent text-text' : 'border-transparent text-text-muted hover:text-text',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}

/** Scrolls the chosen item of a row wider than the screen into view, but only sideways. */
function useChosenInView(value: string) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what there is to follow.
  useEffect(() => {
    const { current } = row;
    const item = current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!current || !item || current.scrollWidth <= current.clientWidth) return;
    current.scrollLeft = item.offsetLeft - (current.clientWidth - item.offsetWidth) / 2;
  }, [value]);
  return row;
}

/** A choice among a few options in one track. */
export function Segment<Value extends string>(props: OptionsProps<Value> & { readonly wide?: boolean }) {
  const { label, options, value, onChange, wide } = props;
  const isTouch = useDensity() === 'touch';
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={walk}
      className={cx('inline-flex rounded-control bg-hover p-0.5', wide && 'flex w-full')}
    >
      {options.map((option) => {
        const isOn = option.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a real radio cannot be drawn as a segment without hiding it.
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={isOn}
            tabIndex={isOn ? 0 : -1}
            disabled={option.disabled}
            onClick={() => onChange(option.value)}
            className={cx(
              'rounded-badge px-3 text-13 font-medium whitespace-nowrap transition-colors',
              isTouch ? 'h-9 touch' : 'h-7',
              wide && 'flex-1',
              isOn ? 'bg-selected text-text shadow-raise' : 'text-text-muted hover:text-text',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}

interface ChipProps {
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A filter, or a shortcut. */
export function Chip({ pressed, onClick, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={cx(
        'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control border px-3 text-13 font-medium whitespace-nowrap touch transition-colors',
        pressed
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line-strong text-text-muted hover:bg-hover hover:text-text',
      )}
    >
      {icon}
      {children}
    </button>
  );
}

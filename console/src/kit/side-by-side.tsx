import { MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type ListProps, Paged, type Waiting, WhenReady } from './page.tsx';
import { Empty } from './states.tsx';

interface QueueProps<Row> extends ListProps<Row> {
  readonly title: string;
  readonly room: string;
  /** Shown beside the title: how many there are. */
  readonly count?: ReactNode;
  readonly tabs: ReactNode;
  readonly rowKey: (row: Row) => string;
  readonly row: (row: Row) => ReactNode;
}
const QUEUE_BONES = { rows: 6, height: 68 };

/** A queue at the left of the item that is open. */
export function Queue<Row>({ title, room, count, tabs, rowKey, row, ...list }: QueueProps<Row>) {
  return (
    <section data-room={room} className="flex w-72 shrink-0 flex-col border-r border-line bg-surface xl:w-87">
      <div className="flex items-baseline justify-between gap-3 px-4 py-4">
        <h1 className="text-16 font-semibold">{title}</h1>
        <span className="text-13 whitespace-nowrap text-text-muted">{count}</span>
      </div>
      <div className="px-3 pb-3">{tabs}</div>
      <div className="min-h-0 flex-1 overflow-auto border-t border-line">
        <Paged {...list} bones={QUEUE_BONES}>
          <ul className="divide-y divide-line">
            {list.view.rows.map((each) => (
              <li key={rowKey(each)}>{row(each)}</li>
            ))}
          </ul>
        </Paged>
      </div>
    </section>
  );
}

interface QueueRowProps {
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** One item of a queue; the open one is marked. */
export function QueueRow({ isSelected, onSelect, children }: QueueRowProps) {
  return (
    <button
      type="button"
      aria-current={isSelected ? 'true' : undefined}
      onClick={onSelect}
      className={cx(
        'flex w-full flex-col gap-1.5 border-l-2 px-4 py-3 text-left',
        isSelected ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-row-hover',
      )}
    >
      {children}
    </button>
  );
}

interface OpenedProps<Opened> extends Pick<Waiting, 'words' | 'onRetry'> {
  readonly state: 'none' | Waiting['state'];
  readonly opened: Opened | null;
  /** What to do where no item is open. */
  readonly pick: string;
  readonly children: (opened: Opened) => ReactNode;
}
const OPENED_BONES = { rows: 5, height: 88 };

/** The open item, at the right of its queue. */
export function Opened<Opened>({ state, opened, pick, words, onRetry, children }: OpenedProps<Opened>) {
  if (state === 'none') return <Empty icon={<MousePointerClick className="size-5" />} text={pick} />;
  return (
    <WhenReady state={state} words={words} onRetry={onRetry} bones={OPENED_BONES}>
      {opened !== null && children(opened)}
    </WhenReady>
  );
}

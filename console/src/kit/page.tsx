import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Bones, Empty, Failed } from './states.tsx';

/** A page of the console: its title, then a surface. */
export function Page({
  title,
  room,
  children,
}: {
  readonly title: string;
  readonly room: string;
  readonly children: ReactNode;
}) {
  return (
    <div data-room={room} className="mx-auto flex max-w-6xl flex-col gap-4 px-6 py-6 xl:px-8 xl:py-7">
      <h1 className="text-20 font-semibold">{title}</h1>
      {children}
    </div>
  );
}

export interface Waiting {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly words: { readonly failed: string; readonly retry: string };
  readonly onRetry: () => void;
}
interface WhenReadyProps extends Waiting {
  /** The size of the placeholders. */
  readonly bones: { readonly rows: number; readonly height?: number };
  readonly children: ReactNode;
}

/** Shows the content once it is loaded; until then placeholders, or that loading failed. */
export function WhenReady({ state, words, onRetry, bones, children }: WhenReadyProps) {
  if (state === 'loading') return <Bones {...bones} />;
  if (state === 'failed') return <Failed text={words.failed} retryLabel={words.retry} onRetry={onRetry} />;
  return children;
}

const ROW_HEIGHT = 44;

/** A surface for a table. */
export function Surface({ rows = 6, ...inside }: Waiting & { readonly rows?: number; readonly children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface">
      <WhenReady {...inside} bones={{ rows, height: ROW_HEIGHT }} />
    </section>
  );
}

interface MoreProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/** Loads the next page of a list. */
function More({ label, isBusy, onMore }: MoreProps) {
  return (
    <div className="border-t border-line p-4 text-center">
      <Button kind="secondary" small busy={isBusy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}

/** The texts of a list in each of its states. */
interface ListWords {
  readonly empty: string;
  readonly failed: string;
  readonly retry: string;
  readonly more: string;
}
/** The rows and the state of a list that is loaded page by page. */
export interface ListView<Row> {
  readonly rows: readonly Row[];
  readonly state: Waiting['state'];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
}
export interface ListCommands {
  readonly retry: () => void;
  readonly loadMore: () => void;
}
export interface ListProps<Row> {
  readonly view: ListView<Row>;
  readonly commands: ListCommands;
  readonly emptyIcon: ReactNode;
  readonly words: ListWords;
}

/** A list that is loaded page by page, in each of its states; the children are its rows. */
export function Paged<Row>({
  view,
  commands,
  emptyIcon,
  words,
  bones,
  children,
}: ListProps<Row> & Pick<WhenReadyProps, 'bones' | 'children'>) {
  return (
    <>
      <WhenReady state={view.state} words={words} onRetry={commands.retry} bones={bones}>
        {view.rows.length === 0 ? <Empty icon={emptyIcon} text={words.empty} /> : children}
      </WhenReady>
      {view.hasMore && <More label={words.more} isBusy={view.isLoadingMore} onMore={commands.loadMore} />}
    </>
  );
}

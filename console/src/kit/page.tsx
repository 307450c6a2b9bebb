import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Bones, Empty, Failed } from './states.tsx';

/** A page of the console: its title, then one surface. */
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

interface PagedProps {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly isEmpty: boolean;
  readonly emptyIcon: ReactNode;
  readonly emptyText: string;
  readonly failedText: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly moreLabel: string;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** A list that comes in pages, in each of its states. */
export function Paged(props: PagedProps) {
  return (
    <section className="rounded-card border border-line bg-surface">
      {props.state === 'loading' && <Bones rows={6} height={44} />}
      {props.state === 'failed' && (
        <Failed text={props.failedText} retryLabel={props.retryLabel} onRetry={props.onRetry} />
      )}
      {props.state === 'ready' &&
        (props.isEmpty ? <Empty icon={props.emptyIcon} text={props.emptyText} /> : props.children)}
      {props.hasMore && (
        <div className="border-t border-line p-4 text-center">
          <Button kind="secondary" small busy={props.isLoadingMore} onClick={props.onMore}>
            {props.moreLabel}
          </Button>
        </div>
      )}
    </section>
  );
}

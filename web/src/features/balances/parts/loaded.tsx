import type { ReactNode } from 'react';
import { Failed } from '../../../kit/states.tsx';
import { useShellText } from '../../../lib/shell-text.ts';

interface LoadedProps {
  readonly load: { state: 'loading' | 'failed' | 'ready'; sentence: string; isRetrying: boolean; retry: () => void };
  /** Stands in while it loads, with the shape and size of what is coming. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** A place whose answer is on its way, has failed, or is there. */
export function Loaded({ load, skeleton, children }: LoadedProps) {
  const shell = useShellText();
  if (load.state === 'ready') return children;
  if (load.state === 'loading') {
    return (
      // A key of its own: otherwise React makes the content out of the grey blocks, and what it reuses jumps.
      <div key="grey" aria-busy="true">
        <span className="sr-only">{shell('shell.loading')}</span>
        {skeleton}
      </div>
    );
  }
  return <Unloaded load={load} />;
}

/** An answer that failed, with Retry. */
export function Unloaded({ load }: Pick<LoadedProps, 'load'>) {
  const shell = useShellText();
  return (
    <Failed
      text={
        <>
          {load.sentence || shell('shell.loadFailed')} {shell('shell.moneySafe')}
        </>
      }
      retryLabel={shell('shell.action.retry')}
      busy={load.isRetrying}
      onRetry={load.retry}
    />
  );
}

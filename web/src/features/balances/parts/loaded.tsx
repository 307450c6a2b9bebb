import type { ReactNode } from 'react';
import { Failed } from '../../../kit/states.tsx';
import { useShellText } from '../../../lib/shell-text.ts';

interface LoadedProps {
  readonly load: { state: 'loading' | 'failed' | 'ready'; sentence: string; isRetrying: boolean; retry: () => void };
  /** Placeholders in the shape and size of the content. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Shows placeholders, an error or the content, by the state of loading. */
export function Loaded({ load, skeleton, children }: LoadedProps) {
  const shell = useShellText();
  if (load.state === 'ready') return children;
  if (load.state === 'loading') {
    return (
      // With its own key, because React would otherwise reuse the placeholders' elements for the content, which then jump.
      <div key="grey" aria-busy="true">
        <span className="sr-only">{shell('shell.loading')}</span>
        {skeleton}
      </div>
    );
  }
  return <Unloaded load={load} />;
}

/** Says that loading failed, and offers Retry. */
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

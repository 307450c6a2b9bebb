import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/states.tsx';
import { useShellText } from '../lib/shell-text.ts';

interface Props {
  readonly children: ReactNode;
  /** Shown instead of an error message, for parts that are not worth one, such as the bell. */
  readonly fallback?: ReactNode;
}

/** Limits a crash to one page: the frame keeps working and offers Reload. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback === undefined ? <Crashed /> : this.props.fallback;
  }
}

function Crashed() {
  const t = useShellText();
  return (
    <div role="alert">
      <Empty
        icon={<TriangleAlert />}
        text={
          <>
            <strong className="block font-semibold text-text">{t('shell.crashed.title')}</strong>
            {t('shell.crashed.text')}
          </>
        }
        action={<Button onClick={() => location.reload()}>{t('shell.action.reload')}</Button>}
      />
    </div>
  );
}

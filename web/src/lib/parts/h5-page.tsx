import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../../kit/button.tsx';
import { useShellText } from '../shell-text.ts';

interface H5PageProps {
  readonly title: ReactNode;
  /** False on the five pages of the tab bar, whose title is at the left. */
  readonly hasBack?: boolean;
  /** Where Back leads when there is no previous page. */
  readonly backTo?: string;
  /** One or two icon buttons at the right. */
  readonly action?: ReactNode;
  /** A sticky bar with the primary action. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an h5 screen: a header of 48 px with Back, the content, and a bar that sticks to the bottom. */
export function H5Page({ title, hasBack = true, backTo = '/wallet/overview', action, foot, children }: H5PageProps) {
  const t = useShellText();
  const [, navigate] = useLocation();
  const goBack = () => (history.length > 1 ? history.back() : navigate(backTo, { replace: true }));
  return (
    <>
      <header className="sticky top-0 z-20 flex h-12 items-center bg-surface pr-1">
        {hasBack ? (
          <div className="grid w-full grid-cols-[minmax(max-content,1fr)_minmax(0,auto)_minmax(max-content,1fr)] items-center">
            <span className="pl-0.5">
              <IconButton label={t('shell.action.back')} icon={<ChevronLeft aria-hidden="true" />} onClick={goBack} />
            </span>
            <h1 className="truncate text-16 font-semibold">{title}</h1>
            <span className="flex min-w-11 justify-end">{action}</span>
          </div>
        ) : (
          <>
            <h1 className="min-w-0 flex-1 truncate pl-4 text-20 font-semibold">{title}</h1>
            <span className="flex shrink-0">{action}</span>
          </>
        )}
      </header>
      <div className="flex-1">{children}</div>
      {foot && (
        <div className="sticky bottom-0 z-20 border-t border-line bg-surface safe-bottom">
          <div className="flex gap-3 px-4 pt-3 pb-5">{foot}</div>
        </div>
      )}
    </>
  );
}

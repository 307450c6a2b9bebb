import { pageOf } from '@bourse/contract/pages.ts';
import type { ReactNode } from 'react';
import { cx } from '../../../kit/cx.ts';
import { useShellText } from '../../../lib/shell-text.ts';
import { isSystemOut } from '../../access/system-out.ts';
import { usePageId } from '../../router.tsx';
import { Header } from './header.tsx';
import { SideNav } from './side-nav.tsx';

/** The desktop frame: a header 56 px high, a side menu of 216 px for wallet and account, content at most 1200 px wide. */
export default function DesktopShell({ children }: { readonly children: ReactNode }) {
  const t = useShellText();
  const id = usePageId();
  const side = id ? pageOf(id).side : undefined;
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      {!isSystemOut && <Header />}
      <div className="flex min-h-[calc(100dvh-56px)]">
        {side && !isSystemOut && <SideNav side={side} />}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <div className={cx(side && 'mx-auto max-w-[1264px] px-8 py-7')}>{children}</div>
        </main>
      </div>
    </>
  );
}

import { ArrowLeftRight, ChartCandlestick, ChartNoAxesColumn, House, type LucideIcon, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../../../kit/cx.ts';
import { pathTo } from '../../../lib/links.ts';
import { type ShellMessages, useShellText } from '../../../lib/shell-text.ts';
import { isSystemOut } from '../../access/system-out.ts';
import { preload, usePageId } from '../../router.tsx';
import { isTabPage, TAB_PAGES } from '../../tab-pages.ts';

const TABS: Readonly<
  Record<
    (typeof TAB_PAGES)[number],
    { readonly key: keyof ShellMessages & `shell.nav.${string}`; readonly Icon: LucideIcon }
  >
> = {
  'shell.home': { key: 'shell.nav.home', Icon: House },
  'spot.markets': { key: 'shell.nav.market', Icon: ChartNoAxesColumn },
  'spot.trade': { key: 'shell.nav.trade', Icon: ArrowLeftRight },
  'futures.trade': { key: 'shell.nav.contract', Icon: ChartCandlestick },
  'holdings.overview': { key: 'shell.nav.assets', Icon: Wallet },
};

/** The h5 frame. Screens bring their own header of 48 px; the five main pages have the tab bar below. */
export default function H5Shell({ children }: { readonly children: ReactNode }) {
  const id = usePageId();
  const hasTabs = isTabPage(id) && !isSystemOut;
  return (
    <>
      <main
        id="content"
        className={cx(
          'mx-auto flex min-h-dvh max-w-[640px] flex-col bg-surface outline-none',
          hasTabs && 'pb-[calc(56px+env(safe-area-inset-bottom))]',
        )}
      >
        {children}
      </main>
      {hasTabs && <TabBar />}
    </>
  );
}

function TabBar() {
  const t = useShellText();
  const here = usePageId();
  return (
    <nav
      aria-label={t('shell.nav.main')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface safe-bottom"
    >
      <ul className="mx-auto flex h-14 max-w-[640px]">
        {TAB_PAGES.map((id) => {
          const { key, Icon } = TABS[id];
          const isOn = here === id;
          return (
            <li key={id} className="min-w-0 flex-1">
              <Link
                href={pathTo(id)}
                aria-current={isOn ? 'page' : undefined}
                onTouchStart={() => void preload(id)}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-12 focus-visible:-outline-offset-2',
                  isOn ? 'font-medium text-text' : 'text-text-faint',
                )}
              >
                <Icon aria-hidden="true" className={cx('size-[22px]', isOn && 'text-accent-text')} strokeWidth={1.75} />
                <span className="max-w-full truncate px-0.5">{t(key)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

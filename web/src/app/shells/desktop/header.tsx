import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import { ChevronDown, CircleUserRound, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Badge } from '../../../kit/badge.tsx';
import { buttonClass } from '../../../kit/button.tsx';
import { cx } from '../../../kit/cx.ts';
import { Menu, menuItemClass } from '../../../kit/overlay/menu.tsx';
import { LogoMark } from '../../../kit/pictures/logo.tsx';
import { pathTo } from '../../../lib/links.ts';
import { AppearanceMenu, LanguageMenu } from '../../../lib/parts/preferences-menus.tsx';
import { useSession } from '../../../lib/person/session.ts';
import { type ShellMessages, useShellText } from '../../../lib/shell-text.ts';
import { useFeature, useIsDemo } from '../../../lib/status.ts';
import { logOut } from '../../access/log-out.ts';
import { preload, usePageId } from '../../router.tsx';
import { HeaderSlot } from '../header-slot.tsx';

type NavKey = Extract<keyof ShellMessages, `shell.nav.${string}`>;
interface NavLink {
  readonly id: PageId;
  readonly key: NavKey;
  readonly query?: Readonly<Record<string, string>>;
}

const navClass = (isOn: boolean) =>
  cx(
    'inline-flex items-center gap-1 text-14 font-medium whitespace-nowrap transition-colors',
    isOn ? 'text-text' : 'text-text-muted hover:text-text',
  );
const iconClass =
  'inline-grid size-8 place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text';

export function Header() {
  const t = useShellText();
  const isDemo = useIsDemo();
  const here = usePageId();
  const { state } = useSession();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-surface px-6 xl:gap-4 min-[88rem]:gap-6">
      <Link href="/" className="flex shrink-0 items-center gap-3 text-16 font-semibold">
        <LogoMark />
        Bourse
      </Link>
      <MainNav />
      {isDemo && (
        <span className="hidden 2xl:inline">
          <Badge tone="warn">{t('shell.demo')}</Badge>
        </span>
      )}
      <div className="ml-auto flex items-center gap-3 xl:gap-4 min-[88rem]:gap-5">
        {state === 'person' && (
          <>
            <SearchBox />
            <Link
              href={pathTo('holdings.overview')}
              className={navClass(here !== null && pageOf(here).side === 'wallet')}
            >
              {t('shell.nav.assets')}
            </Link>
            <Link href={pathTo('spot.orders')} className={cx(navClass(here === 'spot.orders'), 'max-xl:hidden')}>
              {t('shell.nav.orders')}
            </Link>
          </>
        )}
        {state === 'visitor' && <VisitorLinks />}
        {/* Empty until it is known who is logged in, so that what comes later pushes nothing aside. */}
        {state !== 'unknown' && (
          <div className="flex items-center gap-1">
            {state === 'person' && <HeaderSlot />}
            <LanguageMenu />
            <AppearanceMenu />
            {state === 'person' && <AccountMenu />}
          </div>
        )}
      </div>
    </header>
  );
}

function MainNav() {
  const t = useShellText();
  const hasP2p = useFeature('C2C_CLOSE');
  const hasGrids = useFeature('GRID_CLOSE');
  const buy: NavLink[] = [
    { id: 'otc.trade', key: 'shell.nav.express', query: { adActive: '3' } },
    ...(hasP2p ? [{ id: 'otc.trade', key: 'shell.nav.p2p' } as const] : []),
  ];
  const trade: NavLink[] = [
    { id: 'spot.trade', key: 'shell.nav.spot' },
    ...(hasGrids ? [{ id: 'grid.strategy', key: 'shell.nav.strategy' } as const] : []),
    { id: 'copy-trading.home', key: 'shell.nav.copyTrading' },
  ];
  const grow: NavLink[] = [
    { id: 'earn.products', key: 'shell.nav.earn' },
    { id: 'auto-invest.plans', key: 'shell.nav.autoInvest' },
  ];
  return (
    <nav aria-label={t('shell.nav.main')} className="flex items-center gap-3 xl:gap-4 min-[88rem]:gap-6">
      <NavMenu title={t('shell.nav.buyCrypto')} links={buy} />
      <NavItem id="spot.markets" text={t('shell.nav.market')} />
      <NavMenu title={t('shell.nav.trade')} links={trade} />
      <NavItem id="futures.trade" text={t('shell.nav.futures')} />
      <NavMenu title={t('shell.nav.earn')} links={grow} />
      <NavItem id="launch.home" text={t('shell.nav.launch')} />
    </nav>
  );
}

function NavItem({ id, text }: { readonly id: PageId; readonly text: string }) {
  const here = usePageId();
  return (
    <Link href={pathTo(id)} className={navClass(here === id)} onPointerEnter={() => void preload(id)}>
      {text}
    </Link>
  );
}

function NavMenu({ title, links }: { readonly title: string; readonly links: readonly NavLink[] }) {
  const t = useShellText();
  const here = usePageId();
  return (
    <Menu
      triggerClass={navClass(links.some((link) => link.id === here))}
      trigger={
        <>
          {title}
          <ChevronDown aria-hidden="true" className="size-4 text-text-faint" strokeWidth={1.75} />
        </>
      }
    >
      {(close) =>
        links.map((link) => (
          <Link
            key={link.key}
            href={pathTo(link.id, link.query)}
            className={menuItemClass(link.id === here)}
            onClick={close}
          >
            {t(link.key)}
          </Link>
        ))
      }
    </Menu>
  );
}

function VisitorLinks() {
  const t = useShellText();
  return (
    <>
      <Link href={pathTo('identity.login')} className={navClass(false)}>
        {t('shell.account.logIn')}
      </Link>
      <Link href={pathTo('identity.register')} className={buttonClass({ size: 'small' })}>
        {t('shell.account.signUp')}
      </Link>
    </>
  );
}

/**
 * The key `/` focuses it, and Enter opens the coin search with the typed text. Below 1280 px it is an icon until somebody
 * types, so that the menu fits on one line in the longest languages.
 */
function SearchBox() {
  const t = useShellText();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target;
      const isTyping =
        at instanceof HTMLElement && (at.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      // Where the screen has a search of its own, the key leads there.
      const own = document.querySelector<HTMLInputElement>('main input[type="search"]');
      (own ?? input.current)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <form
      className="relative h-9 w-9 xl:w-[200px]"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(pathTo('holdings.searchCoin', { q: input.current?.value ?? '' }));
      }}
    >
      <label className="absolute inset-y-0 right-0 z-10 flex w-9 cursor-text items-center gap-2 rounded-control border border-transparent bg-hover px-2.5 focus-within:w-[240px] focus-within:border-focus xl:w-[200px] xl:focus-within:w-[200px]">
        <Search aria-hidden="true" className="size-3.5 shrink-0 text-text-faint" />
        <input
          ref={input}
          type="search"
          aria-label={t('shell.search.label')}
          placeholder={t('shell.search.label')}
          className="min-w-0 flex-1 bg-transparent text-13 outline-none placeholder:text-text-faint"
        />
        <span
          aria-hidden="true"
          className="rounded-badge border border-line-strong px-1.5 font-sans text-12 text-text-faint max-xl:hidden"
        >
          /
        </span>
      </label>
    </form>
  );
}

function AccountMenu() {
  const t = useShellText();
  const { person } = useSession();
  const [, navigate] = useLocation();
  return (
    <Menu
      label={t('shell.account.label')}
      align="right"
      width={220}
      triggerClass={iconClass}
      trigger={<CircleUserRound aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />}
    >
      {(close) => (
        <>
          <p className="flex items-center justify-between gap-3 px-3 py-2 text-13 text-text-muted">
            <span className="num">{t('shell.account.uid', { uid: person?.fid ?? '--' })}</span>
            {person && person.vipLevel > 0 && <Badge>VIP {person.vipLevel}</Badge>}
          </p>
          {(
            [
              ['identity.security', 'shell.nav.security'],
              ['identity.vip', 'shell.nav.vip'],
              ['address-book.address', 'shell.nav.addressBook'],
              ['bonus.taskCenter', 'shell.nav.taskCenter'],
            ] as const
          ).map(([id, key]) => (
            <Link key={id} href={pathTo(id)} className={menuItemClass()} onClick={close}>
              {t(key)}
            </Link>
          ))}
          <button
            type="button"
            className={cx(menuItemClass(), 'mt-1 rounded-none border-t border-line')}
            onClick={() => {
              close();
              void logOut().then(() => navigate('/'));
            }}
          >
            {t('shell.account.logOut')}
          </button>
        </>
      )}
    </Menu>
  );
}

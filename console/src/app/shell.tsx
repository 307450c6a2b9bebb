import type { StaffRole } from '@bourse/contract/endpoint.ts';
import { CircleUser, LogOut, Search, SunMoon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LedgerState } from '../features/books/parts/ledger-state/ledger-state.tsx';
import { useFindPerson } from '../features/identity/api/person.ts';
import { useLogout } from '../features/identity/api/session.ts';
import { cx } from '../kit/cx.ts';
import { NavCount } from '../kit/nav-count.tsx';
import { Brand } from '../kit/pictures/brand.tsx';
import { t } from '../lib/i18n.ts';
import { LanguageChoice } from '../lib/language-choice.tsx';
import { useSearchKey } from '../lib/lists/search-key.ts';
import type { Section } from '../lib/products.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { switchTheme } from '../lib/theme.ts';
import { tell } from '../lib/toast.ts';

interface ShellProps {
  readonly me: { readonly login: string; readonly role: StaffRole };
  readonly sections: readonly Section[];
  readonly children: ReactNode;
}

/** Where a member of staff finds their own keys; the header leads there. */
export const KEYS_PATH = '/keys';
const ACCOUNT_LENGTH_MIN = 3;
const iconButton = 'grid size-8 place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text';

/** Header, side navigation and the page between them. */
export function Shell({ me, sections, children }: ShellProps) {
  const [path] = useLocation();
  const logout = useLogout();
  const canFind = sections.some((section) => section.path === '/users');
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center gap-4 border-b border-line bg-surface px-4 xl:gap-6 xl:px-6">
        <Brand name={t('console.title')} side={t('console.staff')} />
        {canFind && <FindUser />}
        <span className="flex-1" />
        <LedgerState mayOpen={sections.some((section) => section.path === '/books')} />
        <span className="hidden text-13 text-text-muted xl:block">{t('console.recorded')}</span>
        <Link
          href={KEYS_PATH}
          title={t('console.keys.title')}
          className="flex h-8 min-w-0 items-center gap-2 rounded-control px-2 text-13 hover:bg-hover"
        >
          <CircleUser aria-hidden="true" className="size-[18px] shrink-0 text-text-muted" />
          <span className="truncate">
            {me.login} · {t(`console.role.${me.role}`)}
          </span>
        </Link>
        <span className="flex shrink-0 items-center gap-1">
          <LanguageChoice />
          <button
            type="button"
            aria-label={t('console.theme')}
            title={t('console.theme')}
            className={iconButton}
            onClick={switchTheme}
          >
            <SunMoon aria-hidden="true" className="size-[18px]" />
          </button>
          <button
            type="button"
            aria-label={t('console.logOut')}
            title={t('console.logOut')}
            className={iconButton}
            onClick={() => logout.mutate(undefined, { onError: (error) => tell('danger', refusalText(error)) })}
          >
            <LogOut aria-hidden="true" className="size-[18px]" />
          </button>
        </span>
      </header>
      <div className="flex min-h-0 flex-1">
        <nav
          aria-label={t('console.sections')}
          className="w-15 shrink-0 overflow-y-auto border-r border-line bg-surface p-3 xl:w-52"
        >
          {sections.map((section) => (
            <NavItem key={section.path} section={section} isHere={path.startsWith(section.path)} />
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached without a mouse. */}
        <main tabIndex={0} className="min-h-0 min-w-0 flex-1 overflow-auto">
          {children}
        </main>
      </div>
    </div>
  );
}

const useNothing = () => ({ count: 0, hasMore: false });

/** A section in the navigation, with the number of things that wait there. */
function NavItem({ section, isHere }: { readonly section: Section; readonly isHere: boolean }) {
  const { path, title, Icon, useWaiting = useNothing } = section;
  const waiting = useWaiting();
  return (
    <Link
      href={path}
      aria-current={isHere ? 'page' : undefined}
      title={t(title)}
      className={cx(
        'relative mb-0.5 flex min-h-9 items-center justify-center gap-3 rounded-control py-1.5 text-14 font-medium xl:justify-start xl:px-3',
        isHere ? 'bg-accent-soft text-accent-text' : 'text-text-muted hover:bg-hover',
      )}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0" strokeWidth={1.75} />
      <span className="sr-only min-w-0 xl:not-sr-only">{t(title)}</span>
      <NavCount {...waiting} />
    </Link>
  );
}

/** Opens a user by number, address or phone from any page. */
function FindUser() {
  const [account, setAccount] = useState('');
  const [, navigate] = useLocation();
  const finding = useFindPerson();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const find = async () => {
    const typed = account.trim();
    if (typed.length < ACCOUNT_LENGTH_MIN || finding.isPending) return;
    const found = await finding.mutateAsync(typed).catch((error: unknown) => tell('danger', refusalText(error)));
    if (found) navigate(`/users?uid=${found.uid}`);
  };
  return (
    <search>
      <form
        className="flex h-9 w-68 items-center gap-2 xl:w-80 rounded-control bg-hover px-3"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <Search aria-hidden="true" className="size-4 text-text-faint" />
        <input
          ref={field}
          type="search"
          aria-keyshortcuts="/"
          maxLength={254}
          autoCapitalize="none"
          aria-label={t('console.person.find')}
          placeholder={t('console.person.find')}
          value={account}
          onChange={(event) => setAccount(event.currentTarget.value)}
          className="min-w-0 flex-1 bg-transparent text-13 outline-none placeholder:text-text-faint"
        />
        <span aria-hidden="true" className="rounded-badge border border-line-strong px-1.5 text-12 text-text-faint">
          /
        </span>
      </form>
    </search>
  );
}

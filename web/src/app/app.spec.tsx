// @vitest-environment jsdom
import { messages as shell } from '@bourse/i18n/en_US/shell.ts';
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/**
 * The whole page in each layout. The layout is decided once, when the page's code is loaded, so the code is loaded again for
 * each. Only the network and the live connection are replaced.
 */

const BROWSERS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  h5: 'Mozilla/5.0 (Linux; Android 16; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
} as const;
type LayoutName = keyof typeof BROWSERS;

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, off: () => {}, emit: () => {}, disconnect: () => {} }),
}));

async function load(layout: LayoutName) {
  vi.resetModules();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[layout]);
  const [browser, server, rig, events, session, query, texts, app, slots] = await Promise.all([
    import('../lib/browser/browser.rig.ts'),
    import('../lib/server.rig.ts'),
    import('./screen.rig.tsx'),
    import('./client-events.ts'),
    import('../lib/person/session.ts'),
    import('../lib/query.ts'),
    import('../lib/shell-text.ts'),
    import('./app.tsx'),
    import('./slots.ts'),
  ]);
  return { ...browser, server, ...rig, ...events, ...session, ...query, ...texts, ...app, ...slots };
}

let loaded: { readonly layout: LayoutName; readonly code: Awaited<ReturnType<typeof load>> } | undefined;

/** The page's code for a layout, loaded once for all of its tests. */
async function codeFor(layout: LayoutName) {
  if (loaded?.layout !== layout) loaded = { layout, code: await load(layout) };
  return loaded.code;
}

type Server = Awaited<ReturnType<typeof load>>['server'];

async function open(
  layout: LayoutName,
  path: string,
  isPerson = true,
  isDemo = true,
  prepare: (server: Server) => void = () => {},
) {
  const code = await codeFor(layout);
  const { server, PERSON } = code;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[layout]);
  history.replaceState(null, '', path);
  code.furnishBrowser();
  server.openServer();
  server.everythingElse('thinks');
  server.answer('operator.status', { ...code.STATUS, demo: isDemo });
  server.answer('identity.topsInfo', isPerson ? PERSON : { ...PERSON, id: null, fid: null });
  server.answer('holdings.topsWealthInfo', { totalUsdt: '0' });
  server.answer('announcements.current', { rows: [] });
  server.answer('notices.list', { rows: [], next: null, unread: 0 });
  prepare(server);
  code.fillAllSlots();
  code.connectClient();
  await Promise.all([code.startSession(), code.shellText.load('en_US')]);
  const Shell = await code.loadShell();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await act(async () => void render(<code.App Shell={Shell} />));
  return { user, server };
}

function forget(): void {
  cleanup();
  loaded?.code.forgetPerson();
  loaded?.code.queryClient.clear();
  loaded?.code.server.closeServer();
}

const here = (): string => location.pathname + location.search;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  configure({ asyncUtilTimeout: 15_000 });
});
afterEach(() => {
  forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(['desktop', 'h5'] as const)('the frame on %s', (layout) => {
  it('says that nothing is at an address, and leads home', async () => {
    const { user } = await open(layout, '/no/such/page');
    expect(await screen.findByRole('heading', { name: shell['shell.notFound.title'] })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: shell['shell.notFound.action'] }));
    expect(here()).toBe('/');
  });

  it('says that a page is not open yet, under its own name', async () => {
    await open(layout, '/wallet/coupons');
    expect(await screen.findByText(shell['shell.notOpen.text'], { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: shell['shell.notOpen.action'] }).getAttribute('href')).toBe(
      '/wallet/overview',
    );
  });

  it('sends a visitor to the login of the layout, with the whole path to come back to', async () => {
    await open(layout, '/wallet/withdraw?asset=BTC', false);
    const login = layout === 'h5' ? '/h5/user/loginAndRegister' : '/front/login';
    await vi.waitFor(() => expect(location.pathname).toBe(login));
    expect(new URLSearchParams(location.search).get('forwardUrl')).toBe('/wallet/withdraw?asset=BTC');
  });

  it('leaves for the downtime page while the exchange is shut, which knows where to lead back', async () => {
    const left: string[] = [];
    const real = location;
    const get = (_: object, name: string) =>
      name === 'replace' ? (to: string) => left.push(to) : Reflect.get(real, name, real);
    vi.stubGlobal('location', new Proxy({}, { get }));
    await open(layout, '/wallet/withdraw?asset=BTC', true, true, (server) =>
      server.answer('operator.status', { ...loaded!.code.STATUS, shutdown: true }),
    );
    await vi.waitFor(() => expect(left).toEqual(['/downtime/index.html?from=%2Fwallet%2Fwithdraw%3Fasset%3DBTC']));
  });

  const SID = 's'.repeat(43);
  const openBySid = () =>
    open(layout, `/wallet/overview?sid=${SID}&view=x`, false, true, (server) => {
      localStorage.clear();
      server.refuse('identity.topsInfo', 'SID_UNCONFIRMED', { account: 'm***@e***.com' });
    });
  const title = shell['shell.continue.title'].replace('{account}', 'm***@e***.com');

  it('shows nothing of an account that a link opens before the person has said that it is theirs', async () => {
    const { user, server } = await openBySid();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(here()).toBe('/wallet/overview?view=x');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(server.sent('identity.topsInfo')).toEqual([{ sid: SID }]);
    expect(localStorage.getItem('userInfo')).toBeNull();
    server.answer('identity.topsInfo', (await codeFor(layout)).PERSON);
    await user.click(screen.getByRole('button', { name: shell['shell.continue.yes'] }));
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
    expect(server.sent('identity.topsInfo')[1]).toEqual({ sid: SID, confirmed: 'true' });
    expect(location.pathname).toBe('/wallet/overview');
  });

  it('goes on as a visitor where the person is somebody else, or the link has grown old meanwhile', async () => {
    const declined = await openBySid();
    await declined.user.click(await screen.findByRole('button', { name: shell['shell.continue.no'] }));
    await vi.waitFor(() => expect(location.pathname).toMatch(/login/i));
    expect(declined.server.sent('identity.topsInfo')).toHaveLength(1);
    forget();
    const late = await openBySid();
    const yes = await screen.findByRole('button', { name: shell['shell.continue.yes'] });
    late.server.refuse('identity.topsInfo', 'SID_UNKNOWN');
    await late.user.click(yes);
    await vi.waitFor(() => expect(location.pathname).toMatch(/login/i));
  });

  it('leads on from a page of the other layout, and takes along what the address said', async () => {
    await open(
      layout,
      layout === 'h5' ? '/front/register?inviteCode=FRIEND1' : '/h5/user/loginAndRegister?forwardUrl=%2F',
      false,
    );
    const target = layout === 'h5' ? '/h5/user/loginAndRegister' : '/front/login';
    await vi.waitFor(() => expect(location.pathname).toBe(target));
    expect(here()).toContain(layout === 'h5' ? 'inviteCode=FRIEND1' : 'forwardUrl=');
  });

  it('has no page of the demo where there is no demo', async () => {
    await open(layout, '/dev/inbox', false, false);
    expect(await screen.findByRole('heading', { name: shell['shell.notFound.title'] })).toBeTruthy();
  });

  it('shows a visitor the way in, and a person the way to what is theirs', async () => {
    await open(layout, '/', false);
    expect(await screen.findByRole('link', { name: shell['shell.home.start'] })).toBeTruthy();
    forget();
    await open(layout, '/');
    const way = await screen.findByRole('link', { name: shell['shell.home.assets'] });
    expect(way.getAttribute('href')).toBe('/wallet/overview');
    expect(await screen.findByRole('button', { name: 'Notices' })).toBeTruthy();
  });

  it('marks in the menu where the person is', async () => {
    await open(layout, '/wallet/overview');
    const menu = await screen.findByRole('navigation', {
      name: layout === 'h5' ? shell['shell.nav.main'] : shell['shell.nav.wallet'],
    });
    const here = within(menu)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(here.map((link) => link.textContent)).toEqual([
      layout === 'h5' ? shell['shell.nav.assets'] : shell['shell.nav.overview'],
    ]);
  });

  it('opens the window that the address names, only for a person', async () => {
    const { server } = await open(layout, '/wallet/overview?window=convert');
    expect(await screen.findByRole('dialog', { name: 'Convert small balances' })).toBeTruthy();
    expect(server.sent('conversion.smallBalances')).toEqual([{}]);
  });
});

it('logs out on this device even where the server does not answer', async () => {
  const { user, server } = await open('desktop', '/support/official-links');
  server.cut('identity.logout');
  await user.click(await screen.findByRole('button', { name: shell['shell.account.label'] }));
  await user.click(await screen.findByRole('button', { name: shell['shell.account.logOut'] }));
  expect(await screen.findByRole('link', { name: shell['shell.account.signUp'] })).toBeTruthy();
  expect(here()).toBe('/');
  expect(localStorage.getItem('userInfo')).toBeNull();
});

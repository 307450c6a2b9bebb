import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import { screen } from '@testing-library/dom';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { callCount, everythingElse } from '../lib/server.rig.ts';
import { greyCount, here, LAYOUTS, type LayoutName, openScreen, shell } from './screen.rig.tsx';
import { isNotOpen, screens } from './screens.ts';

/** The queries of screens that show one particular thing. */
const ASKED: Partial<Record<PageId, Readonly<Record<string, string>>>> = {
  'recovery.cases': { id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001' },
  'address-book.addressUpdate': { id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001' },
  'holdings.assets': { asset: 'BTC' },
  'bookings.billDetail': { type: 'deposit', id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001' },
  'withdrawals.cancelWithdrawal': { cancelLink: 'A'.repeat(43) },
  'deposits.deposit': { asset: 'BTC' },
  'withdrawals.withdraw': { asset: 'BTC' },
};
const NAMES = { token: 'A'.repeat(22), id: 'halyard' };

/** Screens that load nothing until somebody types or presses: they have no placeholders and nothing to retry. */
const FORMS: ReadonlySet<PageId> = new Set<PageId>([
  'identity.login',
  'identity.loginAndRegister',
  'identity.register',
  'operator.officialLinks',
]);
/** Screens that show only what is already known of the person. */
const KNOWN: ReadonlySet<PageId> = new Set<PageId>(['identity.vip', 'identity.vipInfo']);
const asks = (id: PageId): boolean => !FORMS.has(id) && !KNOWN.has(id);

/** Every distinct layout once, because several pages may share one. */
async function layoutsOf(layout: LayoutName): Promise<PageId[]> {
  const seen = new Set<ComponentType>();
  const ids: PageId[] = [];
  for (const id of Object.keys(screens) as PageId[]) {
    const found = screens[id][layout];
    if ('redirectTo' in found || isNotOpen(id)) continue;
    const { default: Layout } = await found();
    if (!seen.has(Layout)) ids.push(id);
    seen.add(Layout);
  }
  return ids;
}

describe.each(await Promise.all(LAYOUTS.map(async (layout) => ({ layout, ids: await layoutsOf(layout) }))))(
  'every screen on $layout',
  ({ layout, ids }) => {
    const open = (id: PageId, person?: null | undefined) =>
      openScreen(id, { layout, names: NAMES, query: ASKED[id] ?? {}, ...(person === null && { person }) });

    it.each(ids)(
      '%s says what it is, and shows no failure and no emptiness, while nothing has been answered',
      async (id) => {
        everythingElse('thinks');
        await open(id, FORMS.has(id) ? null : undefined);
        expect(document.querySelector('main')?.innerHTML).not.toBe('');
        expect(screen.queryByRole('alert')).toBeNull();
        if (asks(id)) expect(greyCount()).toBeGreaterThan(0);
      },
    );

    it.each(ids.filter(asks))('%s says that the network is away, and Retry asks again', async (id) => {
      everythingElse('is out of reach');
      const user = await open(id);
      const [retry] = await screen.findAllByRole('button', { name: shell('shell.action.retry') });
      const asked = callCount();
      await user.click(retry!);
      await expect.poll(callCount).toBeGreaterThan(asked);
    });

    it.each(ids.filter((id) => pageOf(id).needsLogin))(
      '%s sends a visitor to the login, and asks nothing in nobody’s name',
      async (id) => {
        everythingElse('thinks');
        await open(id, null);
        const login = layout === 'h5' ? '/h5/user/loginAndRegister' : '/front/login';
        expect(here().split('?')[0]).toBe(login);
        expect(new URLSearchParams(here().split('?')[1]).get('forwardUrl')).toContain(pageOf(id).path.split(':')[0]);
      },
    );
  },
);

import { screen, within } from '@testing-library/dom';
import { Sprout } from 'lucide-react';
import { expect, it } from 'vitest';
import { describeProducts, type WebProduct } from '../../../lib/products.ts';
import { openPart, shell } from '../../screen.rig.tsx';
import { SideNav } from './side-nav.tsx';

const LINE = { id: 'earn.products', key: 'shell.nav.earn', Icon: Sprout } as const;

const hrefsWith = async (product: WebProduct): Promise<(string | null)[]> => {
  describeProducts([product]);
  await openPart(<SideNav side="wallet" />, { layout: 'desktop' });
  const nav = within(await screen.findByRole('navigation', { name: shell('shell.nav.wallet') }));
  return nav.getAllByRole('link', { name: shell('shell.nav.earn') }).map((link) => link.getAttribute('href'));
};

it('has one line for an account whose product has a line of its own', async () => {
  expect(await hrefsWith({ name: 'earn', account: 'earn', walletMenu: [LINE] })).toEqual(['/wallet/earn']);
});

it('keeps the line of the account where its product has none', async () => {
  expect(await hrefsWith({ name: 'earn', account: 'earn' })).toEqual(['/wallet/overview?account=earn']);
});

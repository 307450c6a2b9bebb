import { Sprout } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { describeProducts } from '../../../lib/products.ts';
import { accountCells, accountOfTab, isOpenTab, pageOfAccount, tabOf } from './accounts.ts';

describe('accounts', () => {
  it('puts every account into one cell', () => {
    const cells = accountCells([
      { account: 'funding', valueUsdt: '10' },
      { account: 'futures_copy', valueUsdt: '1' },
      { account: 'spot_copy', valueUsdt: '2' },
      { account: 'card', valueUsdt: '4' },
    ]);
    expect(cells.find(({ tab }) => tab === 'copy')?.value).toBe('3');
    expect(cells.map(({ tab }) => tab)).toEqual(['funding', 'spot', 'p2p', 'futures', 'earn', 'copy', 'card']);
  });

  it('opens the view of an account that a product keeps', () => {
    expect(isOpenTab('earn')).toBe(false);
    describeProducts([{ name: 'earn', account: 'earn' }]);
    expect([isOpenTab('earn'), isOpenTab('futures'), accountOfTab('earn')]).toEqual([true, false, 'earn']);
    describeProducts([]);
  });

  it('names the page of the product that alone moves what is in an account', () => {
    const line = { id: 'earn.products', key: 'shell.nav.earn', Icon: Sprout } as const;
    describeProducts([{ name: 'earn', account: 'earn', walletMenu: [line] }]);
    expect([pageOfAccount('earn'), pageOfAccount('funding'), pageOfAccount('overview')]).toEqual([
      line,
      undefined,
      undefined,
    ]);
    describeProducts([]);
  });

  it('takes no tab from a link that does not exist', () => {
    expect(tabOf('nonsense')).toBe('overview');
  });

  it('knows the account-type codes of other clients', () => {
    const tabs = [
      'overview',
      'overview',
      'funding',
      'spot',
      'p2p',
      'futures',
      'in_transit',
      'copy',
      'earn',
      'card',
      'copy',
    ];
    expect(tabs.map((_, code) => tabOf(String(code)))).toEqual(tabs);
    expect(['99', '-1', '01', ''].map((text) => tabOf(text))).toEqual(Array(4).fill('overview'));
  });
});

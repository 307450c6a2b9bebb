import { expect, it } from 'vitest';
import { describeProducts } from '../../lib/products.ts';
import { mailKind } from '../identity/rules/mail-kind.ts';
import { linkedWalletProduct } from './product.ts';

it('its mails are told apart from others', () => {
  describeProducts([linkedWalletProduct]);
  expect([mailKind('wallet-linked'), mailKind('wallet-unlinked'), mailKind('notice:wallet.sent')]).toEqual([
    'linkedWallet',
    'linkedWallet',
    'other',
  ]);
});

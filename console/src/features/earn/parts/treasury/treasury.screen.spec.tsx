import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, refuse } from '../../../../app/exchange.rig.ts';
import { rowsOf } from '../../../../app/page.rig.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const TREASURY: StaffOutput<'staffEarn.treasury'> = {
  coins: [
    {
      asset: 'USDT',
      principal: '2450',
      inTerms: '1500.5',
      waiting: '50',
      perDay: '1',
      cover: '12',
      termInterest: '45',
    },
  ],
  maturities: [{ atMs: NOW_MS + DAY_MS, asset: 'USDT', orders: 2, principal: '300', interest: '9' }],
};
const openWith = (treasury: StaffOutput<'staffEarn.treasury'>) =>
  open('/earn', {
    role: 'auditor',
    answers: {
      'staffEarn.products': { rows: [] },
      'staffEarn.failed': { rows: [] },
      'staffEarn.treasury': treasury,
    },
  });

test('what is owed of each coin with what covers it, and the terms that end soon', async () => {
  await openWith(TREASURY);
  await screen.findByText('1,500.5');
  expect(rowsOf(t('console.earn.treasury'))).toEqual([['USDT', '2,450', '1,500.5', '50', '1', '45', '12']]);
  expect(rowsOf(t('console.earn.maturities'))).toEqual([['11/21 14:32', 'USDT', '2', '300', '9']]);
});

test('it says that no term ends', async () => {
  await openWith({ ...TREASURY, maturities: [] });
  await screen.findByText(t('console.earn.maturitiesNone'));
});

test('it says that it could not be loaded', async () => {
  await open('/earn', {
    role: 'auditor',
    answers: {
      'staffEarn.products': { rows: [] },
      'staffEarn.failed': { rows: [] },
      'staffEarn.treasury': refuse('BUSY'),
    },
  });
  expect((await screen.findAllByText(t('console.earn.treasuryFailed'))).length).toBeGreaterThan(0);
});

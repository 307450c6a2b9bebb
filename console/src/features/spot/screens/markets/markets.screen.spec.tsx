import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import type { RowOf } from '../../../../app/exchange.rig.ts';
import { dialog, isOffered, page, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Market = RowOf<'staffSpot.markets'>;
const market = (own: Partial<Market> = {}): Market => ({
  symbol: 'BTC_USDT',
  tmId: 1,
  base: 'BTC',
  quote: 'USDT',
  kind: 'spot',
  priceScale: 2,
  tick: '0.01',
  quantityScale: 6,
  lot: '0.000001',
  minNotional: '1000',
  bandPercent: '5',
  status: 'open',
  baseScale: 8,
  quoteScale: 6,
  ...own,
});

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/markets', {
    role: 'auditor',
    id: 'staffSpot.markets',
    answer: { rows: [market()] },
    failed: 'console.markets.failed',
    shows: 'BTC/USDT',
  });
});

test.each(['product', 'auditor', 'superadmin'] as const)('%s reads each market, and turns none', async (role) => {
  const etf = market({ symbol: 'BTC3L_USDT', base: 'BTC3L', kind: 'etf', bandPercent: null, status: 'halted' });
  await open('/markets', { role, answers: { 'staffSpot.markets': { rows: [market(), etf] } } });
  await screen.findByText('BTC/USDT');
  expect(rowsOf(t('console.markets.title'))).toEqual([
    ['BTC/USDT', '0.01 USDT', '0.000001 BTC', '1,000 USDT', '±5%', t('console.markets.state.open'), ''],
    [
      `B BTC3L/USDT ${t('console.markets.leveraged')}`,
      '0.01 USDT',
      '0.000001 BTC3L',
      '1,000 USDT',
      '--',
      t('console.markets.state.halted'),
      '',
    ],
  ]);
  expect(isOffered(t('console.markets.halt'))).toBe(false);
});

test.each([
  ['open', 'halted', 'halt', 'isHalted'],
  ['halted', 'open', 'open', 'isOpen'],
] as const)('a market that is %s', async (status, next, verb, done) => {
  const opened = await open('/markets', {
    role: 'risk',
    answers: { 'staffSpot.markets': { rows: [market({ status })] } },
  });
  await opened.user.click(await within(page()).findByRole('button', { name: t(`console.markets.${verb}`) }));
  within(dialog()).getByRole('heading', { name: 'BTC/USDT' });
  within(dialog()).getByText(t(`console.markets.effect.${verb}`));
  await actWithReason(opened, {
    id: 'staffSpot.setStatus',
    verb: t(`console.markets.${verb}`),
    input: { symbol: 'BTC_USDT', status: next },
    answer: { market: market({ status: next }) },
    done: t(`console.markets.${done}`),
  });
});

import { PASTED } from '@bourse/core/money/typed.fixture.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { t } from '../lib/i18n.ts';
import { dialog, field, open, type RowOf } from './console.rig.tsx';

const LIMIT: RowOf<'staffCustody.hotLimits'> = {
  asset: 'USDT',
  network: 'tron',
  networkName: 'Tron',
  keep: '10000',
  most: '500000',
  setBy: null,
  setAtMs: null,
} as RowOf<'staffCustody.hotLimits'>;

test.each(PASTED)('$pasted, pasted by staff in the place of a figure', async ({ pasted, stands }) => {
  const { user } = await open('/hot-wallets', {
    role: 'finance',
    answers: { 'staffCustody.hotLimits': { rows: [LIMIT] } },
  });
  await user.click(await screen.findByRole('button', { name: t('console.change') }));
  const keep = field(t('console.actionField.keep'), dialog());
  await user.tripleClick(keep);
  await user.paste(pasted);
  expect(keep.value).toBe(stands);
});

import { PASTED, TYPED } from '@bourse/core/money/typed.fixture.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { readFigure } from '../lib/actions/figure-fault.ts';
import { t } from '../lib/i18n.ts';
import { open } from './console.rig.tsx';
import type { RowOf } from './exchange.rig.ts';
import { dialog, field } from './page.rig.ts';

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

test('each fault of a figure has a sentence of its own', async () => {
  await open('/hot-wallets', { role: 'finance', answers: { 'staffCustody.hotLimits': { rows: [] } } });
  const sentences = new Map<string, Set<string>>();
  for (const row of TYPED) {
    const reading = readFigure(row.typed, false);
    if (!('fault' in row) || reading.isGood) continue;
    sentences.set(row.fault, (sentences.get(row.fault) ?? new Set()).add(reading.fault));
  }
  expect([...sentences.values()].map((each) => each.size)).toEqual([...sentences.keys()].map(() => 1));
  expect(new Set([...sentences.values()].flatMap((each) => [...each])).size).toBe(sentences.size);
});

import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Threshold = RowOf<'staffOperator.thresholds'>;
const FROM: Threshold = {
  name: 'REVIEW_FROM',
  value: 50_000,
  min: 100,
  max: 1_000_000,
  setBy: 'lena',
  setAtMs: NOW_MS,
};
const COOLING: Threshold = { name: 'WITHDRAWAL_COOLING_S', value: 60, min: 10, max: 600, setBy: null, setAtMs: null };
const openAs = (role: 'risk' | 'reviewer' | 'auditor', ...rows: readonly Threshold[]) =>
  open('/thresholds', { role, answers: { 'staffOperator.thresholds': { rows: [...rows] } } });

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/thresholds', {
    role: 'reviewer',
    id: 'staffOperator.thresholds',
    answer: { rows: [FROM] },
    failed: 'console.thresholds.failed',
    shows: '50,000 USDT',
  });
});

test.each(['reviewer', 'auditor'] as const)(
  '%s reads what each is and who set it, and asks for nothing',
  async (role) => {
    await openAs(role, FROM, COOLING);
    await screen.findByText('50,000 USDT');
    expect(rowsOf(t('console.thresholds.title'))).toEqual([
      [t('console.actionField.REVIEW_FROM'), '50,000 USDT', 'lena 2026/11/20 14:32:05'],
      [
        t('console.actionField.WITHDRAWAL_COOLING_S'),
        t('console.thresholds.seconds', { count: 60 }),
        t('console.switches.never'),
      ],
    ]);
    expect(isOffered(t('console.change'))).toBe(false);
  },
);

test.each([
  [FROM, 'USDT', '75000', '100', '1,000,000'],
  [COOLING, null, '90', '10', '600'],
] as const)('another threshold: within its range, as it is typed', async (row, unit, next, min, max) => {
  const opened = await openAs('risk', row);
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: t('console.change') }));
  within(dialog()).getByText(t('console.thresholds.effect'));
  within(dialog()).getByText(t('console.thresholds.range', { min, max }));
  const box = field(unit ?? t('console.thresholds.inSeconds'), dialog());
  const reason = field(t('console.user.reason'), dialog());
  const ask = button(t('console.ask'), dialog());
  await user.type(reason, 'Quiet year');
  expect([box.value, ask.disabled]).toEqual([String(row.value), true]);
  for (const [wrong, sentence] of [
    ['75.000', t('console.amount.AMOUNT_WHOLE')],
    ['7,5', t('console.amount.AMOUNT_COMMA')],
    ['-75', t('console.amount.AMOUNT_SIGN')],
    ['1e3', t('console.amount.AMOUNT_NOT_A_NUMBER')],
    ['1', t('console.refusal.THRESHOLD_RANGE')],
    ['999999999', t('console.refusal.THRESHOLD_RANGE')],
    ['0', t('console.refusal.THRESHOLD_RANGE')],
  ] as const) {
    await user.clear(box);
    // Key by key: what is pasted at once may be read as what it can only mean.
    await user.click(box);
    await user.keyboard(wrong);
    expect([box.value, ask.disabled]).toEqual([wrong, true]);
    within(dialog()).getByText(sentence);
  }
  await user.clear(reason);
  await user.clear(box);
  expect(within(dialog()).queryByText(t('console.refusal.THRESHOLD_RANGE'))).toBeNull();
  await user.type(box, next);
  await actWithReason(opened, {
    id: 'staffOperator.setThreshold',
    verb: t('console.ask'),
    input: { name: row.name, value: next },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

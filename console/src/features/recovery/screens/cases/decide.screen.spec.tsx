import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { DOWN, later, refuse } from '../../../../app/exchange.rig.ts';
import { button, isOffered, refusalsOf, sentence, toast } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { DEPOSIT, deposit, explanation, ID, OTHER, openAs, reason } from './cases.rig.tsx';

const outcome = () => screen.getByLabelText<HTMLSelectElement>(t('console.recovery.outcome'));
const decide = () => button(t('console.recovery.decide'));

test.each(['support', 'auditor'] as const)('%s reads and does not decide', async (role) => {
  await openAs(role);
  await screen.findByText(t('console.recovery.onChain'));
  expect(isOffered(t('console.recovery.decide'))).toBe(false);
});

test.each(['CREDITED', 'RETURNING', 'RETURNED', 'REFUSED'] as const)(
  'a case that is %s is not decided again',
  async (state) => {
    await openAs('support2', { state });
    await screen.findByText(t('console.recovery.onChain'));
    expect(screen.getAllByText(t(`console.recovery.state.${state}`))).toHaveLength(2);
    expect(isOffered(t('console.recovery.decide'))).toBe(false);
  },
);

test('sends nothing before outcome, deposit, explanation and reason are there', async () => {
  const { user, sent } = await openAs('support2', { deposits: [deposit(), deposit({ id: OTHER, amount: '7' })] });
  await screen.findByText(t('console.recovery.second', { from: '1,000' }));
  await user.type(explanation(), 'Your deposit.');
  await user.type(reason(), 'Seen');
  expect(decide().disabled).toBe(true);
  await user.selectOptions(outcome(), 'CREDIT');
  expect(decide().disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText(t('console.recovery.deposit')), OTHER);
  expect(decide().disabled).toBe(false);
  await user.clear(explanation());
  await user.type(explanation(), ' too short ');
  expect(decide().disabled).toBe(true);
  expect(sent('staffRecovery.decide')).toEqual([]);
});

test.each([
  ['CREDIT', 'DONE', { depositId: DEPOSIT }],
  ['RETURN', 'WAITING', { depositId: DEPOSIT }],
  ['REFUSE', 'DONE', {}],
] as const)(
  '%s: what was written stays after each refusal; then it is sent once and is %s',
  async (chosen, state, input) => {
    const { user, sent, answer } = await openAs('support2');
    await screen.findByText(t('console.recovery.decision'));
    await user.selectOptions(outcome(), chosen);
    await user.type(explanation(), ' Your deposit is  credited ');
    await user.type(reason(), 'Memo seen');
    for (const code of refusalsOf('staffRecovery.decide')) {
      answer({ 'staffRecovery.decide': code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
      await user.click(decide());
      await user.click(within((await toast(sentence(code))).parentElement!).getByRole('button'));
      expect([outcome().value, explanation().value, reason().value]).toEqual([
        chosen,
        ' Your deposit is  credited ',
        'Memo seen',
      ]);
      await waitFor(() => expect(decide().disabled).toBe(false));
    }
    const before = sent('staffRecovery.decide').length;
    const held = later<'staffRecovery.decide'>();
    answer({ 'staffRecovery.decide': held.answer });
    await user.dblClick(decide());
    await user.type(reason(), '{Enter}');
    held.give({ state });
    await toast(t(state === 'WAITING' ? 'console.recovery.asked' : 'console.recovery.done'));
    expect(sent('staffRecovery.decide').slice(before)).toEqual([
      { id: ID, outcome: chosen, explanation: 'Your deposit is  credited', reason: 'Memo seen', ...input },
    ]);
  },
);

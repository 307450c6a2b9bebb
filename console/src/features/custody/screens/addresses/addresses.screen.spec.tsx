import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { inTwoPages, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, page, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Known = RowOf<'staffCustody.knownAddresses'>;
const known = (own: Partial<Known> = {}): Known => ({
  family: 'evm',
  address: '0x1111111111',
  risk: 'BLOCKED',
  memoRequired: false,
  note: 'Mixer',
  addedAtMs: NOW_MS,
  ...own,
});
const openAs = (role: 'risk' | 'compliance' | 'support2', ...rows: readonly Known[]) =>
  open('/addresses', { role, answers: { 'staffCustody.knownAddresses': listed(...rows) } });

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/addresses', {
    role: 'auditor',
    id: 'staffCustody.knownAddresses',
    answer: listed(known()),
    failed: 'console.addresses.failed',
    shows: '0x1111111111',
  });
});

test('says that no address is listed', async () => {
  await openAs('compliance');
  await screen.findByText(t('console.addresses.empty'));
});

test.each(['compliance', 'support2'] as const)(
  '%s reads on which list each stands, and asks for nothing',
  async (role) => {
    await openAs(
      role,
      known(),
      known({ family: 'bitcoin', address: 'bc1-shared', risk: 'NONE', memoRequired: true, note: '' }),
    );
    await screen.findByText('bc1-shared');
    expect(rowsOf(t('console.addresses.title'))).toEqual([
      [`0x1111111111 ${t('console.family.evm')}`, t('console.listing.BLOCKED'), 'Mixer', '2026/11/20 14:32:05'],
      [`bc1-shared ${t('console.family.bitcoin')}`, t('console.listing.SHARED'), '--', '2026/11/20 14:32:05'],
    ]);
    expect(isOffered(t('console.addresses.add'))).toBe(false);
  },
);

test('a part of an address narrows the list, and stands in the address of the page; what was typed stays', async () => {
  const { user, sent } = await openAs('risk', known());
  const box = within(page()).getByLabelText<HTMLInputElement>(t('console.addresses.part'));
  await user.type(box, ' 0x11 ');
  await user.click(button(t('console.user.find')));
  await waitFor(() => expect(sent('staffCustody.knownAddresses').at(-1)).toEqual({ address: '0x11' }));
  expect([location.search, box.value]).toEqual(['?address=0x11', ' 0x11 ']);
  await user.clear(box);
  await user.click(button(t('console.user.find')));
  expect(location.search).toBe('');
});

test('a long list goes on', async () => {
  const answers = { 'staffCustody.knownAddresses': inTwoPages([known()], [known({ address: '0x2222222222' })]) };
  const opened = await open('/addresses', { role: 'reviewer', answers });
  await showsTheNextPage(opened, 'staffCustody.knownAddresses', '0x1111111111', '0x2222222222');
});

test('risk asks for an address on a list', async () => {
  const opened = await openAs('risk');
  const { user } = opened;
  await user.click(button(t('console.addresses.add')));
  within(dialog()).getByText(t('console.addresses.addEffect'));
  const address = field(t('console.withdrawals.address'), dialog());
  await user.type(field(t('console.user.reason'), dialog()), 'Report');
  await user.type(address, 'too short');
  expect([address.value, button(t('console.ask'), dialog()).disabled]).toEqual(['too short', true]);
  await user.clear(address);
  await user.type(address, ' bc1QxyAbCdEf ');
  await user.selectOptions(within(dialog()).getByLabelText(t('console.alarms.network')), 'bitcoin');
  await user.selectOptions(within(dialog()).getByLabelText(t('console.actionField.listing')), 'MEDIUM');
  await user.type(field(t('console.actionField.note'), dialog()), ' Seen  twice ');
  await user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffCustody.setKnownAddress',
    verb: t('console.ask'),
    input: { family: 'bitcoin', address: 'bc1QxyAbCdEf', listing: 'MEDIUM', note: 'Seen  twice' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

test('risk asks for an address off its list', async () => {
  const opened = await openAs('risk', known());
  await opened.user.click(await screen.findByRole('button', { name: t('console.addresses.remove') }));
  within(dialog()).getByText('0x1111111111');
  within(dialog()).getByText(t('console.addresses.removeEffect'));
  await actWithReason(opened, {
    id: 'staffCustody.setKnownAddress',
    verb: t('console.ask'),
    input: { family: 'evm', address: '0x1111111111', listing: 'REMOVE' },
    answer: { state: 'WAITING' },
    done: t('console.asked'),
  });
});

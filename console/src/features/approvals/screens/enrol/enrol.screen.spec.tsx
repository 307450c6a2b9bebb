import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, later, refuse } from '../../../../app/exchange.rig.ts';
import { button, field, page, refusalsOf, sentence } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

const CODE = 'A'.repeat(43);
const SECOND = 'B'.repeat(43);
const OFFER = {
  login: 'paul',
  totpSecret: 'JBSWY3DPEHPK3PXP',
  otpauth: 'otpauth://totp/Bourse:paul?secret=JBSWY3DPEHPK3PXP',
};
const openWith = (code: string, answers: Parameters<typeof open>[1]['answers'] = {}) =>
  open(`/enrol#${code}`, { role: null, answers });
/** Opens the page with one half in the address, and pastes the other link. */
const openWithBoth = async (answers: Parameters<typeof open>[1]['answers']) => {
  const opened = await openWith(CODE, answers);
  screen.getByText(t('console.enrol.secondHow'));
  await opened.user.click(field(t('console.enrol.second')));
  await opened.user.paste(`https://bourse.example/console/enrol#${SECOND}`);
  return opened;
};
const save = () => button(t('console.enrol.save'));

test('an address without a code asks for nothing', async () => {
  const { sent } = await openWith('short');
  await screen.findByText(t('console.enrol.unknown'));
  expect(sent('staffMembers.enrolment')).toEqual([]);
});

test.each(['ENROLMENT_UNKNOWN', 'TOO_MANY_REQUESTS'] as const)('halves that are refused: %s', async (code) => {
  const { sent } = await openWithBoth({ 'staffMembers.enrolment': refuse(code) });
  await screen.findByText(sentence(code));
  expect(sent('staffMembers.enrolment')).toEqual([{ enrolmentCode: CODE, secondCode: SECOND }]);
});

test('one half asks nothing of the server', async () => {
  const { sent, user } = await openWith(CODE);
  await user.type(field(t('console.enrol.second')), 'short');
  expect(sent('staffMembers.enrolment')).toEqual([]);
});

test('while the code is asked for nothing can be typed', async () => {
  const held = later<'staffMembers.enrolment'>();
  await openWithBoth({ 'staffMembers.enrolment': held.answer });
  expect(page().querySelector('.bg-skeleton')).not.toBeNull();
  expect(screen.queryByLabelText(t('console.enrol.password'))).toBeNull();
  held.give(OFFER);
  await screen.findByText('paul');
});

test('password and code are set once; what was typed stays after each refusal', async () => {
  const { user, sent, answer } = await openWithBoth({ 'staffMembers.enrolment': OFFER });
  await screen.findByText('paul');
  screen.getByText('JBSWY3DPEHPK3PXP');
  screen.getByRole('img', { name: t('console.enrol.qr') });
  await user.type(field(t('console.enrol.password')), 'short');
  await user.type(field(t('console.enrol.code')), '123 456');
  expect(save().disabled).toBe(true);
  await user.clear(field(t('console.enrol.password')));
  await user.type(field(t('console.enrol.password')), ' a long password ');
  expect(field(t('console.enrol.code')).value).toBe('123456');
  const input = { enrolmentCode: CODE, secondCode: SECOND, password: ' a long password ', totpCode: '123456' };
  for (const code of refusalsOf('staffMembers.enrol')) {
    answer({ 'staffMembers.enrol': code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
    await user.click(save());
    await screen.findByText(sentence(code));
    expect(field(t('console.enrol.password')).value).toBe(' a long password ');
    expect(field(t('console.enrol.code')).value).toBe('123456');
  }
  const before = sent('staffMembers.enrol').length;
  const held = later<'staffMembers.enrol'>();
  answer({ 'staffMembers.enrol': held.answer });
  await user.dblClick(save());
  await user.type(field(t('console.enrol.password')), '{Enter}');
  held.give({ login: 'paul' });
  const onward = await screen.findByRole('link', { name: t('console.enrol.goOn') });
  expect(onward.getAttribute('href')).toBe('/console/');
  expect(sent('staffMembers.enrol').slice(before)).toEqual([input]);
  expect(screen.queryByText('JBSWY3DPEHPK3PXP')).toBeNull();
});

test('the secret can be copied', async () => {
  const { user } = await openWithBoth({ 'staffMembers.enrolment': OFFER });
  await user.click(await screen.findByRole('button', { name: t('console.members.copy') }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP'));
});

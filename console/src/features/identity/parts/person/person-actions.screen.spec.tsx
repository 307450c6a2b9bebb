import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { DOWN, later, listed, refuse } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, page, refusalsOf, rowsOf, sentence } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { AT, ID, LEVEL, label, mail, note, openTab, report, session, UID } from './person.rig.ts';

test.each([
  ['one session', 'end', { sessionId: ID }],
  ['every session', 'endAll', {}],
] as const)('%s is ended', async (_name, verb, input) => {
  const opened = await openTab('sessions', 'support2', { 'staffPeople.sessions': { rows: [session] } });
  await opened.user.click(await within(page()).findByRole('button', { name: t(`console.person.${verb}`) }));
  within(dialog()).getByText(t('console.person.endEffect'));
  await actWithReason(opened, {
    id: 'staffPeople.endSessions',
    verb: t('console.person.end'),
    input: { uid: UID, ...input },
    answer: { ended: 1 },
    done: t('console.person.ended'),
  });
});

test('a note stays in its field while it is refused, is kept once, and leaves the field empty', async () => {
  const { user, sent, answer } = await openTab('notes', 'reviewer', { 'staffPeople.notes': listed() });
  await screen.findByText(t('console.person.noNotes'));
  const box = field(t('console.person.newNote'));
  const add = () => button(t('console.person.addNote'));
  await user.type(box, ' ab{Enter}');
  expect(add().disabled).toBe(true);
  await user.type(box, 'c, called  twice ');
  for (const code of refusalsOf('staffPeople.addNote')) {
    answer({ 'staffPeople.addNote': code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
    await user.click(add());
    await screen.findByText(sentence(code));
    expect(box.value).toBe(' abc, called  twice ');
  }
  const before = sent('staffPeople.addNote').length;
  const held = later<'staffPeople.addNote'>();
  answer({ 'staffPeople.addNote': held.answer, 'staffPeople.notes': listed(note) });
  await user.dblClick(add());
  await user.type(box, '{Enter}');
  held.give({ done: true });
  await screen.findByText('Called twice');
  await waitFor(() => expect(box.value).toBe(''));
  expect(sent('staffPeople.addNote').slice(before)).toEqual([{ uid: UID, text: 'abc, called  twice' }]);
});

test('an auditor reads notes and writes none', async () => {
  await openTab('notes', 'auditor', { 'staffPeople.notes': listed(note) });
  await screen.findByText('Called twice');
  expect(screen.queryByLabelText(t('console.person.newNote'))).toBeNull();
});

test('mails by kind, address and end; one that was lost is sent again', async () => {
  const opened = await openTab('mails', 'support', {
    'staffPeople.mails': {
      rows: [mail, { ...mail, id: '2', kind: 'later', toMasked: null, status: 'OFF', resends: 0, canResend: false }],
    },
  });
  await screen.findByText('new-device');
  expect(rowsOf(label('mails'))).toEqual([
    [
      AT,
      `${t('console.mailKind.newDevice')} new-device`,
      'a***@example.com',
      `${t('console.mail.status.FAILED')} ${t('console.mail.resends', { count: 2 })}`,
      t('console.mail.resend'),
    ],
    [AT, `${t('console.mailKind.other')} later`, '--', t('console.mail.status.OFF'), ''],
  ]);
  screen.getByText(t('console.mail.codeHint'));
  await opened.user.click(button(t('console.mail.resend')));
  within(dialog()).getByText(t('console.mail.resendEffect'));
  await actWithReason(opened, {
    id: 'staffPeople.resendMail',
    verb: t('console.mail.resend'),
    input: { uid: UID, id: ID },
    answer: { done: true },
    done: t('console.mail.resent'),
  });
});

test.each(['WAITING', 'SENT', 'NOBODY'] as const)(
  'a mail that ended as %s, read by risk, who sends nothing',
  async (status) => {
    await openTab('mails', 'risk', { 'staffPeople.mails': { rows: [{ ...mail, status }] } });
    await screen.findByText(t(`console.mail.status.${status}`));
    expect(isOffered(t('console.mail.resend'))).toBe(false);
  },
);

test('risk sets for how many days later purchases stay; the same is no change', async () => {
  const opened = await openTab('purchases', 'risk', {
    'staffPurchaseLock.level': LEVEL,
    'staffPurchaseLock.lots': listed(),
  });
  await opened.user.click(await screen.findByRole('button', { name: t('console.purchaseLock.set') }));
  const days = within(dialog()).getByLabelText<HTMLSelectElement>(t('console.purchaseLock.level'));
  expect([...days.options].map(({ value }) => value)).toEqual(['0', '1', '3', '7']);
  await opened.user.type(field(t('console.user.reason'), dialog()), 'Reports');
  expect(button(t('console.purchaseLock.set'), dialog()).disabled).toBe(true);
  await opened.user.clear(field(t('console.user.reason'), dialog()));
  await opened.user.selectOptions(days, '7');
  await actWithReason(opened, {
    id: 'staffPurchaseLock.setLevel',
    verb: t('console.purchaseLock.set'),
    input: { uid: UID, lockDays: '7' },
    answer: { state: 'DONE' },
    done: t('console.purchaseLock.done'),
  });
});

test('files of some days are made, both included; days in the wrong order are not sent', async () => {
  const opened = await openTab('reports', 'compliance', { 'staffDossier.list': listed() });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: t('console.report.make') }));
  const [from, to] = [field(t('console.audit.filter.from'), dialog()), field(t('console.audit.filter.to'), dialog())];
  await user.type(from, '2026-11-03');
  await user.type(to, '2026-11-02');
  await user.type(field(t('console.user.reason'), dialog()), 'Suspicion');
  within(dialog()).getByText(t('console.refusal.DOSSIER_RANGE'));
  expect(button(t('console.report.make'), dialog()).disabled).toBe(true);
  await user.clear(from);
  await user.type(from, '2026-11-02');
  await user.clear(field(t('console.user.reason'), dialog()));
  await actWithReason(opened, {
    id: 'staffDossier.make',
    verb: t('console.report.make'),
    input: { uid: UID, fromMs: String(Date.UTC(2026, 10, 1, 16)), toMs: String(Date.UTC(2026, 10, 2, 16)) },
    answer: report,
    done: t('console.report.begun'),
  });
});

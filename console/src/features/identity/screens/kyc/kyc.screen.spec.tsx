import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { DOWN, inTwoPages, listed, NOW_MS, type RowOf, refuse } from '../../../../app/exchange.rig.ts';
import {
  alertText,
  button,
  dialog,
  field,
  isOffered,
  pairedWith,
  readable,
  rowsOf,
  sentence,
} from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Waiting = RowOf<'staffIdentity.kycQueue'>;
const ID = '0190f000-0000-7000-8000-000000000001';
const PHOTO = '0190f000-0000-7000-8000-00000000000a';
const waiting = (own: Partial<Waiting> = {}): Waiting => ({
  id: ID,
  uid: '123456789',
  target: 'advanced',
  fullName: 'Ada Lovelace',
  birthDate: '1990-12-10',
  nationality: 'GB',
  documentType: 'passport',
  documentNumberMasked: 'AB***9',
  documentExpiresOn: '2030-01-01',
  documentIds: [PHOTO],
  submittedAtMs: NOW_MS,
  ...own,
});
const earlier: RowOf<'staffIdentity.kycHistory'> = {
  ...waiting({ id: 'earlier', fullName: 'A. Lovelace' }),
  state: 'REJECTED',
  decidedAtMs: NOW_MS,
  decidedBy: 'lena',
  rejectedField: 'selfie',
  rejectedReason: 'Too dark',
};
const DONE = { done: true } as const;

async function decide(own: Partial<Waiting> = {}) {
  const row = waiting(own);
  const opened = await open('/kyc', {
    role: 'compliance',
    answers: {
      'staffIdentity.kycQueue': listed(row),
      'staffIdentity.kycHistory': { rows: [{ ...earlier, ...row, state: 'IN_REVIEW' }, earlier] },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: t('console.kyc.decide') }));
  return opened;
}
const decision = () => within(dialog()).getByLabelText<HTMLSelectElement>(t('console.kyc.decide'));

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/kyc', {
    role: 'auditor',
    id: 'staffIdentity.kycQueue',
    answer: listed(waiting()),
    failed: 'console.kyc.failed',
    shows: 'Ada Lovelace',
  });
});

test('says that nothing waits', async () => {
  await open('/kyc', { role: 'compliance', answers: { 'staffIdentity.kycQueue': listed() } });
  await screen.findByText(t('console.kyc.empty'));
});

test('lists who waits for which level, and counts them beside the page, with a plus where more may wait', async () => {
  const answers = {
    'staffIdentity.kycQueue': inTwoPages(
      [waiting()],
      [waiting({ id: '2', fullName: 'Grace Hopper', target: 'later', nationality: null })],
    ),
  };
  const opened = await open('/kyc', { role: 'compliance', answers });
  const entry = () => screen.getByRole('link', { name: new RegExp(`^${t('console.nav.identity')}`, 'u') });
  await waitFor(() => expect(readable(entry())).toBe(`${t('console.nav.identity')} 1+`));
  await showsTheNextPage(opened, 'staffIdentity.kycQueue', 'Ada Lovelace', 'Grace Hopper');
  expect(readable(entry())).toBe(`${t('console.nav.identity')} 2`);
  expect(rowsOf(t('console.kyc.title'))).toEqual([
    ['Ada Lovelace', '123456789', t('console.kycLevel.advanced'), 'GB', '2026/11/20 14:32:05', t('console.kyc.decide')],
    ['Grace Hopper', '123456789', 'later', '--', '2026/11/20 14:32:05', t('console.kyc.decide')],
  ]);
});

test('an auditor reads and does not decide', async () => {
  await open('/kyc', { role: 'auditor', answers: { 'staffIdentity.kycQueue': listed(waiting()) } });
  await screen.findByText('Ada Lovelace');
  expect(isOffered(t('console.kyc.decide'))).toBe(false);
});

test('shows what the person gave now and before', async () => {
  await decide();
  const beside = (label: Parameters<typeof t>[0]) => pairedWith(t(label as 'console.none'), dialog());
  expect(beside('console.kyc.uid')).toBe('123456789');
  expect(beside('console.kyc.born')).toBe('1990-12-10');
  expect(beside('console.kyc.nationality')).toBe('GB');
  expect(beside('console.kyc.document')).toBe(`${t('console.documentType.passport')} AB***9`);
  expect(beside('console.kyc.expires')).toBe('2030-01-01');
  const before = readable((await within(dialog()).findByText(/A\. Lovelace/u)).closest('li')!);
  expect(before).toContain(t('console.kycState.REJECTED'));
  expect(before).toContain(`11/20 14:32 · lena`);
  expect(before).toContain(`${t('console.kycField.selfie')}: Too dark`);
  expect(within(dialog()).getAllByRole('listitem')).toHaveLength(2);
});

test('says what was not given, and that nothing was given before', async () => {
  const own = {
    birthDate: null,
    nationality: null,
    documentType: 'later-type',
    documentNumberMasked: null,
    documentExpiresOn: null,
  };
  const opened = await decide(own);
  expect(pairedWith(t('console.kyc.born'), dialog())).toBe('--');
  expect(pairedWith(t('console.kyc.document'), dialog())).toBe('later-type');
  expect(pairedWith(t('console.kyc.expires'), dialog())).toBe('--');
  opened.answer({ 'staffIdentity.kycHistory': { rows: [] } });
});

test('earlier submissions that could not be loaded are asked for again', async () => {
  const { user, answer } = await open('/kyc', {
    role: 'compliance',
    answers: { 'staffIdentity.kycQueue': listed(waiting()), 'staffIdentity.kycHistory': refuse('SYSTEM_ERROR') },
  });
  await user.click(await screen.findByRole('button', { name: t('console.kyc.decide') }));
  expect(await alertText(dialog())).toContain(t('console.kyc.earlierFailed'));
  answer({ 'staffIdentity.kycHistory': { rows: [] } });
  await user.click(button(t('console.retry'), dialog()));
  await within(dialog()).findByText(t('console.kyc.noEarlier'));
});

test('a photo is fetched only when somebody looks, and once; each refusal is said beside it', async () => {
  const { user, sent, answer } = await decide();
  expect(sent('staffIdentity.kycDocument')).toEqual([]);
  const look = button(t('console.kyc.look', { number: 1 }), dialog());
  for (const code of ['DOCUMENT_UNKNOWN', 'FORBIDDEN'] as const) {
    answer({ 'staffIdentity.kycDocument': refuse(code) });
    await user.click(look);
    await within(dialog()).findByText(sentence(code));
  }
  answer({ 'staffIdentity.kycDocument': { side: 'front', mime: 'image/png', imageBase64: 'AAAA' } });
  await user.click(look);
  const picture = await within(dialog()).findByRole('img', { name: t('console.kyc.look', { number: 1 }) });
  expect(picture.getAttribute('src')).toBe('data:image/png;base64,AAAA');
  expect(sent('staffIdentity.kycDocument')).toEqual([PHOTO, PHOTO, PHOTO].map((documentId) => ({ documentId })));
});

test('decides nothing until staff have chosen', async () => {
  const { user, sent } = await decide();
  await user.type(field(t('console.kyc.reason'), dialog()), 'All papers there');
  expect(button(t('console.kyc.decide'), dialog()).disabled).toBe(true);
  await user.selectOptions(decision(), 'reject');
  expect(button(t('console.kyc.reject'), dialog()).disabled).toBe(true);
  expect(field(t('console.kyc.reasonRejected'), dialog()).value).toBe('All papers there');
  expect(sent('staffIdentity.decideKyc')).toEqual([]);
});

test('approving', async () => {
  const opened = await decide();
  await opened.user.selectOptions(decision(), 'approve');
  await actWithReason(opened, {
    id: 'staffIdentity.decideKyc',
    verb: t('console.kyc.approve'),
    reasonLabel: t('console.kyc.reason'),
    input: { id: ID, decision: 'approve' },
    answer: DONE,
    done: t('console.kyc.approved'),
  });
});

test('rejecting, with the part that is wrong', async () => {
  const opened = await decide();
  await opened.user.selectOptions(decision(), 'reject');
  await opened.user.selectOptions(within(dialog()).getByLabelText(t('console.kyc.field')), 'documentNumber');
  await actWithReason(opened, {
    id: 'staffIdentity.decideKyc',
    verb: t('console.kyc.reject'),
    reasonLabel: t('console.kyc.reasonRejected'),
    input: { id: ID, decision: 'reject', field: 'documentNumber' },
    answer: DONE,
    done: t('console.kyc.rejected'),
  });
});

test('a network that is down while staff look', async () => {
  const { user, answer } = await decide();
  answer({ 'staffIdentity.kycDocument': DOWN });
  await user.click(button(t('console.kyc.look', { number: 1 }), dialog()));
  await within(dialog()).findByText(sentence('NETWORK_DOWN'));
});

import { messages as refusals } from '@bourse/i18n/en_US/identity-refusal.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { greyCount, NOW_MS, openScreen, setClock, shell } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../identity-text.ts';
import { BARE_SECURITY } from '../../security.rig.ts';

type Kyc = CallOutput<'identity.kyc'>;

const t = await identityText.load('en_US');
const NONE: Kyc = {
  level: 'none',
  state: 'NONE',
  target: 'primary',
  rejections: [],
  triesLeft: 5,
  submittedAtMs: null,
  fullName: null,
};
const FRONT = '6f0c2b1e-8d4e-4c55-9a3a-0000000000f1';
const AGAIN = '6f0c2b1e-8d4e-4c55-9a3a-0000000000f2';
const PHOTO = new File(['x'], 'document.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  answer('identity.security', BARE_SECURITY);
  answer('identity.kyc', NONE);
  answer('identity.passkeys', { rows: [], countMax: 10 });
  answer('identity.sessions', { rows: [] });
  answer('identity.loginHistory', { rows: [], next: null });
});

// The form is only on phones, because it needs a camera.
describe('the verification on h5', () => {
  const open = () => openScreen('identity.center', { layout: 'h5', query: { view: 'kyc' } });
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: t('identity.kyc.submit') });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const fillIn = async (user: Awaited<ReturnType<typeof open>>, birthDate = '1990-12-10') => {
    await user.type(await screen.findByLabelText(t('identity.kyc.fullName')), ' Ada Lovelace ');
    fireEvent.change(field(t('identity.kyc.birthDate')), { target: { value: birthDate } });
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('identity.kyc.nationality')}`) }));
    await user.type(screen.getByRole('combobox', { name: t('identity.kyc.searchCountry') }), 'France{Enter}');
    await user.type(field(t('identity.kyc.documentNumber')), '12AB34567');
  };
  const photograph = async (user: Awaited<ReturnType<typeof open>>, documentId: string) => {
    answer('identity.uploadDocument', { documentId });
    await user.upload(field(t('identity.kyc.photo.front')), PHOTO);
    await screen.findByText(t('identity.kyc.photo.again'));
  };

  it('hands in once what was typed, with the photo', async () => {
    const user = await open();
    await fillIn(user);
    expect(submit().disabled).toBe(true);
    await photograph(user, FRONT);
    const held = hold('identity.submitKyc');
    await user.dblClick(submit());
    expect(sent('identity.submitKyc')).toEqual([
      {
        target: 'primary',
        fullName: 'Ada Lovelace',
        birthDate: '1990-12-10',
        nationality: 'FR',
        documentType: 'passport',
        documentNumber: '12AB34567',
        frontDocumentId: FRONT,
      },
    ]);
    answer('identity.kyc', { ...NONE, state: 'IN_REVIEW' });
    held.answer({ state: 'IN_REVIEW' });
    expect(await screen.findByText(t('identity.kyc.sent'))).toBeTruthy();
    expect(await screen.findByText(t('identity.kyc.waiting'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('identity.kyc.submit') })).toBeNull();
  });

  it('says beside its field what is wrong, and what the exchange refuses, and keeps the rest', async () => {
    const user = await open();
    await fillIn(user, '2010-01-01');
    expect(screen.getByText(t('identity.kyc.problem.underage'))).toBeTruthy();
    fireEvent.change(field(t('identity.kyc.birthDate')), { target: { value: '1990-12-10' } });
    await user.type(field(t('identity.kyc.documentNumber')), '!');
    expect(screen.getByText(t('identity.kyc.problem.documentNumber'))).toBeTruthy();
    await user.type(field(t('identity.kyc.documentNumber')), '{Backspace}');
    await photograph(user, FRONT);
    refuse('identity.submitKyc', 'KYC_DUPLICATE');
    await user.click(submit());
    expect(await screen.findByText(refusals.KYC_DUPLICATE)).toBeTruthy();
    expect(field(t('identity.kyc.documentNumber')).getAttribute('aria-invalid')).toBe('true');
    expect(field(t('identity.kyc.fullName')).value).toBe(' Ada Lovelace ');
    refuse('identity.submitKyc', 'KYC_TRIES');
    await user.type(field(t('identity.kyc.documentNumber')), '8');
    expect(screen.queryByText(refusals.KYC_DUPLICATE)).toBeNull();
    await user.click(submit());
    expect(await screen.findByText(refusals.KYC_TRIES)).toBeTruthy();
  });

  it('hands in no photo that another one is taking the place of', async () => {
    const user = await open();
    await fillIn(user);
    await photograph(user, FRONT);
    expect(submit().disabled).toBe(false);
    const held = hold('identity.uploadDocument');
    await user.upload(field(t('identity.kyc.photo.front')), PHOTO);
    await screen.findByText(t('identity.kyc.photo.sending'));
    expect(submit().disabled).toBe(true);
    held.answer({ documentId: AGAIN });
    await waitFor(() => expect(submit().disabled).toBe(false));
    answer('identity.submitKyc', { state: 'SUBMITTED' });
    await user.click(submit());
    expect(sent('identity.submitKyc').map(({ frontDocumentId }) => frontDocumentId)).toEqual([AGAIN]);
  });

  it('says beside the photo that it was none, or did not arrive', async () => {
    const user = await open();
    const front = await screen.findByLabelText<HTMLInputElement>(t('identity.kyc.photo.front'));
    refuse('identity.uploadDocument', 'IMAGE_TOO_LARGE');
    await user.upload(front, PHOTO);
    expect(await screen.findByText(refusals.IMAGE_TOO_LARGE)).toBeTruthy();
    fireEvent.change(front, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    expect(await screen.findByText(t('identity.kyc.photo.unreadable'))).toBeTruthy();
    expect(screen.queryByText(refusals.IMAGE_TOO_LARGE)).toBeNull();
    expect(screen.getByText(t('identity.kyc.photo.take'))).toBeTruthy();
  });

  it.each([
    ['SUBMITTED', { state: 'SUBMITTED' }, t('identity.kyc.waiting'), false],
    [
      'REJECTED',
      { state: 'REJECTED', rejections: [{ field: 'document', reason: 'It is blurred.' }] },
      'It is blurred.',
      true,
    ],
    ['without tries', { state: 'REJECTED', triesLeft: 0 }, t('identity.kyc.noTries'), false],
    ['EXPIRED', { state: 'EXPIRED' }, t('identity.kyc.state.EXPIRED'), true],
    ['advanced', { level: 'advanced', state: 'APPROVED' }, t('identity.sum.allOn'), false],
  ] as const)('says what a person can do who is %s', async (_, change, sentence, canHandIn) => {
    answer('identity.kyc', { ...NONE, ...change, rejections: 'rejections' in change ? [...change.rejections] : [] });
    await open();
    expect(await screen.findByText(new RegExp(sentence.replaceAll('.', '\\.')))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('identity.kyc.submit') }) !== null).toBe(canHandIn);
  });

  it('asks for face and address alone at the second level', async () => {
    answer('identity.kyc', { ...NONE, level: 'primary', state: 'APPROVED', target: 'advanced' });
    await open();
    expect(await screen.findByLabelText(t('identity.kyc.photo.selfie'))).toBeTruthy();
    expect(screen.getByLabelText(t('identity.kyc.photo.address'))).toBeTruthy();
    expect(screen.queryByLabelText(t('identity.kyc.fullName'))).toBeNull();
  });
});

describe('the verification on desktop', () => {
  const open = () => openScreen('identity.security', { layout: 'desktop', query: { do: 'kyc' } });
  const dialog = async () => within(await screen.findByRole('dialog', { name: t('identity.kyc.title') }));

  it('shows a code for a phone, a new one when it has run out, and follows what happens there', async () => {
    const held = hold('identity.issueSid');
    const user = await open();
    const window = await dialog();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ sid: 'one', expiresAtMs: NOW_MS + 120_000 });
    expect(await window.findByRole('img', { name: t('identity.kyc.qr') })).toBeTruthy();
    expect(window.getByText(t('identity.kyc.qrLeft', { time: '2:00' }))).toBeTruthy();
    setClock(NOW_MS + 120_000);
    const again = await window.findByRole('button', { name: t('identity.kyc.newQr') });
    answer('identity.issueSid', { sid: 'two', expiresAtMs: NOW_MS + 240_000 });
    await user.click(again);
    expect(await window.findByText(t('identity.kyc.qrLeft', { time: '2:00' }))).toBeTruthy();
    expect(sent('identity.issueSid')).toHaveLength(2);
    answer('identity.kyc', { ...NONE, state: 'SUBMITTED' });
    expect(await window.findByText(t('identity.kyc.waiting'))).toBeTruthy();
    expect(window.queryByRole('img')).toBeNull();
  });

  it('says that the code did not come, and Retry brings it', async () => {
    cut('identity.issueSid');
    const user = await open();
    const window = await dialog();
    const retry = await window.findByRole('button', { name: shell('shell.action.retry') });
    answer('identity.issueSid', { sid: 'two', expiresAtMs: NOW_MS + 120_000 });
    await user.click(retry);
    expect(await window.findByRole('img', { name: t('identity.kyc.qr') })).toBeTruthy();
  });
});

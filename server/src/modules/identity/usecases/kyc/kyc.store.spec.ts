import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentPhoto } from '../../../../demo/document-photo.ts';
import { IdentityFixture, type Member, outcome, tally, value } from '../../identity.fixture.ts';
import { listKycHistory, listKycQueue } from '../../queries/kyc.query.ts';
import { viewKyc } from '../../queries/security.query.ts';
import { decideKyc, viewDocument } from './decide-kyc.ts';
import { calendarDay } from './expire-documents.ts';
import { type KycForm, submitKyc } from './submit-kyc.ts';
import { uploadDocument } from './upload-document.ts';

let f: IdentityFixture;
let numbers = 0;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const picture = documentPhoto(1).toString('base64');
/** A PNG's first bytes with a size of our choice, and what stands behind them. */
const png = (widthPixels: number, heightPixels: number, behind: Buffer) => {
  const header = documentPhoto(1).subarray(0, 33);
  header.writeUInt32BE(widthPixels, 16);
  header.writeUInt32BE(heightPixels, 20);
  return Buffer.concat([header, behind]).toString('base64');
};
type Side = 'front' | 'back' | 'selfie' | 'address';
const photo = async (uid: string, side: Side) =>
  value(await uploadDocument(f.deps, { uid, side, imageBase64: picture }));
const primary = async (member: Member, over: Partial<KycForm> = {}): Promise<KycForm> => ({
  uid: member.uid,
  target: 'primary',
  fullName: 'Ann Smith',
  birthDate: '1990-02-14',
  nationality: 'DE',
  documentType: 'passport',
  documentNumber: `C01X${1000 + numbers++}`,
  frontDocumentId: await photo(member.uid, 'front'),
  ...over,
});
const staff = { staffId: crypto.randomUUID(), role: 'compliance' };
const decide = (id: string, decision: 'approve' | 'reject', field: string | null = null) =>
  decideKyc(f.deps, { id, decision, field, reason: 'seen it', staff, requestId: 'r-1' });
const waitingId = async (uid: string) => {
  const rows = await listKycQueue(f.t.db, f.deps, null, 100);
  return rows.find((row) => row.uid === uid)!.id;
};

describe('photos', () => {
  test.each([
    ['a PNG', picture, 'ok'],
    ['a picture of 50 million pixels in 100 bytes', png(10_000, 5_000, Buffer.alloc(67)), 'IMAGE_TOO_LARGE'],
    ['more than two megabytes', png(640, 480, Buffer.alloc(2 * 1024 * 1024)), 'IMAGE_TOO_LARGE'],
    [
      'a header with HTML behind it',
      png(640, 480, Buffer.from('<html onload=alert(1)>'.repeat(9))),
      'IMAGE_UNREADABLE',
    ],
    ['a text', Buffer.from('<svg onload=alert(1)>'.repeat(10)).toString('base64'), 'IMAGE_UNREADABLE'],
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`).toString('base64'), 'IMAGE_UNREADABLE'],
  ])('%s', async (_, imageBase64, expected) => {
    const { uid } = await f.member();
    expect(outcome(await uploadDocument(f.deps, { uid, side: 'front', imageBase64 }))).toBe(expected);
  });

  test('a look by staff is recorded', async () => {
    const { uid } = await f.member();
    const documentId = await photo(uid, 'front');
    const seen = value(await viewDocument(f.deps, { documentId, staff, requestId: 'r-2' }));
    expect(seen).toMatchObject({ side: 'front', mime: 'image/jpeg' });
    expect(f.staffActions.at(-1)).toMatchObject({ action: 'staffIdentity.kycDocument', subject: `user:${uid}` });
    const none = await viewDocument(f.deps, { documentId: crypto.randomUUID(), staff, requestId: 'r-3' });
    expect(outcome(none)).toBe('DOCUMENT_UNKNOWN');
  });
});

describe('submitting', () => {
  test.each([
    ['without a name', { fullName: undefined }, 'KYC_FIELD_REQUIRED'],
    ['with a blank name', { fullName: '   ' }, 'KYC_FIELD_REQUIRED'],
    ['an identity card without its back', { documentType: 'id-card' }, 'KYC_FIELD_REQUIRED'],
    ['a day that no calendar has', { birthDate: '1990-02-31' }, 'KYC_FIELD_REQUIRED'],
    ['younger than eighteen', { birthDate: '2015-02-14' }, 'KYC_UNDERAGE'],
    ['a photo that nobody uploaded', { frontDocumentId: crypto.randomUUID() }, 'DOCUMENT_UNKNOWN'],
    ['advanced before primary', { target: 'advanced' as const }, 'KYC_ORDER'],
  ])('%s', async (_, over, expected) => {
    const member = await f.member();
    const extra = {
      selfieDocumentId: await photo(member.uid, 'selfie'),
      addressDocumentId: await photo(member.uid, 'address'),
    };
    expect(outcome(await submitKyc(f.deps, { ...(await primary(member)), ...extra, ...over } as KycForm))).toBe(
      expected,
    );
  });

  test('the photo of another person, or of another side, is not one’s own', async () => {
    const [ann, bob] = [await f.member(), await f.member()];
    const theirs = await primary(ann, { frontDocumentId: await photo(bob.uid, 'front') });
    expect(outcome(await submitKyc(f.deps, theirs))).toBe('DOCUMENT_UNKNOWN');
    const wrongSide = await primary(ann, { frontDocumentId: await photo(ann.uid, 'selfie') });
    expect(outcome(await submitKyc(f.deps, wrongSide))).toBe('DOCUMENT_UNKNOWN');
  });

  test('keeps one of ten submissions at once', async () => {
    const form = await primary(await f.member());
    const results = await Promise.all(Array.from({ length: 10 }, () => submitKyc(f.deps, form)));
    expect(tally(results)).toEqual({ ok: 1, KYC_PENDING: 9 });
  });

  test('lets one of ten people with the same document pass, however it is spelled', async () => {
    const forms: KycForm[] = [];
    for (let index = 0; index < 10; index++)
      forms.push(await primary(await f.member(), { documentNumber: index % 2 ? 'ab-12-99' : 'AB1299' }));
    const results = await Promise.all(forms.map((form) => submitKyc(f.deps, form)));
    expect(tally(results)).toEqual({ ok: 1, KYC_DUPLICATE: 9 });
  });

  test('three tries a day', async () => {
    const member = await f.member();
    for (let left = 2; left >= 0; left--) {
      value(await submitKyc(f.deps, await primary(member)));
      expect((await viewKyc(f.deps, member.uid)).triesLeft).toBe(left);
      value(await decide(await waitingId(member.uid), 'reject', 'document'));
    }
    const fourth = await submitKyc(f.deps, await primary(member));
    expect(fourth).toMatchObject({ refusal: { code: 'KYC_TRIES', details: { max: 3 } } });
    f.clock.advanceMs(DAY_MS);
    expect(outcome(await submitKyc(f.deps, await primary(member)))).toBe('ok');
  });
});

describe('deciding', () => {
  test('both levels, one after the other; the person is told', async () => {
    const member = await f.member();
    value(await submitKyc(f.deps, await primary(member)));
    value(await decide(await waitingId(member.uid), 'approve'));
    expect(await viewKyc(f.deps, member.uid)).toMatchObject({ level: 'primary', state: 'APPROVED' });
    const primaryMs = f.clock.nowMs();
    f.clock.advanceMs(DAY_MS);
    expect(outcome(await submitKyc(f.deps, await primary(member)))).toBe('KYC_ALREADY');
    const advanced = {
      uid: member.uid,
      target: 'advanced',
      selfieDocumentId: await photo(member.uid, 'selfie'),
      addressDocumentId: await photo(member.uid, 'address'),
    } as const;
    value(await submitKyc(f.deps, advanced));
    value(await decide(await waitingId(member.uid), 'approve'));
    expect(await f.identity.profile(f.t.db, member.uid)).toMatchObject({
      kycLevel: 'advanced',
      kycSinceMs: { primary: primaryMs, advanced: f.clock.nowMs() },
    });
    expect(f.notices).toContainEqual({ uid: member.uid, kind: 'identity.kycApproved', params: { level: 'primary' } });
    expect(f.notices).toContainEqual({ uid: member.uid, kind: 'identity.kycApproved', params: { level: 'advanced' } });
  });

  test('a rejection says the field and the reason', async () => {
    const member = await f.member();
    value(await submitKyc(f.deps, await primary(member)));
    const id = await waitingId(member.uid);
    expect(outcome(await decide(id, 'reject'))).toBe('REASON_REQUIRED');
    expect(outcome(await decide(id, 'reject', 'documentNumber'))).toBe('ok');
    expect(await viewKyc(f.deps, member.uid)).toMatchObject({
      level: 'none',
      state: 'REJECTED',
      rejections: [{ field: 'documentNumber', reason: 'seen it' }],
    });
    expect(outcome(await decide(id, 'approve'))).toBe('ALREADY_DECIDED');
    expect(outcome(await decide(crypto.randomUUID(), 'approve'))).toBe('KYC_UNKNOWN');
  });

  test('refuses staff who decide about their own account, or a relative’s', async () => {
    const member = await f.member();
    value(await submitKyc(f.deps, await primary(member)));
    const id = await waitingId(member.uid);
    f.related.add(`${staff.staffId} ${member.uid}`);
    expect(outcome(await decide(id, 'approve'))).toBe('OWN_ACCOUNT');
    expect(outcome(await decide(id, 'reject', 'document'))).toBe('OWN_ACCOUNT');
    expect(await waitingId(member.uid)).toBe(id);
  });

  test('earlier submissions are told with how they ended, newest first', async () => {
    const member = await f.member();
    value(await submitKyc(f.deps, await primary(member, { fullName: 'Ann Smyth' })));
    value(await decide(await waitingId(member.uid), 'reject', 'fullName'));
    f.clock.advanceMs(1);
    value(await submitKyc(f.deps, await primary(member)));
    const rows = await listKycHistory(f.t.db, f.deps, member.uid, 10);
    expect(
      rows.map(({ fullName, state, decidedBy, rejectedField, rejectedReason }) => [
        ...[fullName, state, decidedBy, rejectedField, rejectedReason],
      ]),
    ).toEqual([
      ['Ann Smith', 'IN_REVIEW', null, null, null],
      ['Ann Smyth', 'REJECTED', staff.staffId, 'fullName', 'seen it'],
    ]);
    expect(await listKycHistory(f.t.db, f.deps, member.uid, 1)).toHaveLength(1);
    expect(await listKycHistory(f.t.db, f.deps, '999999999', 10)).toEqual([]);
  });

  test('counts and records one of ten decisions at once', async () => {
    const member = await f.member();
    value(await submitKyc(f.deps, await primary(member)));
    const id = await waitingId(member.uid);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? decide(id, 'approve') : decide(id, 'reject', 'selfie'))),
    );
    expect(tally(results)).toEqual({ ok: 1, ALREADY_DECIDED: 9 });
    const entries = f.staffActions.filter(({ subject }) => subject === `kyc:${id}`);
    expect(entries).toHaveLength(1);
  });
});

describe('a document that ends', () => {
  test('is warned of once, thirty days ahead, and takes the level with it the day after', async () => {
    const member = await f.member();
    const today = calendarDay(f.clock.nowMs());
    const last = calendarDay(f.clock.nowMs(), 40);
    expect(outcome(await submitKyc(f.deps, await primary(member, { documentExpiresOn: '2020-01-01' })))).toBe(
      'KYC_DOCUMENT_EXPIRED',
    );
    expect(await submitKyc(f.deps, await primary(member, { documentExpiresOn: '2030-02-30' }))).toMatchObject({
      refusal: { code: 'KYC_FIELD_REQUIRED', details: { field: 'documentExpiresOn' } },
    });
    const form = await primary(member, { documentExpiresOn: last });
    value(await submitKyc(f.deps, form));
    value(await decide(await waitingId(member.uid), 'approve'));
    const told = () => f.notices.filter(({ uid }) => uid === member.uid).map(({ kind }) => kind);
    await f.identity.expireDocuments();
    expect(told()).toEqual(['identity.kycApproved']);
    f.clock.advanceMs(10 * DAY_MS);
    await Promise.all([f.identity.expireDocuments(), f.anotherProcess().expireDocuments()]);
    await f.identity.expireDocuments();
    expect(told()).toEqual(['identity.kycApproved', 'identity.kycExpiresSoon']);
    f.clock.advanceMs(30 * DAY_MS);
    await f.identity.expireDocuments();
    expect((await f.identity.profile(f.t.db, member.uid))!.kycLevel).toBe('primary');
    f.clock.advanceMs(DAY_MS);
    await Promise.all([f.identity.expireDocuments(), f.anotherProcess().expireDocuments()]);
    expect(told()).toEqual(['identity.kycApproved', 'identity.kycExpiresSoon', 'identity.kycExpired']);
    expect(await viewKyc(f.deps, member.uid)).toMatchObject({ level: 'none', state: 'EXPIRED' });
    await f.identity.sendMessages();
    expect(f.sender.templatesTo(member.email)).toEqual(expect.arrayContaining(['kyc-expires-soon', 'kyc-expired']));
    const renewed = { ...(await primary(member)), documentNumber: form.documentNumber };
    expect(today < last).toBe(true);
    value(await submitKyc(f.deps, renewed));
  });

  test('takes with it what waits for the next level, which rests on it', async () => {
    const member = await f.member();
    const last = calendarDay(f.clock.nowMs(), 10);
    value(await submitKyc(f.deps, await primary(member, { documentExpiresOn: last })));
    value(await decide(await waitingId(member.uid), 'approve'));
    value(
      await submitKyc(f.deps, {
        uid: member.uid,
        target: 'advanced',
        selfieDocumentId: await photo(member.uid, 'selfie'),
        addressDocumentId: await photo(member.uid, 'address'),
      }),
    );
    const id = await waitingId(member.uid);
    f.clock.advanceMs(11 * DAY_MS);
    await f.identity.expireDocuments();
    expect(outcome(await decide(id, 'approve'))).toBe('ALREADY_DECIDED');
    expect((await f.identity.profile(f.t.db, member.uid))!.kycLevel).toBe('none');
    value(await submitKyc(f.deps, await primary(member)));
  });
});

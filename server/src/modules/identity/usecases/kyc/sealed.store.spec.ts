import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentPhoto } from '../../../../demo/document-photo.ts';
import { IdentityFixture, type Member, outcome, value } from '../../identity.fixture.ts';
import { findBirthDate, listKycHistory } from '../../queries/kyc.query.ts';
import { identityRecords } from '../../queries/person-record.query.ts';
import { viewKyc } from '../../queries/security.query.ts';
import { viewDocument } from './decide-kyc.ts';
import { submitKyc } from './submit-kyc.ts';
import { uploadDocument } from './upload-document.ts';

const staff = { staffId: crypto.randomUUID(), role: 'compliance' };
let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

/** Everything that the tables hold, as text. */
async function inDatabase(uid: string): Promise<string> {
  const rows = await f.t.ownerDb.query<{ text: string }>(
    `select s::text as text from identity.kyc_submission s where uid = $1
     union all select d::text from identity.kyc_document d where uid = $1`,
    [uid],
  );
  return rows.map(({ text }) => text).join('\n');
}
const hex = (text: string | Buffer) => Buffer.from(text as string).toString('hex');
const seen = async (documentId: string) => viewDocument(f.deps, { documentId, staff, requestId: 'r-1' });
const historyOf = (member: Member) => listKycHistory(f.t.db, f.deps, member.uid, 10);

async function submitted(): Promise<{ member: Member; documentId: string }> {
  const member = await f.member();
  const { uid } = member;
  const imageBase64 = documentPhoto(3).toString('base64');
  const documentId = value(await uploadDocument(f.deps, { uid, side: 'front', imageBase64 }));
  const form = {
    fullName: 'Canary Bird',
    birthDate: '1987-03-09',
    nationality: 'SE',
    documentType: 'passport',
  } as const;
  const documentNumber = `CANARY${uid}`;
  value(await submitKyc(f.deps, { ...form, uid, target: 'primary', documentNumber, frontDocumentId: documentId }));
  return { member, documentId };
}

/** The same, as the version before wrote it: in clear, the number alone sealed. */
async function keptInClear(): Promise<{ member: Member; photos: readonly string[] }> {
  const member = await f.member();
  const { uid } = member;
  const photos = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const id of photos)
    await f.t.ownerDb.query(
      `insert into identity.kyc_document (id, uid, side, mime, bytes, created_at_ms) values ($1, $2, 'front', 'image/png', $3, 1)`,
      [id, uid, documentPhoto(4)],
    );
  const number = f.deps.box.seal('CANARY11', `identity.document:${uid}`);
  await f.t.ownerDb.query(
    `insert into identity.kyc_submission (id, uid, target, state, full_name, birth_date, nationality, document_type,
       document_number, document_ids, submitted_at_ms)
     values ($1, $2, 'primary', 'APPROVED', 'Canary Bird', '1987-03-09', 'SE', 'passport', $3, $4, $5)`,
    [crypto.randomUUID(), uid, number, photos, f.clock.nowMs()],
  );
  return { member, photos };
}

test('photos, names, birth dates and numbers are not in the database, and staff see them as ever', async () => {
  const { member, documentId } = await submitted();
  const photo = value(await seen(documentId)).bytes;
  const kept = await inDatabase(member.uid);
  for (const secret of [
    'Canary',
    'CANARY',
    '1987-03-09',
    hex('Canary'),
    hex('CANARY'),
    hex('1987-03-09'),
    hex(photo.subarray(0, 12)),
  ])
    expect(kept.includes(secret), secret).toBe(false);
  const person = { fullName: 'Canary Bird', birthDate: '1987-03-09', documentNumber: `CANARY${member.uid}` };
  expect(await historyOf(member)).toMatchObject([person]);
  expect(await findBirthDate(f.t.db, f.deps, member.uid)).toBe('1987-03-09');
  const all = { uid: member.uid, fromMs: null, toMs: Number.MAX_SAFE_INTEGER, after: null, limit: 10 };
  const records = identityRecords(f.deps);
  const named = { full_name: 'Canary Bird', birth_date: '1987-03-09' };
  expect((await records.profile.read(f.t.db, all)).rows).toMatchObject([{ ...named, country: 'SE' }]);
  expect((await records.verifications.read(f.t.db, all)).rows).toMatchObject([
    { ...named, document_number: person.documentNumber, photos: [{ side: 'front', bytes: photo.length }] },
  ]);
});

test('rows of an older version are sealed page by page, by several processes at once, and can be read at every moment', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, keptInClear));
  const readAll = async () => {
    for (const { member, photos } of people) {
      expect(value(await seen(photos[0]!)).bytes.equals(documentPhoto(4))).toBe(true);
      expect(await historyOf(member)).toMatchObject([{ fullName: 'Canary Bird', documentNumber: 'CANARY11' }]);
      expect(await viewKyc(f.deps, member.uid)).toMatchObject({ fullName: 'Canary Bird' });
    }
  };
  await readAll();
  // A process that is killed within a page: nothing of that page has happened.
  await f.t.ownerDb.query(
    `create function identity.die() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
     create constraint trigger die after update on identity.kyc_document deferrable initially deferred
       for each row execute function identity.die()`,
  );
  await expect(f.identity.sealKept()).rejects.toThrow('killed');
  await f.t.ownerDb.query('drop trigger die on identity.kyc_document');
  expect(await inDatabase(people[0]!.member.uid)).toContain('Canary Bird');
  expect(await f.identity.sealKept()).toBe('more');
  await readAll();
  const drain = async (process: Pick<typeof f.identity, 'sealKept'>) => {
    while ((await process.sealKept()) === 'more');
  };
  await Promise.all([drain(f.identity), drain(f.anotherProcess())]);
  await drain(f.identity);
  await readAll();
  for (const { member } of people) {
    const kept = await inDatabase(member.uid);
    for (const secret of ['Canary', '1987-03-09', hex(documentPhoto(4).subarray(0, 12))])
      expect(kept.includes(secret), secret).toBe(false);
  }
});

test('without its key a photo is gone, and so is a name', async () => {
  const { member, documentId } = await submitted();
  await f.t.db.query('update identity.kyc_document set sealed_key = null where uid = $1', [member.uid]);
  await f.t.db.query('update identity.kyc_submission set sealed_key = null where uid = $1', [member.uid]);
  expect(outcome(await seen(documentId))).toBe('DOCUMENT_UNKNOWN');
  expect(await historyOf(member)).toMatchObject([{ fullName: '', birthDate: null, documentNumber: null }]);
  expect(await findBirthDate(f.t.db, f.deps, member.uid)).toBeNull();
});

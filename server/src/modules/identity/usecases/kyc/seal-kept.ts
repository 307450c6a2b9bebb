import type { IdentityDeps } from '../../identity-deps.ts';
import { openPerson, sealPerson } from '../../kyc-person.ts';
import { lockPhotosInClear, photoPlace, setPhotoSealed } from '../../store/kyc-document.store.ts';
import { lockPersonsInClear, setPersonSealed } from '../../store/kyc-submission.store.ts';

/** Few photos at once, because one can have two megabytes; names are tiny. */
const PHOTOS = 8;
const PERSONS = 200;

/**
 * Seals one page of what an older release kept unsealed. Each page is one transaction, so after a crash the next start
 * goes on with the next page, and readers always find a row either as it was or sealed.
 */
export async function sealKept({ db, vault, box }: IdentityDeps): Promise<'more' | 'idle'> {
  const count = await db.tx(async (tx) => {
    const photos = await lockPhotosInClear(tx, PHOTOS);
    for (const { id, bytes } of photos) await setPhotoSealed(tx, id, vault.seal(bytes, photoPlace(id)));
    const rows = await lockPersonsInClear(tx, PERSONS);
    for (const row of rows)
      await setPersonSealed(tx, row.id, sealPerson(vault, row.id, openPerson({ vault, box }, row)));
    return photos.length + rows.length;
  });
  return count > 0 ? 'more' : 'idle';
}

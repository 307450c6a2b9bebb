import type { Queryable } from '../../platform/db/db.ts';
import type { Identity, Profile } from './identity-shapes.ts';

/** The person as identity knows them. A session of a person who is not there would be a bug. */
export async function profileOf(
  deps: { readonly identity: Pick<Identity, 'profile'> },
  q: Queryable,
  uid: string,
): Promise<Profile> {
  const profile = await deps.identity.profile(q, uid);
  if (!profile) throw new Error(`no profile of ${uid}`);
  return profile;
}

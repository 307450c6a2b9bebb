import type { Queryable } from '../../platform/db/db.ts';
import type { Identity, Profile } from './identity-shapes.ts';

/** The profile of a person who must exist: throws otherwise, because a session without a person would be a bug. */
export async function profileOf(
  deps: { readonly identity: Pick<Identity, 'profile'> },
  q: Queryable,
  uid: string,
): Promise<Profile> {
  const profile = await deps.identity.profile(q, uid);
  if (!profile) throw new Error(`no profile of ${uid}`);
  return profile;
}

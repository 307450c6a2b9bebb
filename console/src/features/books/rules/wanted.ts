import { UID } from '@bourse/core/identity/uid.ts';

/** What somebody looks for in the books, by the form of what they typed. */
export interface Wanted {
  /** An entry's number, key or reference. */
  readonly search: string;
  readonly uid: string | null;
  /** A coin, whose accounts of the house are meant. */
  readonly asset: string | null;
  readonly path: string | null;
}

const ASSET = /^(?=.*[A-Z])[A-Z0-9]{2,12}$/;
const PATH = /^(?:user|system):[A-Za-z0-9_:-]+$/;

/** Nine digits may be a person and an entry: both are looked for. */
export function wantedBy(text: string): Wanted {
  const typed = text.trim();
  const isPath = PATH.test(typed);
  return {
    search: isPath ? '' : typed,
    uid: UID.test(typed) ? typed : null,
    asset: ASSET.test(typed) ? typed : null,
    path: isPath ? typed : null,
  };
}

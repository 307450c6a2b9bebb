import { UID } from '@bourse/core/identity/uid.ts';

/** What somebody searches for in the books, judged by the form of the text. */
export interface Wanted {
  /** An entry's number, key or reference. */
  readonly search: string;
  readonly uid: string | null;
  /** A coin's code, which means the house's accounts of that coin. */
  readonly asset: string | null;
  readonly path: string | null;
}

const ASSET = /^(?=.*[A-Z])[A-Z0-9]{2,12}$/;
const PATH = /^(?:user|system):[A-Za-z0-9_:-]+$/;

/** Nine digits may be a person or an entry, so both are searched. */
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

const SHOWN = 4;

/**
 * Finds a known address that a hurried eye would take for this one: the first and last four characters are the same, the
 * middle is not. Swindlers make such addresses and send dust from them, hoping that they are copied from the history.
 * @param address  canonical spelling
 * @param known    canonical spellings that this person saved or paid to
 * @returns        the known address that it imitates, or null. An address that is itself known imitates nothing.
 */
export function lookAlikeOf(address: string, known: Iterable<string>): string | null {
  const body = bodyOf(address);
  let found: string | null = null;
  for (const each of known) {
    if (each === address) return null;
    const other = bodyOf(each);
    if (sameEnds(body, other) && body !== other) found ??= each;
  }
  return found;
}

/** The part in which addresses of one family differ: after the prefix that all of them share. */
function bodyOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^0x/, '')
    .replace(/^(?:bc1|tb1|bcrt1)[qp]?/, '');
}

function sameEnds(a: string, b: string): boolean {
  return a.slice(0, SHOWN) === b.slice(0, SHOWN) && a.slice(-SHOWN) === b.slice(-SHOWN);
}

const SHOWN = 4;

/**
 * Finds a known address that a hurried eye would take for this one: the same first and last four characters, another
 * middle. Addresses of that shape are made on purpose and sent dust, so that they are copied from a history.
 *
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

/** What differs between addresses of one family: behind the prefix that all of them share. */
function bodyOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^0x/, '')
    .replace(/^(?:bc1|tb1|bcrt1)[qp]?/, '');
}

function sameEnds(a: string, b: string): boolean {
  return a.slice(0, SHOWN) === b.slice(0, SHOWN) && a.slice(-SHOWN) === b.slice(-SHOWN);
}

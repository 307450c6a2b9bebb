/** Characters at the end of an address that a person compares. */
const BLOCK = 4;

export interface Piece {
  readonly key: number;
  readonly text: string;
  readonly differs: boolean;
}

/** Hexadecimal: capitals are a checksum there and no difference. */
const CASELESS = /^0x[0-9a-f]+$/i;

/** Finds where two look-alike addresses differ, character by character, joined into runs. */
export function differingPieces(address: string, other: string): Piece[] {
  const isCaseless = CASELESS.test(address) && CASELESS.test(other);
  const read = (text: string) => (isCaseless ? text.toLowerCase() : text);
  const [here, there] = [read(address), read(other)];
  const pieces: { text: string; differs: boolean }[] = [];
  for (let at = 0; at < address.length; at++) {
    const differs = here[at] !== there[at];
    const last = pieces.at(-1);
    if (last && last.differs === differs) last.text += address[at];
    else pieces.push({ text: address[at]!, differs });
  }
  return pieces.map((piece, key) => ({ ...piece, key }));
}

/** True for what may be an address on some chain; the server knows which it is. */
export const mayBeAddress = (text: string): boolean => /^[A-Za-z0-9:]{10,120}$/.test(text);

/** The characters a person types to show that a reported address was read. */
export const lastFour = (address: string): string => address.slice(-BLOCK);

/**
 * What a scanned or pasted payment code says: `bitcoin:bc1…?amount=1` is the address alone. The amount in it is not taken
 * over, because a person decides what leaves.
 */
export function addressOfCode(text: string): string {
  const tidy = text.replace(/\s/gu, '');
  const scheme = /^[a-z][a-z0-9+.-]*:(?:\/\/)?([^?#@]+)/i.exec(tidy);
  return scheme?.[1] ?? tidy;
}

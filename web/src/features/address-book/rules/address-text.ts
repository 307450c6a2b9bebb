/** How many characters at the end of an address a person compares. */
const BLOCK = 4;

export interface Piece {
  readonly key: number;
  readonly text: string;
  readonly differs: boolean;
}

/** Hexadecimal addresses use upper case only as a checksum, so case makes no difference. */
const CASELESS = /^0x[0-9a-f]+$/i;

/** Splits an address into runs of characters that do or do not differ from a look-alike. */
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

/** True for text that may be an address on some chain; only the server knows. */
export const mayBeAddress = (text: string): boolean => /^[A-Za-z0-9:]{10,120}$/.test(text);

/** The characters that a person types to prove having read a reported address. */
export const lastFour = (address: string): string => address.slice(-BLOCK);

/**
 * The address in a scanned or pasted payment code such as `bitcoin:bc1…?amount=1`. Its amount is dropped, because the person
 * decides how much leaves.
 */
export function addressOfCode(text: string): string {
  const tidy = text.replace(/\s/gu, '');
  const scheme = /^[a-z][a-z0-9+.-]*:(?:\/\/)?([^?#@]+)/i.exec(tidy);
  return scheme?.[1] ?? tidy;
}

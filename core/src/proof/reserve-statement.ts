/**
 * What the key of one of our addresses signs, so that nobody can list an address that is not theirs: the address, the
 * moment and the root. Our keys sign no other text.
 *
 * @param takenAtMs  UTC milliseconds of the snapshot
 * @param root       64 hexadecimal digits
 */
export function reserveStatement(of: {
  readonly network: string;
  readonly address: string;
  readonly takenAtMs: number;
  readonly root: string;
}): string {
  return [
    RESERVE_STATEMENT,
    `network: ${of.network}`,
    `address: ${of.address}`,
    `taken at: ${of.takenAtMs}`,
    `root: ${of.root}`,
  ].join('\n');
}

/** The first line of every statement. */
const RESERVE_STATEMENT = 'Bourse reserves';

const WHOLE =
  /^Bourse reserves\nnetwork: ([a-z0-9-]{1,40})\naddress: ([!-~]{1,120})\ntaken at: \d{1,15}\nroot: [0-9a-f]{64}$/;

/** The address named by a statement; null for any text that is not exactly one statement. */
export function readReserveStatement(text: string): { readonly network: string; readonly address: string } | null {
  const [, network, address] = WHOLE.exec(text) ?? [];
  return network && address ? { network, address } : null;
}

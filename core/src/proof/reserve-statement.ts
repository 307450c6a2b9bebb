/**
 * What the key of an address of ours signs, so that nobody can list an address that is not theirs: which address, of which
 * moment and for which root. Our keys sign nothing that does not begin like this.
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
export const RESERVE_STATEMENT = 'Bourse reserves';

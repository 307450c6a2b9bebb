export type BookKind = 'ONCHAIN' | 'INTERNAL';

/** Paths that are about accounts of other people begin with the internal tab. */
export const kindOfPath = (path: string): BookKind => (path.includes('internal') ? 'INTERNAL' : 'ONCHAIN');

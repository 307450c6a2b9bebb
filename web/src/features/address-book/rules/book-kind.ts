export type BookKind = 'ONCHAIN' | 'INTERNAL';

/** Pages about internal accounts open the internal tab first. */
export const kindOfPath = (path: string): BookKind => (path.includes('internal') ? 'INTERNAL' : 'ONCHAIN');

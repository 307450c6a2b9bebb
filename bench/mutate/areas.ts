/** What faults are planted in, and which suites are to notice them. */
export interface Area {
  readonly name: string;
  /** Folders with the sources. */
  readonly sources: readonly string[];
  /** Globs of the suites. */
  readonly suites: readonly string[];
  /** Whether the suites ask a PostgreSQL. */
  readonly hasDatabase: boolean;
}

/** What money goes through in the wallet's rooms. */
const WALLET_ROOMS = ['address-book', 'bookings', 'custody', 'deposits', 'holdings', 'transfers', 'withdrawals'];

const core = (name: string): Area => ({
  name,
  sources: [`core/src/${name}`],
  suites: ['core/src/**/*.spec.ts'],
  hasDatabase: false,
});

export const AREAS: readonly Area[] = [
  core('money'),
  core('ledger'),
  core('matching'),
  core('trading'),
  {
    name: 'books',
    sources: ['server/src/ledger'],
    suites: ['server/src/{ledger,modules/books}/**/*.spec.ts', 'server/test/books/**/*.store.spec.ts'],
    hasDatabase: true,
  },
  ...WALLET_ROOMS.map((room) => ({
    name: room,
    sources: [`server/src/modules/${room}/usecases`],
    suites: [
      `server/src/modules/{${WALLET_ROOMS.join(',')}}/**/*.spec.ts`,
      'server/test/chains/*.chain.spec.ts',
      'server/test/recovery/*.store.spec.ts',
    ],
    hasDatabase: true,
  })),
];

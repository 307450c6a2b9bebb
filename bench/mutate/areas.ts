import { readdirSync } from 'node:fs';

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

const core = (name: string, suites = ['core/src/**/*.spec.ts']): Area => ({
  name,
  sources: [`core/src/${name}`],
  suites,
  hasDatabase: false,
});

export const AREAS: readonly Area[] = [
  core('money'),
  core('ledger'),
  // What the trading core's long suites alone would notice, its own are to notice: a round of those takes a minute.
  core('matching', ['core/src/matching/**/*.spec.ts', 'core/src/trading/trading.diff.spec.ts']),
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

/** Suites and what they are written with are no sources. */
export function sourcesOf({ sources }: Area): readonly string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.(spec|rig|fixture|setup)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );
}

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

const CHAINS = 'server/test/chains/*.{chain,store}.spec.ts';
const MODULES = 'server/src/modules';
/**
 * What money goes through in the wallet's rooms, and which suites beside the room's own are about it. What only a suite of another
 * room would notice, the room's own is to notice: all suites of all rooms would take a quarter of an hour for each fault.
 */
const WALLET_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'address-book': [
    `${MODULES}/withdrawals/withdraw-{places,refusals}.store.spec.ts`,
    `${MODULES}/linked-wallet/*.spec.ts`,
  ],
  bookings: ['server/test/house/statement-file.http.spec.ts'],
  custody: [CHAINS, `${MODULES}/withdrawals/withdraw-places.store.spec.ts`],
  deposits: [CHAINS, 'server/test/recovery/*.spec.ts', `${MODULES}/recovery/*.spec.ts`],
  holdings: [],
  transfers: [`${MODULES}/spot/*.spec.ts`],
  withdrawals: [CHAINS, `${MODULES}/linked-wallet/*.spec.ts`],
};

const core = (name: string, suites = ['core/src/**/*.spec.ts']): Area => ({
  name,
  sources: [`core/src/${name}`],
  suites,
  hasDatabase: false,
});

export const AREAS: readonly Area[] = [
  core('money'),
  core('ledger'),
  // What only long suites would notice, of the trading core or of 200,000 orders, short ones are to notice.
  core('matching', ['core/src/matching/**/!(memory).spec.ts']),
  core('trading'),
  {
    name: 'books',
    sources: ['server/src/ledger'],
    suites: ['server/src/{ledger,modules/books}/**/*.spec.ts', 'server/test/books/**/*.store.spec.ts'],
    hasDatabase: true,
  },
  ...Object.entries(WALLET_ROOMS).map(([room, others]) => ({
    name: room,
    sources: [`${MODULES}/${room}/usecases`],
    suites: [`${MODULES}/${room}/**/*.spec.ts`, ...others],
    hasDatabase: true,
  })),
];

/** Suites and what they are written with are no sources, nor is the plain second core that they compare with. */
export function sourcesOf({ sources }: Area): readonly string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.(spec|rig|fixture|setup)\.ts$|^reference\//.test(file))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );
}

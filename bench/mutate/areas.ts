import { readdirSync } from 'node:fs';

/** Sources in which faults are planted, with the suites that should notice them. */
export interface Area {
  readonly name: string;
  /** Folders with the sources. */
  readonly sources: readonly string[];
  /** Globs of the suites. */
  readonly suites: readonly string[];
  /** Whether the suites use a PostgreSQL. */
  readonly hasDatabase: boolean;
}

const CHAINS = 'server/test/chains/*.{chain,store}.spec.ts';
/** The suites of chains in which a room's own rules decide; in the others it only takes part, and each takes a minute. */
const chains = (names: string): string => `server/test/chains/{${names}}.{chain,store}.spec.ts`;
const MODULES = 'server/src/modules';
/**
 * The rooms of the wallet that money goes through, with suites elsewhere that test them too. A room's own suites should
 * notice its faults: running all suites of all rooms would take a quarter of an hour for each fault.
 */
const WALLET_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'address-book': [
    `${MODULES}/withdrawals/withdraw-{places,refusals}.store.spec.ts`,
    `${MODULES}/linked-wallet/*.spec.ts`,
  ],
  bookings: ['server/test/house/statement-file.http.spec.ts'],
  custody: [CHAINS, `${MODULES}/withdrawals/withdraw-places.store.spec.ts`],
  deposits: [
    chains('deposit-*,early-credit,pauses,seals'),
    'server/test/recovery/*.spec.ts',
    `${MODULES}/recovery/*.spec.ts`,
  ],
  holdings: [],
  transfers: [`${MODULES}/spot/*.spec.ts`],
  withdrawals: [
    chains('chain-journey,hot-rotation,pauses,payment-*,seals'),
    `${MODULES}/linked-wallet/*.spec.ts`,
    `${MODULES}/transfers/send.store.spec.ts`,
  ],
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
  // Without the long suites, which run the trading core at length or have 200,000 orders: short ones should notice.
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

/** Globs of the sources, without suites, their helpers, and the plain second core that suites compare with. */
export function sourcesOf({ sources }: Area): readonly string[] {
  return sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.(spec|rig|fixture|setup)\.ts$|^reference\//.test(file))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );
}

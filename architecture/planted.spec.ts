import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importOffences } from './boundaries.ts';
import { sourceOffences } from './source-rules.ts';

/** A check that has never failed is not known to work, so each rule gets a planted offence here, and a clean neighbour. */
const CLEAN: Readonly<Record<string, string>> = {
  'core/src/money/amount.ts': 'export const a = 1n;\n',
  'contract/src/custody.ts': 'export const custody = {};\n',
  'i18n/en_US/shell.ts': 'export const shell = {};\n',
  'server/src/main.ts': "import { custody } from './modules/custody/public.ts';\nexport const main = custody;\n",
  'server/src/edge/http/mount.ts':
    'export const mount = (a: object, b?: number) => ({ ...a, ...(b === undefined ? {} : { b }) });\n',
  'server/src/platform/db/db.ts': "import pg from 'pg';\nexport const db = pg;\n",
  'server/src/platform/request/context.ts': 'export const context = 1;\n',
  'server/src/ledger/ledger.ts': 'export const ledger = 1;\n',
  'server/src/modules/identity/public.ts':
    "import { user } from './usecases/user.ts';\nexport const identity = user;\n",
  'server/src/modules/identity/usecases/user.ts':
    "export const user = [1, refuse('NO', { min: text(minMinor), orderId: String(id), untilMs: at.toString() })];\n",
  'server/src/modules/custody/public.ts':
    "import { identity } from '../identity/public.ts';\nexport const custody = identity;\n",
  'server/src/modules/custody/ports.ts': 'export const ports = 1;\n',
  'server/src/modules/custody/store/deposit.store.ts':
    'export const find = (q: { query(s: string): void }) => q.query(`select 1 from wallet.deposit`);\n',
  'server/src/modules/pricing/public.ts': 'export const pricing = 1;\n',
  'server/src/modules/launch/beacon/curve.ts':
    "import { bls12_381 } from '@noble/curves/bls12-381.js';\nexport const curve = bls12_381;\n",
  'server/src/networks/networks.ts': 'export const networks = 1;\n',
  'server/src/signer/keystore.ts':
    "import { HDKey } from '@scure/bip32';\nimport { privateKeyToAccount } from 'viem/accounts';\nexport const keystore = [HDKey, privateKeyToAccount];\n",
  'server/src/signer/public.ts':
    "import { networks } from '../networks/networks.ts';\nexport const signer = networks;\n",
  'server/src/signer/open-signer.ts':
    "import { keystore } from './keystore.ts';\nexport const openSigner = keystore;\n",
  'server/src/boot/chain-side.ts':
    "import { openSigner } from '../signer/open-signer.ts';\nexport const side = openSigner;\n",
  'server/src/chains/dev/faucet.ts':
    "import { mnemonicToAccount } from 'viem/accounts';\nexport const faucet = mnemonicToAccount;\n",
  'server/src/chains/evm/adapter.ts':
    "import { ports } from '../../modules/custody/ports.ts';\nimport { signer } from '../../signer/public.ts';\nexport const evm = [ports, signer];\n",
  'web/src/kit/button.tsx': 'export const Button = () => <button type="button" />;\n',
  'web/src/lib/query.ts':
    "import { QueryClient } from '@tanstack/react-query';\nexport const client = new QueryClient();\n",
  'web/src/app/form-factor.ts': 'export const isMobile = () => navigator.userAgent;\n',
  'web/src/features/custody/api/queries.ts':
    "import { useQuery } from '@tanstack/react-query';\nexport const q = useQuery;\n",
  'web/src/features/custody/screens/a/a.model.ts':
    "import { q } from '../../api/queries.ts';\nexport const model = q;\n",
  'web/src/features/custody/screens/a/a.desktop.tsx': 'export const A = () => <p />;\n',
  'web/src/features/custody/screens/a/a.h5.tsx': 'export const A5 = () => <p />;\n',
  'console/src/main.tsx': 'export const c = 1;\n',
};

const IMPORT_OFFENCES: readonly (readonly [rule: string, path: string, text: string])[] = [
  [
    'down-server-identity',
    'server/src/modules/identity/usecases/up.ts',
    "import { custody } from '../../custody/public.ts';\nexport const up = custody;\n",
  ],
  [
    'down-server-pricing',
    'server/src/modules/pricing/sideways.ts',
    "import { custody } from '../custody/public.ts';\nexport const s = custody;\n",
  ],
  [
    'front-door-server',
    'server/src/modules/custody/usecases/back-door.ts',
    "import { user } from '../../identity/usecases/user.ts';\nexport const b = user;\n",
  ],
  [
    'front-door-roots',
    'server/src/boot/back-door.ts',
    "import { user } from '../modules/identity/usecases/user.ts';\nexport const b = user;\n",
  ],
  [
    'front-door-roots',
    'server/src/cli/back-door.ts',
    "import { ports } from '../modules/custody/ports.ts';\nexport const b = ports;\n",
  ],
  [
    'listed-server',
    'server/src/modules/casino/public.ts',
    "import { a } from '../../../../core/src/money/amount.ts';\nexport const c = a;\n",
  ],
  ['core-alone', 'core/src/money/io.ts', "import { readFileSync } from 'node:fs';\nexport const r = readFileSync;\n"],
  [
    'contract-alone',
    'contract/src/reach.ts',
    "import { a } from '../../core/src/money/amount.ts';\nexport const r = a;\n",
  ],
  ['i18n-alone', 'i18n/en_US/reach.ts', "import { a } from '../../core/src/money/amount.ts';\nexport const r = a;\n"],
  [
    'server-not-web',
    'server/src/edge/http/reach.ts',
    "import { client } from '../../../../web/src/lib/query.ts';\nexport const r = client;\n",
  ],
  [
    'web-not-server',
    'web/src/lib/reach.ts',
    "import { mount } from '../../../server/src/edge/http/mount.ts';\nexport const r = mount;\n",
  ],
  [
    'console-not-web',
    'console/src/reach.ts',
    "import { Button } from '../../web/src/kit/button.tsx';\nexport const r = Button;\n",
  ],
  [
    'below-modules',
    'server/src/ledger/up.ts',
    "import { custody } from '../modules/custody/public.ts';\nexport const u = custody;\n",
  ],
  [
    'platform-lowest',
    'server/src/platform/db/up.ts',
    "import { ledger } from '../../ledger/ledger.ts';\nexport const u = ledger;\n",
  ],
  [
    'networks-are-data',
    'server/src/networks/asks.ts',
    "import { ledger } from '../ledger/ledger.ts';\nexport const a = ledger;\n",
  ],
  [
    'signer-alone',
    'server/src/signer/asks.ts',
    "import { ports } from '../modules/custody/ports.ts';\nexport const a = ports;\n",
  ],
  [
    'signer-by-its-door',
    'server/src/chains/evm/reaches.ts',
    "import { keystore } from '../../signer/keystore.ts';\nexport const r = keystore;\n",
  ],
  [
    'signer-by-its-door',
    'server/src/boot/reaches.ts',
    "import { keystore } from '../signer/keystore.ts';\nexport const r = keystore;\n",
  ],
  [
    'seed-opened-once',
    'server/src/modules/custody/opens.ts',
    "import { openSigner } from '../../signer/open-signer.ts';\nexport const o = openSigner;\n",
  ],
  [
    'door-private-keys',
    'server/src/chains/evm/signs.ts',
    "import { privateKeyToAccount } from 'viem/accounts';\nexport const s = privateKeyToAccount;\n",
  ],
  [
    'door-private-keys',
    'server/src/modules/custody/derives.ts',
    "import { HDKey } from '@scure/bip32';\nexport const d = HDKey;\n",
  ],
  [
    'door-private-keys',
    'server/src/boot/phrase.ts',
    "import { mnemonicToSeedSync } from '@scure/bip39';\nexport const p = mnemonicToSeedSync;\n",
  ],
  [
    'door-private-keys',
    'server/src/platform/curve.ts',
    "import { secp256k1 } from '@noble/curves/secp256k1.js';\nexport const c = secp256k1;\n",
  ],
  [
    'door-public-randomness',
    'server/src/signer/curve.ts',
    "import { bls12_381 } from '@noble/curves/bls12-381.js';\nexport const c = bls12_381;\n",
  ],
  [
    'edge-is-handed',
    'server/src/edge/http/knows.ts',
    "import { identity } from '../../modules/identity/public.ts';\nexport const k = identity;\n",
  ],
  [
    'chains-know-ports',
    'server/src/chains/evm/knows.ts',
    "import { custody } from '../../modules/custody/public.ts';\nexport const k = custody;\n",
  ],
  [
    'modules-are-wired',
    'server/src/modules/custody/wires.ts',
    "import { evm } from '../../chains/evm/adapter.ts';\nexport const w = evm;\n",
  ],
  [
    'wired-in-roots',
    'server/src/flows/knows.ts',
    "import { custody } from '../modules/custody/public.ts';\nexport const k = custody;\n",
  ],
  ['kit-looks-nice', 'web/src/kit/asks.tsx', "import { client } from '../lib/query.ts';\nexport const a = client;\n"],
  [
    'lib-below-features',
    'web/src/lib/knows.ts',
    "import { model } from '../features/custody/screens/a/a.model.ts';\nexport const k = model;\n",
  ],
  [
    'features-below-app',
    'web/src/features/custody/asks.ts',
    "import { isMobile } from '../../app/form-factor.ts';\nexport const a = isMobile;\n",
  ],
  ['door-pg', 'server/src/ledger/own-pool.ts', "import pg from 'pg';\nexport const p = pg;\n"],
  [
    'door-rate-limiter',
    'server/src/edge/http/own-limiter.ts',
    "import { RateLimiterMemory } from 'rate-limiter-flexible';\nexport const r = RateLimiterMemory;\n",
  ],
  [
    'door-react-query',
    'web/src/features/custody/parts/asks.tsx',
    "import { useQuery } from '@tanstack/react-query';\nexport const a = useQuery;\n",
  ],
  [
    'api-behind-model',
    'web/src/features/custody/parts/peeks.tsx',
    "import { q } from '../api/queries.ts';\nexport const p = q;\n",
  ],
  [
    'layouts-apart',
    'web/src/features/custody/screens/a/b.desktop.tsx',
    "import { A5 } from './a.h5.tsx';\nexport const B = A5;\n",
  ],
  [
    'layouts-count-no-money',
    'web/src/features/custody/screens/a/c.h5.tsx',
    "import { a } from '../../../../../../core/src/money/amount.ts';\nexport const C = a;\n",
  ],
  [
    'no-circle',
    'core/src/money/circle.ts',
    "import { d } from './circle-back.ts';\nexport const c = (): unknown => d;\n",
  ],
  ['resolves', 'core/src/money/nowhere.ts', "import { n } from './not-there.ts';\nexport const w = n;\n"],
];

const OPEN_END = ['TO', 'DO'].join('');
const SOURCE_OFFENCES: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['core-is-pure', 'core/src/money/clock.ts', 'export const now = () => Date.now();\n'],
  [
    'sql-in-its-rooms',
    'server/src/modules/custody/usecases/sql.ts',
    'export const f = (q: { query(s: string): void }) => q.query(`select 1`);\n',
  ],
  [
    'form-factor-decides-once',
    'web/src/features/custody/parts/device.tsx',
    'export const d = () => navigator.userAgent;\n',
  ],
  ['no-text-in-markup', 'web/src/features/custody/parts/words.tsx', 'export const W = () => <p>Deposit</p>;\n'],
  [
    'no-text-in-markup',
    'web/src/features/custody/parts/label.tsx',
    'export const L = () => <input placeholder="Amount" />;\n',
  ],
  ['no-open-ends', 'server/src/edge/http/later.ts', `// ${OPEN_END}: later\nexport const l = 1;\n`],
  ['layout-arranges', 'web/src/features/custody/screens/a/long.h5.tsx', `${'\n'.repeat(130)}export const L = 1;\n`],
  ['no-star-export', 'server/src/modules/custody/star.ts', "export * from './ports.ts';\n"],
  ['no-star-export', 'server/src/modules/custody/index.ts', 'export const i = 1;\n'],
  ['no-drawers', 'web/src/lib/utils/a.ts', 'export const a = 1;\n'],
  ['no-number-money', 'web/src/features/custody/parts/float.ts', "export const f = parseFloat('1');\n"],
  [
    'details-are-decimal',
    'server/src/modules/identity/usecases/minor-name.ts',
    "export const a = refuse('A', { minMinor: text });\n",
  ],
  [
    'details-are-decimal',
    'server/src/modules/identity/usecases/minor-value.ts',
    "export const b = refuse('B', { min: rule.minMinor ?? 0n });\n",
  ],
  [
    'details-are-decimal',
    'server/src/modules/identity/usecases/minor-digits.ts',
    "export const c = refuse('C', { min: min.toString() });\n",
  ],
  [
    'details-are-decimal',
    'server/src/modules/identity/usecases/minor-string.ts',
    "export const d = { refusal: { code: 'D', details: { max: String(max) } } };\n",
  ],
  [
    'details-are-decimal',
    'server/src/modules/identity/usecases/minor-template.ts',
    "export const e = refuse('E', isMost ? { max: `${max}` } : {});\n",
  ],
  [
    'one-query-client',
    'web/src/features/custody/api/own.ts',
    "import { QueryClient } from '@tanstack/react-query';\nexport const o = new QueryClient();\n",
  ],
  ['literal-is-plain', 'server/src/edge/http/spread.ts', 'export const s = { ...{ a: 1, b: 2 } };\n'],
  ['literal-is-plain', 'scripts/test/spread.mjs', 'export const s = { ...{ a: 1, b: 2 } };\n'],
  ['literal-is-plain', 'server/src/edge/http/const.ts', 'export const c = { ...({ a: 1 } as const) };\n'],
  ['literal-is-plain', 'web/src/kit/props.tsx', 'export const P = (p: { a: string }) => <i {...{ title: p.a }} />;\n'],
];

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'planted-'));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(CLEAN)) write(path, text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('boundaries', () => {
  it('finds nothing in a clean tree', async () => {
    expect(await importOffences(root)).toEqual([]);
    expect(sourceOffences(root)).toEqual([]);
  });

  it('refuses to pass a tree of which it read nothing', async () => {
    await expect(importOffences(root, [])).rejects.toThrow();
  });

  it('finds every planted import, each at its place', async () => {
    for (const [, path, text] of IMPORT_OFFENCES) write(path, text);
    write('core/src/money/circle-back.ts', "import { c } from './circle.ts';\nexport const d = (): unknown => c;\n");
    const found = await importOffences(root);
    for (const [rule, path] of IMPORT_OFFENCES) {
      expect(
        found.some((offence) => offence.rule === rule && offence.place.includes(path)),
        `${rule} in ${path}`,
      ).toBe(true);
    }
  });

  it.each(SOURCE_OFFENCES)('%s bites in %s', (rule, path, text) => {
    write(path, text);
    expect(
      sourceOffences(root)
        .filter((offence) => offence.place.startsWith(`${path}:`))
        .map((offence) => offence.rule),
    ).toContain(rule);
    rmSync(join(root, path));
  });

  it('folder-in-sight bites at the sixteenth source, and counts no test', () => {
    const folder = 'server/src/modules/custody/usecases/many';
    for (let file = 1; file <= 15; file++) write(`${folder}/a-${file}.ts`, 'export const a = 1;\n');
    write(`${folder}/a.spec.ts`, 'export const a = 1;\n');
    const wide = () => sourceOffences(root).filter(({ rule }) => rule === 'folder-in-sight');
    expect(wide()).toEqual([]);
    write(`${folder}/a-16.ts`, 'export const a = 1;\n');
    expect(wide().map(({ place }) => place)).toEqual([`${folder}:16 files`]);
    rmSync(join(root, folder), { recursive: true });
  });

  it('folder-in-sight counts scripts too', () => {
    const folder = 'scripts/many';
    for (let file = 1; file <= 16; file++) write(`${folder}/a-${file}.mjs`, 'export const a = 1;\n');
    write(`${folder}/a.spec.mjs`, 'export const a = 1;\n');
    const wide = sourceOffences(root).filter(({ rule }) => rule === 'folder-in-sight');
    expect(wide.map(({ place }) => place)).toEqual([`${folder}:16 files`]);
    rmSync(join(root, folder), { recursive: true });
  });
});

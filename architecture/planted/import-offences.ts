export const IMPORT_OFFENCES: readonly (readonly [rule: string, path: string, text: string])[] = [
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

/** A check that has never failed is not known to work, so each rule gets a planted offence here, and a clean neighbour. */
export const CLEAN: Readonly<Record<string, string>> = {
  'core/src/money/amount.ts': 'export const a = 1n;\n',
  'contract/src/custody.ts': 'export const custody = {};\n',
  'i18n/en_US/shell.ts': 'export const shell = {};\n',
  'server/src/main.ts': "import { custody } from './modules/custody/public.ts';\nexport const main = custody;\n",
  'server/src/edge/http/mount.ts':
    'export const mount = (a: object, b?: number) => ({ ...a, ...(b === undefined ? {} : { b }) });\n',
  'server/src/platform/db/db.ts': "import pg from 'pg';\nexport const db = pg;\n",
  'server/src/platform/request/context.ts': 'export const context = 1;\n',
  'server/src/ledger/ledger.ts': 'export const ledger = 1;\n',
  'server/src/ledger/cast.ts':
    '/** The types of the library are older than its calls. */\nexport const cast = (a: object) => a as unknown as string;\n',
  'server/src/ledger/mount.spec.ts': "// Only root may mount a disk.\nit.runIf(false)('mounts', () => {});\n",
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

const OPEN_END = ['TO', 'DO'].join('');

export const SOURCE_OFFENCES: readonly (readonly [rule: string, path: string, text: string])[] = [
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
  ['file-in-a-sitting', 'server/src/edge/http/endless.ts', `${'\n'.repeat(300)}export const e = 1;\n`],
  // An exception for a file that is no longer than others.
  ['file-in-a-sitting', 'core/src/matching/price-levels.ts', 'export const p = 1;\n'],
  ['loosened-for-a-reason', 'core/src/money/blind.ts', 'export const b = (a: object) => a as unknown as string;\n'],
  ['loosened-for-a-reason', 'web/src/kit/any.tsx', 'export const a = (b: object) => b as any;\n'],
  ['loosened-for-a-reason', 'server/src/edge/http/wrong.ts', '// @ts-expect-error\nexport const w: string = 1;\n'],
  ['loosened-for-a-reason', 'server/src/edge/http/lint.ts', '/* eslint-disable */\nexport const l = 1;\n'],
  [
    'loosened-for-a-reason',
    'web/src/kit/ignored.tsx',
    '// biome-ignore lint/a11y/noAutofocus: yes\nexport const i = 1;\n',
  ],
  ['loosened-for-a-reason', 'server/src/ledger/a.spec.ts', "// It is slow on some days.\nit.skip('a', () => {});\n"],
  ['loosened-for-a-reason', 'server/src/ledger/b.spec.ts', "describe.only('b', () => {});\n"],
  ['loosened-for-a-reason', 'server/src/ledger/c.spec.ts', "it.runIf(false)('c', () => {});\n"],
];

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { USER_ACCOUNTS } from '../../core/src/ledger/account.ts';
import { OPEN_ACCOUNTS, type TransferRule } from '../../core/src/wallet/transfer-rule.ts';

const CORE = new URL('../../core/src/', import.meta.url);
const RULE = 'transfer-rule.ts';
/** The folder that declares the type of the rules and is not a product. */
const HOME = 'wallet';

/** The products with a transfer rule, by folder. */
const ruled = readdirSync(CORE)
  .filter((name) => name !== HOME && existsSync(new URL(`${name}/${RULE}`, CORE)))
  .sort();
const rules = await Promise.all(
  ruled.map(
    async (name) =>
      ((await import(new URL(`${name}/${RULE}`, CORE).href)) as { readonly transferRule: TransferRule }).transferRule,
  ),
);

/** Accounts that people transfer money between, in the order of all accounts. */
const moved = USER_ACCOUNTS.filter(
  (account) => OPEN_ACCOUNTS.some((open) => open === account) || rules.some((rule) => rule.account === account),
);
const refusals = [
  ...new Set(
    rules.flatMap(({ pays, paidBy, refusals: own = [] }) => [
      ...(pays ? [pays.refusal] : []),
      ...(paidBy ? [paidBy.refusal] : []),
      ...own,
    ]),
  ),
].sort();

const list = (name: string, texts: readonly string[]): string =>
  `export const ${name} = [${texts.map((text) => `'${text}'`).join(', ')}] as const;\n`;

const FILES = [
  {
    url: new URL('../../contract/src/accounts.gen.ts', import.meta.url),
    text: `// Written by \`npm run generate\` from core/src, because the contract imports nothing of ours.
${list('accountNames', USER_ACCOUNTS)}/** Those that people move money between, and what the rules of products refuse. */
${list('transferAccountNames', moved)}${list('transferRefusals', refusals)}`,
  },
  {
    url: new URL(`${HOME}/transfer-rules.gen.ts`, CORE),
    text: `// Written by \`npm run generate\`: what core/src/*/${RULE} say.
import type { TransferRule } from './transfer-rule.ts';
${ruled.map((name, at) => `import { transferRule as rule${at} } from '../${name}/${RULE}';\n`).join('')}
${list('TRANSFER_ACCOUNTS', moved)}export type TransferAccount = (typeof TRANSFER_ACCOUNTS)[number];
export type TransferRuleRefusal = ${refusals.map((refusal) => `'${refusal}'`).join(' | ') || 'never'};
export const TRANSFER_RULES: readonly TransferRule<TransferRuleRefusal>[] = [${ruled.map((_, at) => `rule${at}`).join(', ')}];
`,
  },
];

/** Generated files that differ from core's present accounts and transfer rules. */
export const staleAccounts = (): readonly string[] =>
  FILES.filter(({ url, text }) => !existsSync(url) || readFileSync(url, 'utf8') !== text).map(
    ({ url }) => url.pathname,
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { url, text } of FILES) writeFileSync(url, text);
}

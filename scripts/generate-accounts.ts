import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { USER_ACCOUNTS } from '../core/src/ledger/account.ts';

const HEADER =
  '// Written by `npm run generate` from core/src/ledger/account.ts, because the contract imports nothing of ours.\n';
const FILE = new URL('../contract/src/accounts.gen.ts', import.meta.url);

/** The accounts of a person, as the contract names them. */
const text = `${HEADER}export const accountNames = [\n${USER_ACCOUNTS.map((name) => `  '${name}',\n`).join('')}] as const;\n`;

/** True where the contract knows other accounts than the books. */
export const isStaleAccounts = (): boolean => readFileSync(FILE, 'utf8') !== text;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(FILE, text);

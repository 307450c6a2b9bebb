import { join, resolve } from 'node:path';
import { z } from 'zod';
import { OperatorFault } from '../process/operator-fault.ts';
import { flag, list, origin, url, urls, wholeNumber } from './setting-kinds.ts';

/**
 * Every value that an operator can set, with its default. Environment variables have these names; the flags in FLAGS
 * override them. The description says what is allowed and is shown if a value is wrong.
 */
const settings = z.object({
  BOURSE_MODE: z.enum(['demo', 'production']).default('demo').describe('demo or production'),
  ROLE: z.enum(['all', 'api', 'core', 'signer']).default('all').describe('all, api, core or signer'),
  CORE_LISTEN: z
    .string()
    .regex(/^(\[[0-9a-fA-F:]+\]|[^\s:[\]]+):\d{1,5}$/)
    .optional()
    .describe('host:port, where the other processes of this exchange reach the trading core'),
  SIGNER_LISTEN: place().optional().describe('host:port or the path of a socket, where the signer is asked'),
  SIGNER_ADDRESS: place().optional().describe('host:port or the path of a socket, where the signer listens'),
  SIGNER_PASSPHRASE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('the path of a file with the passphrase of the wallet seed'),
  PORT: wholeNumber(1, 65_535).default(3000).describe('a whole number from 1 to 65535'),
  HOST: z.string().min(1).optional().describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
  DATA_DIR: z.string().min(1).optional().describe('the path of a folder'),
  DATABASE_URL: url(['postgres:', 'postgresql:'])
    .optional()
    .describe('an address like postgresql://user:password@host/name'),
  DATABASE_OWNER_URL: url(['postgres:', 'postgresql:'])
    .optional()
    .describe('an address like DATABASE_URL, of the account that owns the data: for migrations, backup and restore'),
  DATABASE_POOL_MAX: wholeNumber(2, 200).default(16).describe('a whole number from 2 to 200'),
  PUBLIC_ORIGIN: origin()
    .optional()
    .describe('the address that people type, such as https://bourse.example, without a path'),
  CONSOLE_ORIGIN: origin()
    .optional()
    .describe('the address that staff type, such as https://console.bourse.example, without a path'),
  API_DOCS: flag().optional().describe('true or false'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional()
    .describe('a secret of at least 16 characters without spaces'),
  BOURSE_SECRET: z.string().min(32).optional().describe('a secret of at least 32 characters'),
  SECRETS_FILE: z.string().min(1).optional().describe('the path of a file with the secrets'),
  DEMO_USERS: flag().optional().describe('true or false'),
  DEMO_FAUCET: flag().optional().describe('true or false'),
  DEMO_MARKET_MAKERS: flag().optional().describe('true or false'),
  DEV_PAGES: flag().optional().describe('true or false'),
  MOVABLE_CLOCK: flag().optional().describe('true or false'),
  RATE_LIMITS: flag().default(true).describe('true or false'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent'),
  SMTP_URL: url(['smtp:', 'smtps:']).optional().describe('an address like smtps://user:password@host:465'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/)
    .optional()
    .describe('a sender like Bourse <no-reply@bourse.example>'),
  SMS_URL: url(['https:', 'http:']).optional().describe('the address of an SMS provider, beginning with https://'),
  SMS_TOKEN: z.string().min(1).optional().describe('the access token of the SMS provider'),
  DRAND_URLS: urls(),
  PRICE_FEEDS: list().default([]).describe('names of exchanges as ccxt has them, divided by commas'),
  TRUSTED_PROXIES: list().default([]).describe('addresses of the proxies in front, divided by commas'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/)
    .optional()
    .describe('the name of a header that the proxy sets'),
  ETH_RPC_URLS: urls(),
  BASE_RPC_URLS: urls(),
  BTC_RPC_URLS: urls(),
  TEMPO_RPC_URLS: urls(),
});

type Settings = z.output<typeof settings>;
type Key = keyof Settings;

const KEYS = Object.keys(settings.shape) as readonly Key[];
const SECRET_KEYS: ReadonlySet<Key> = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'BOURSE_SECRET',
  'SMTP_URL',
  'SMS_TOKEN',
  'METRICS_TOKEN',
  ...rpcKeys(),
]);
const FLAGS: Readonly<Record<string, Key>> = {
  '--port': 'PORT',
  '--data': 'DATA_DIR',
  '--host': 'HOST',
  '--role': 'ROLE',
};

/** The process's configuration, read once and passed on by main. */
export interface Config {
  readonly isProduction: boolean;
  /** What this process runs: everything, HTTP without a trading core, or the core alone. */
  readonly role: Settings['ROLE'];
  /** `host:port`; null if only this process asks its core. */
  readonly coreListen: string | null;
  readonly signer: {
    /** Where this signer listens; only for the role signer. */
    readonly listen: string | null;
    /** Where the signer is; null if it is a thread of this process, which only the demo may have. */
    readonly address: string | null;
    readonly passphraseFile: string | null;
  };
  readonly port: number;
  readonly host: string;
  /** The public address. Links in mails and the allowed origins are derived from it, never from a Host header. */
  readonly publicOrigin: string;
  /** The address of the console; the same as `publicOrigin` in a demo that names no other. */
  readonly consoleOrigin: string;
  /** Whether `/docs` describes all endpoints, those of staff too. */
  readonly apiDocs: boolean;
  /** The token needed to read `/metrics`; null if a private address is enough. */
  readonly metricsToken: string | null;
  readonly dataDir: string;
  /** True if the operator named the folder, false for the default ./data. */
  readonly isDataDirNamed: boolean;
  readonly databaseUrl: string | null;
  /** The account that owns the data, if the one of `databaseUrl` may only serve. */
  readonly databaseOwnerUrl: string | null;
  readonly databasePoolMax: number;
  readonly secret: string | null;
  readonly secretsFile: string;
  readonly demo: {
    readonly users: boolean;
    readonly faucet: boolean;
    /** Whether the demo's own accounts trade, so that its markets are alive. */
    readonly marketMakers: boolean;
    readonly devPages: boolean;
    readonly movableClock: boolean;
  };
  /** False only if one machine puts load on itself: for benches, races and fuzzing. */
  readonly rateLimits: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** The sender of mails, by whatever channel they go out. */
  readonly mailFrom: string;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly sms: { readonly url: string; readonly token: string | null } | null;
  /** Exchanges whose prices make the index in production; empty if the operator records prices in another way. */
  readonly priceFeeds: readonly string[];
  /** Relays of the public beacon that draws wait for; none where the usual ones are asked, or in a demo a chain of its own. */
  readonly drandUrls: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly countryHeader: string | null;
  /** Addresses of real nodes by network; an empty list means our own node, which only the demo starts. */
  readonly rpcUrls: Readonly<Record<'eth' | 'base' | 'btc' | 'tempo', readonly string[]>>;
}

/**
 * Reads flags and environment once.
 *
 * @param args  the arguments after the program's name
 * @throws      OperatorFault naming each wrong key, what it was and what is allowed
 */
export function readConfig(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): Config {
  const raw = rawSettings(args, environment);
  const parsed = settings.safeParse(raw);
  if (!parsed.success) throw new OperatorFault(parsed.error.issues.map((issue) => wrongValue(issue, raw)).join('\n'));
  const { ROLE, DATABASE_URL, CORE_LISTEN, SIGNER_LISTEN } = parsed.data;
  if (ROLE !== 'all' && !DATABASE_URL) {
    throw new OperatorFault(`ROLE (--role) ${ROLE} needs DATABASE_URL: several processes share one database.`);
  }
  if (ROLE === 'core' && !CORE_LISTEN) {
    throw new OperatorFault(`ROLE (--role) core needs CORE_LISTEN: ${allowed('CORE_LISTEN')}.`);
  }
  if (ROLE === 'signer' && !SIGNER_LISTEN) {
    throw new OperatorFault(`ROLE (--role) signer needs SIGNER_LISTEN: ${allowed('SIGNER_LISTEN')}.`);
  }
  return asConfig(parsed.data);
}

function rawSettings(args: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const raw: Partial<Record<Key, string>> = {};
  for (const key of KEYS) if (environment[key]) raw[key] = environment[key];
  for (let index = 0; index < args.length; index++) {
    const [name = '', inline] = splitOnce(args[index] ?? '');
    if (name === '--production') {
      raw.BOURSE_MODE = 'production';
      continue;
    }
    const key = FLAGS[name];
    if (!key)
      throw new OperatorFault(`There is no option ${name}. There are --port, --data, --host, --role and --production.`);
    const value = inline ?? args[++index];
    if (value === undefined || value === '') throw new OperatorFault(`${name} needs a value: ${allowed(key)}.`);
    raw[key] = value;
  }
  return raw;
}

function asConfig(read: Settings): Config {
  const isProduction = read.BOURSE_MODE === 'production';
  const dataDir = resolve(read.DATA_DIR ?? 'data');
  const publicOrigin = read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`;
  const mailFrom = read.MAIL_FROM ?? 'Bourse <no-reply@localhost>';
  return {
    isProduction,
    role: read.ROLE,
    coreListen: read.CORE_LISTEN ?? null,
    signer: {
      listen: read.SIGNER_LISTEN ?? null,
      address: read.SIGNER_ADDRESS ?? null,
      passphraseFile: read.SIGNER_PASSPHRASE_FILE ? resolve(read.SIGNER_PASSPHRASE_FILE) : null,
    },
    port: read.PORT,
    host: read.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicOrigin,
    consoleOrigin: read.CONSOLE_ORIGIN ?? publicOrigin,
    apiDocs: read.API_DOCS ?? !isProduction,
    metricsToken: read.METRICS_TOKEN ?? null,
    dataDir,
    isDataDirNamed: read.DATA_DIR !== undefined,
    databaseUrl: read.DATABASE_URL ?? null,
    databaseOwnerUrl: read.DATABASE_OWNER_URL ?? null,
    databasePoolMax: read.DATABASE_POOL_MAX,
    secret: read.BOURSE_SECRET ?? null,
    secretsFile: resolve(read.SECRETS_FILE ?? join(dataDir, 'secrets.json')),
    demo: {
      users: read.DEMO_USERS ?? !isProduction,
      faucet: read.DEMO_FAUCET ?? !isProduction,
      marketMakers: read.DEMO_MARKET_MAKERS ?? (!isProduction && read.DEMO_USERS !== false),
      devPages: read.DEV_PAGES ?? !isProduction,
      movableClock: read.MOVABLE_CLOCK ?? !isProduction,
    },
    rateLimits: read.RATE_LIMITS,
    logLevel: read.LOG_LEVEL,
    mailFrom,
    smtp: read.SMTP_URL ? { url: read.SMTP_URL, from: mailFrom } : null,
    sms: read.SMS_URL ? { url: read.SMS_URL, token: read.SMS_TOKEN ?? null } : null,
    priceFeeds: read.PRICE_FEEDS,
    drandUrls: read.DRAND_URLS,
    trustedProxies: read.TRUSTED_PROXIES,
    countryHeader: read.COUNTRY_HEADER?.toLowerCase() ?? null,
    rpcUrls: { eth: read.ETH_RPC_URLS, base: read.BASE_RPC_URLS, btc: read.BTC_RPC_URLS, tempo: read.TEMPO_RPC_URLS },
  };
}

function wrongValue(issue: z.core.$ZodIssue, raw: Partial<Record<Key, string>>): string {
  const key = issue.path[0] as Key;
  const value = raw[key] ?? '';
  const shown = SECRET_KEYS.has(key) ? `not shown here, ${value.length} characters` : `"${value}"`;
  return `${key}${flagOf(key)} must be ${allowed(key)}; it was ${shown}.`;
}

function allowed(key: Key): string {
  return settings.shape[key].description ?? 'something else';
}

function flagOf(key: Key): string {
  const found = Object.entries(FLAGS).find(([, name]) => name === key);
  return found ? ` (${found[0]})` : '';
}

function splitOnce(argument: string): readonly [string, string | undefined] {
  const at = argument.indexOf('=');
  return at < 0 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)];
}

/** `host:port`, or the path of a socket on this machine. */
function place() {
  return z.string().regex(/^(\/\S+|(\[[0-9a-fA-F:]+\]|[^\s:[\]/]+):\d{1,5})$/);
}

function rpcKeys() {
  return ['ETH_RPC_URLS', 'BASE_RPC_URLS', 'BTC_RPC_URLS', 'TEMPO_RPC_URLS'] as const;
}

import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Queryable } from '../db/db.ts';
import type { Config } from './config.ts';
import { isOnThisMachine } from './on-this-machine.ts';

/** Values from documentation and examples, which are no secrets. */
const KNOWN_SECRETS = /^(change[-_ ]?me|secret|default|example|bourse|password|test|demo|0+|1+|x+|a+)/i;

/**
 * Why this configuration must not run in production, one sentence each; empty if it may. The demo has doors (a faucet,
 * a movable clock) that must never be open where money is real.
 */
export function productionRefusals(config: Config): readonly string[] {
  if (!config.isProduction) return [];
  const refusals: string[] = [];
  if (config.secret !== null && KNOWN_SECRETS.test(config.secret)) {
    refusals.push('BOURSE_SECRET is a default or an example; make one with "openssl rand -hex 32".');
  }
  if (config.databaseUrl === null && !config.isDataDirNamed) {
    refusals.push('Neither DATABASE_URL nor a data folder (--data or DATA_DIR) is named.');
  }
  if (config.publicOrigin.startsWith('http://localhost')) {
    refusals.push('PUBLIC_ORIGIN is not set: name the address that people type, such as https://bourse.example.');
  } else if (!config.publicOrigin.startsWith('https://')) {
    refusals.push(
      `PUBLIC_ORIGIN is ${config.publicOrigin}: over HTTP anybody on the way reads passwords and sessions. It must begin with https://.`,
    );
  }
  refusals.push(...consoleRefusals(config));
  if (config.priceFeeds.length === 1) {
    refusals.push('PRICE_FEEDS names one exchange: no price is believed that not two agree about. Name two or more.');
  }
  if (config.sms?.url.startsWith('http:') && !isOnThisMachine(config.sms.url)) {
    refusals.push('SMS_URL begins with http://: codes would travel in clear. It must begin with https://.');
  }
  refusals.push(...signerRefusals(config));
  if (config.demo.users) refusals.push('DEMO_USERS is true: demo users have known passwords.');
  if (config.demo.faucet) refusals.push('DEMO_FAUCET is true: a faucet gives coins away.');
  if (config.demo.marketMakers) refusals.push('DEMO_MARKET_MAKERS is true: the house would trade with made-up money.');
  if (config.demo.devPages) refusals.push('DEV_PAGES is true: /dev pages show messages and keys of the demo.');
  if (!config.rateLimits) refusals.push('RATE_LIMITS is false: floods of calls would not be slowed.');
  if (config.demo.movableClock) refusals.push('MOVABLE_CLOCK is true: a clock that moves breaks every time limit.');
  return refusals;
}

/** The console must have its own host, so that neither scripts nor cookies of the pages reach it. */
function consoleRefusals({ role, publicOrigin, consoleOrigin }: Config): readonly string[] {
  // The core and the signer serve no pages.
  if (role === 'core' || role === 'signer') return [];
  if (consoleOrigin === publicOrigin)
    return [
      'CONSOLE_ORIGIN is not set, or is PUBLIC_ORIGIN: staff work under a host of their own, such as https://console.bourse.example. See docs/how-to/run-in-production.md.',
    ];
  if (!consoleOrigin.startsWith('https://'))
    return [`CONSOLE_ORIGIN is ${consoleOrigin}: it must begin with https://.`];
  const { hostname } = new URL(consoleOrigin);
  // The names must differ, because cookies and keys do not distinguish ports.
  if (hostname === new URL(publicOrigin).hostname)
    return [`CONSOLE_ORIGIN has the host name of PUBLIC_ORIGIN, ${hostname}: a port does not keep them apart.`];
  return [];
}

/** Keys must be in their own process, and the passphrase must not be stored beside what it opens. */
function signerRefusals({ role, signer, dataDir }: Config): readonly string[] {
  if (role === 'core') return [];
  if (role !== 'signer') {
    return signer.address === null
      ? [
          'SIGNER_ADDRESS is not set: the wallet\'s keys are in a process of their own, "--role signer". See docs/how-to/run-in-production.md.',
        ]
      : [];
  }
  const { passphraseFile } = signer;
  if (passphraseFile === null)
    return ['SIGNER_PASSPHRASE_FILE is not set: name the file with the passphrase of the wallet seed.'];
  if (isInside(dataDir, passphraseFile))
    return [`The passphrase ${passphraseFile} lies in the data folder: whoever has the folder would have the coins.`];
  return [];
}

/** Compared both as written and with links resolved, because copying the folder may or may not follow links. */
function isInside(folder: string, path: string): boolean {
  const isBelow = (way: string) => way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  return isBelow(relative(folder, path)) || isBelow(relative(realPath(folder), realPath(path)));
}

/** Resolves links in a path, even if its last parts do not exist yet. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/** Why this data must not be used in production: the demo made it. */
export async function productionDataRefusals(q: Queryable): Promise<readonly string[]> {
  const refusals: string[] = [];
  const [demo] = await q.query('select 1 from platform.demo_login limit 1');
  if (demo) refusals.push('The data holds demo users, whose passwords are known.');
  const [clock] = await q.query('select 1 from platform.clock_offset where offset_ms > 0');
  if (clock) refusals.push("The data was written with the demo's clock moved ahead of real time.");
  return refusals;
}

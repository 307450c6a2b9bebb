import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runningServer } from '../../boot/installation/server-lock.ts';
import { relaysOf } from '../../boot/sides/launch-side.ts';
import { verifyAudit } from '../../modules/approvals/public.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { productionDataRefusals, productionRefusals } from '../../platform/config/production-refusals.ts';
import { databaseFacts } from '../../platform/db/database-facts.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { findMode } from '../../platform/db/installation-mode.ts';
import { clusterDirOf } from '../../platform/db/postgres/cluster-place.ts';
import { assertBaseSettings } from '../../platform/db/schema/base-settings.ts';
import { pendingMigrations } from '../../platform/db/schema/migrate.ts';
import { servingFaults } from '../../platform/db/serving-account.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Command, Given } from '../command.ts';
import { modeBeside } from '../installation.ts';
import { withDatabaseOfAnyVersion } from '../with-database.ts';
import { bad, type Finding, findingOf, good } from './finding.ts';
import { relayFindings } from './relay-findings.ts';

const TIMEOUT_MS = 3_000;
const DISK_LOW_BYTES = 1_073_741_824;

export const doctor: Command = {
  name: 'doctor',
  says: 'Tells what is configured, what can be reached and what is unsafe. Changes nothing.',
  async run(given) {
    const { config, problem } = await readQuietly(given);
    const findings: Finding[] = [nodeLine(), ...(problem ? [bad('configuration', problem)] : [])];
    if (config) {
      findings.push(...configured(config), ...secretsFile(config), ...disk(config));
      findings.push(...(await server(config)), ...(await database(given, config)), ...(await nodes(config)));
      findings.push(...(await relayFindings(relaysOf(config), Date.now())));
    }
    const isGood = findings.every((finding) => finding.isGood !== false);
    return {
      json: {
        isGood,
        findings,
        ports: { http: config?.port ?? null },
        rpc: config ? rpcAddresses(config) : {},
        apiDocument: config?.apiDocs ? '/docs/json' : null,
        docs: config?.apiDocs ? '/docs' : null,
      },
      lines: findings.map(
        ({ topic, says, isGood: good }) => `${good === null ? '  ' : good ? 'ok' : '!!'}  ${topic.padEnd(14)} ${says}`,
      ),
      exitCode: isGood ? 0 : 1,
    };
  },
};

async function readQuietly(given: Given): Promise<{ readonly config: Config | null; readonly problem: string | null }> {
  try {
    const port = runningServer(given.dataDir)?.about.port;
    const args = ['--data', given.dataDir, ...(port ? ['--port', String(port)] : [])];
    // If the data cannot be read, a later check reports it.
    const said = await withDatabaseOfAnyVersion(given, ({ db }) => findMode(db)).catch(() => null);
    const mode = said ?? modeBeside(given);
    return { config: readConfig(args, { ...process.env, ...(mode ? { BOURSE_MODE: mode } : {}) }), problem: null };
  } catch (error) {
    return { config: null, problem: (error as Error).message };
  }
}

function nodeLine(): Finding {
  const version = process.versions.node;
  const major = Number(version.split('.')[0]);
  if (major >= 22 && major % 2 === 0) return good('Node.js', `${version}, a supported line`);
  return findingOf('Node.js', `${version} runs Bourse, but its line gets no security fixes any more; 22 and 24 do`);
}

function configured(config: Config): readonly Finding[] {
  const refusals = productionRefusals(config);
  const doors = Object.entries(config.demo).filter(([, isOpen]) => isOpen);
  return [
    findingOf('mode', config.isProduction ? 'production' : 'demo: for looking at, never for real money'),
    findingOf(
      'data',
      config.databaseUrl === null ? `${config.dataDir}, PostgreSQL in ${clusterDirOf(config.dataDir)}` : 'DATABASE_URL',
    ),
    findingOf('address', `${config.publicOrigin}, listening on ${config.host}:${config.port}`),
    findingOf('console', `${config.consoleOrigin}/console/`),
    findingOf(
      'API document',
      config.apiDocs ? `${config.publicOrigin}/docs/json (to read: /docs)` : 'not shown; API_DOCS=true shows it',
    ),
    findingOf(
      'mail',
      config.smtp ? 'SMTP' : config.isProduction ? 'not configured: nobody gets a code' : 'the inbox page of the demo',
    ),
    findingOf(
      'SMS',
      config.sms ? 'an HTTP provider' : config.isProduction ? 'not configured' : 'the inbox page of the demo',
    ),
    ...(doors.length > 0 ? [findingOf('open doors', `${doors.map(([name]) => name).join(', ')} (demo only)`)] : []),
    ...refusals.map((refusal) => bad('unsafe', refusal)),
  ];
}

function secretsFile(config: Config): readonly Finding[] {
  if (config.secret !== null) return [good('secrets', 'from the environment')];
  if (!existsSync(config.secretsFile)) return [findingOf('secrets', 'not made yet: the first start makes them')];
  const isClosed = (statSync(config.secretsFile).mode & 0o077) === 0;
  return [isClosed ? good('secrets', config.secretsFile) : bad('secrets', `others may read ${config.secretsFile}`)];
}

function disk(config: Config): readonly Finding[] {
  if (!existsSync(config.dataDir)) return [];
  const { bavail, bsize } = statfsSync(config.dataDir);
  const free = bavail * bsize;
  const says = `${Math.floor(free / 2 ** 20)} MiB free`;
  return [free < DISK_LOW_BYTES ? bad('disk', says) : good('disk', says)];
}

async function server(config: Config): Promise<readonly Finding[]> {
  const running = runningServer(config.dataDir);
  // A server with a DATABASE_URL does not lock a folder, so it is asked at the address in this configuration.
  if (!running && config.databaseUrl === null) return [findingOf('server', 'not running on this data folder')];
  const port = running?.about.port ?? config.port;
  const where = running ? `process ${running.pid}, port ${port}` : `port ${port} of this machine`;
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  try {
    const answer = await fetch(`http://${host}:${port}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = (await answer.text()).slice(0, 300);
    const isWhole = answer.ok && !text.includes('partly');
    return [isWhole ? good('server', `${where}, ready`) : bad('server', `${where}, not whole: ${text}`)];
  } catch (error) {
    const says = `${where}, does not answer: ${(error as Error).message}`;
    return [running ? bad('server', says) : findingOf('server', says)];
  }
}

async function database(given: Given, config: Config): Promise<readonly Finding[]> {
  try {
    return await withDatabaseOfAnyVersion(given, async ({ db }) => {
      const facts = await databaseFacts(db);
      const schema = await schemaFinding(db, facts.appliedMigrations);
      const unsafe = config.isProduction ? await productionDataRefusals(db) : [];
      const settings = await assertBaseSettings(db).then(
        () => good('durability', 'a commit is on disk before it is acknowledged'),
        (error: Error) => bad('durability', error.message),
      );
      return [
        good('database', `PostgreSQL ${facts.version}, ${facts.size}`),
        schema,
        settings,
        ...(config.isProduction ? [await servingAccount(db)] : []),
        ...(schema.isGood ? [await auditLog(db)] : []),
        ...unsafe.map((refusal) => bad('unsafe', refusal)),
      ];
    });
  } catch (error) {
    const message = (error as Error).message;
    return [message.startsWith('There is no data') ? findingOf('database', message) : bad('database', message)];
  }
}

async function schemaFinding(db: Queryable, applied: number): Promise<Finding> {
  try {
    const pending = (await pendingMigrations(db)).length;
    if (pending === 0) return good('schema', `${applied} migrations`);
    return findingOf('schema', `${pending} migrations wait for the next start`);
  } catch (error) {
    if (!(error instanceof OperatorFault)) throw error;
    return bad('schema', error.message);
  }
}

async function servingAccount(db: Queryable): Promise<Finding> {
  const faults = await servingFaults(db);
  return faults.length === 0
    ? good('account', 'what serves can change no history')
    : bad('account', `what serves could change history: ${faults.join('; ')}`);
}

/**
 * Prints the hash to compare it with one kept elsewhere, because the chain alone does not show that its end was cut
 * off.
 */
async function auditLog(db: Queryable): Promise<Finding> {
  const report = await verifyAudit(db);
  return report.ok
    ? good('audit log', `${report.entries} entries, each follows from the one before; the last is ${report.lastHash}`)
    : bad('audit log', `entry ${report.brokenAtSeq} does not follow from the one before it: the log was changed`);
}

/** Addresses of the nodes: the configured ones, or those of our own that were started in the data folder. */
function rpcAddresses(config: Config): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = { ...config.rpcUrls };
  const folder = join(config.dataDir, 'chains');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if ((found[name]?.length ?? 0) > 0) continue;
    try {
      const { port } = JSON.parse(readFileSync(join(folder, name, 'node.json'), 'utf8')) as { port: number };
      found[name] = [`http://127.0.0.1:${port}`];
    } catch {
      // A chain whose node was never started, or is stopped, has no address.
    }
  }
  return found;
}

async function nodes(config: Config): Promise<readonly Finding[]> {
  const addresses = Object.entries(rpcAddresses(config)).flatMap(([network, urls]) =>
    urls.map((url) => ({ network, url })),
  );
  return Promise.all(
    addresses.map(async ({ network, url }) => {
      const shown = url.replace(/\/\/[^@/]*@/, '//').replace(/\?.*/, '');
      try {
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: network === 'btc' ? 'getblockcount' : 'eth_blockNumber',
            params: [],
          }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error',
        });
        return good(`node ${network}`, shown);
      } catch (error) {
        return bad(`node ${network}`, `${shown} does not answer: ${(error as Error).message}`);
      }
    }),
  );
}

import { chmodSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../platform/config/config.ts';
import { loadSecrets } from '../../platform/config/secrets.ts';
import { Db, sqlState } from '../../platform/db/db.ts';
import { JSON_FORM, listenForLines, parsePlace } from '../../platform/line/socket-line.ts';
import type { Logger } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { Answer, Question } from '../../signer/line/line-messages.ts';
import { serveSigner } from '../../signer/line/serve-signer.ts';
import { openServed } from '../../signer/open-signer.ts';
import { requireSeedOf } from '../../signer/public.ts';
import {
  findHouseKeys,
  findSignerRights,
  hasHeads,
  hasHouseAddress,
} from '../../signer/queries/signer-rights.query.ts';
import { checkBeforeStart } from '../installation/preflight.ts';
import { takeServerLock } from '../installation/server-lock.ts';
import { networksOf } from '../sides/chain-side.ts';
import { signerLineKey, signerPlace } from '../sides/signer-side.ts';
import { sealedSeed } from '../sides/wallet-keys.ts';
import { reportProgress, reportReady } from './parent.ts';
import type { Running } from './run-process.ts';

const LOOK_AGAIN_MS = 1_000;

/**
 * The signer as a separate process, the only one that opens the seed. It asks no chain and serves no page; in the
 * database it reads only what was approved.
 */
export async function startSignerProcess(config: Config, log: Logger, stopping: AbortSignal): Promise<Running> {
  await checkBeforeStart(config);
  const lock = await takeServerLock(config.dataDir, { mode: 'signer', startedAtMs: Date.now() });
  const secrets = loadSecrets(config);
  const db = new Db({ connectionString: config.databaseUrl!, poolMax: 2, applicationName: 'bourse signer' });
  try {
    await untilThereAreTables(db, stopping);
    if (config.isProduction) await requireFewRights(db);
    const seed = { ...sealedSeed({ config, secrets }), mayMake: !(await hasHouseAddress(db)) };
    const networks = networksOf(config.isProduction);
    const served = await openServed(signerPlace({ config, secrets, networks, seed, db: {} }), db);
    requireSeedOf(await findHouseKeys(db), served.signer, networks);
    const address = config.signer.listen!;
    const place = parsePlace(address)!;
    if ('path' in place) rmSync(place.path, { force: true });
    const ears = await listenForLines<Answer, Question>(
      place,
      signerLineKey(secrets),
      (line) => serveSigner({ ...served, log }, line),
      JSON_FORM,
    );
    if ('path' in place) chmodSync(place.path, 0o660);
    log.info({ listen: address }, 'the signer runs');
    if (served.refusal) log.error(served.refusal, 'the signer runs and will not sign');
    reportReady({ address: `signer at ${address}`, lines: [] });
    return {
      async stop() {
        ears.close();
        await db.end();
        lock.release();
      },
    };
  } catch (error) {
    await db.end();
    lock.release();
    throw error;
  }
}

/** The server creates the tables, and then waits for the signer; so the signer waits for the tables here. */
async function untilThereAreTables(db: Db, stopping: AbortSignal): Promise<void> {
  for (;;) {
    stopping.throwIfAborted();
    try {
      await hasHouseAddress(db);
      await hasHeads(db);
      return;
    } catch (error) {
      if (!['42P01', '3F000', '42501'].includes(sqlState(error))) throw error;
      reportProgress('waiting until a server has made the tables, and the signer may read them');
      await wait(LOOK_AGAIN_MS);
    }
  }
}

/** @throws OperatorFault if this process's account could change what was approved */
async function requireFewRights(db: Db): Promise<void> {
  const rights = await findSignerRights(db);
  if (rights.length === 0) return;
  throw new OperatorFault(
    `The signer's database account may do more than read what was approved: ${rights.join(', ')}. Give it an account of its own:\n` +
      "  create role signer login password '…' in role bourse_signer;",
  );
}

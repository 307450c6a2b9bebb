import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { hasHouseAddresses } from '../../modules/custody/public.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Db, DbOptions } from '../../platform/db/db.ts';
import { JSON_FORM, openLine, parsePlace } from '../../platform/line/socket-line.ts';
import type { Logger } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { FarSigner } from '../../signer/line/far-signer.ts';
import type { Answer, Question } from '../../signer/line/line-messages.ts';
import { startThreadSigner } from '../../signer/line/thread-signer.ts';
import type { SignerPlace } from '../../signer/open-signer.ts';
import type { Signer } from '../../signer/public.ts';
import { networksOf } from './chain-side.ts';
import { sealedSeed } from './wallet-keys.ts';

/** How long a server waits for a signer that is starting at the same time. */
const SIGNER_WITHIN_MS = MINUTE_MS;
const ASK_AGAIN_MS = 500;

/** The key by which this installation's signer and its callers recognise each other. */
export const signerLineKey = (secrets: Secrets): Buffer => secrets.key('signer.line');
const sealKey = (secrets: Secrets): Buffer => secrets.key('payment.seal');

export interface SignerSide {
  readonly signer: Signer;
  stop(): Promise<void>;
}

interface SignerParts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly db: Db;
  /** For the demo's signer thread. */
  readonly dbOptions: DbOptions;
  readonly log: Logger;
}

/**
 * Connects to the signer: a separate process, or a thread in the demo. Either way no other code of this process has a
 * key.
 */
export async function startSignerSide(parts: SignerParts, networks: readonly NetworkParams[]): Promise<SignerSide> {
  const { config, secrets, log, db, dbOptions } = parts;
  if (config.signer.address !== null) return farSide(config.signer.address, secrets);
  const seed = { ...sealedSeed(parts), mayMake: !(await hasHouseAddresses(db)) };
  const place = signerPlace({ config, secrets, networks, seed, db: dbOptions });
  return startThreadSigner(place, log);
}

type PlaceParts = Pick<SignerParts, 'config' | 'secrets'> & Pick<SignerPlace, 'networks' | 'seed' | 'db'>;

/** Everything that a signer needs, wherever it runs. */
export function signerPlace({ config, secrets, networks, seed, db }: PlaceParts): SignerPlace {
  return {
    seed,
    networks,
    known: networksOf(config.isProduction),
    folder: config.dataDir,
    sealKey: sealKey(secrets),
    db: { ...db, poolMax: 1, applicationName: 'bourse signer' },
    logLevel: config.logLevel,
  };
}

async function farSide(address: string, secrets: Secrets): Promise<SignerSide> {
  const place = parsePlace(address)!;
  const signer = new FarSigner(() => openLine<Question, Answer>(place, signerLineKey(secrets), JSON_FORM));
  const deadline = performance.now() + SIGNER_WITHIN_MS;
  for (;;) {
    try {
      await signer.start();
      return { signer, stop: () => signer.stop() };
    } catch (error) {
      if (performance.now() > deadline) {
        throw new OperatorFault(
          `The signer at ${address} does not answer: ${(error as Error).message}. Start it with "--role signer", with the same ` +
            'BOURSE_SECRET, and see that SIGNER_ADDRESS is where it listens.',
        );
      }
      await wait(ASK_AGAIN_MS);
    }
  }
}

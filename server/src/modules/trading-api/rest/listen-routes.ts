import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { endListenKey, keepListenKey, prolongListenKey } from '../../../platform/api-keys/listen-keys.ts';
import { newSecret } from '../../../platform/ids/ids.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { type Answer, deny, say } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';
import type { Caller, Routes } from './route.ts';

/** How long a listen key is valid after it was made or renewed. */
const LISTEN_KEY_MS = HOUR_MS;
const LISTEN_KEY_BYTES = 48;
/** The form of a listen key: 64 characters, longer than any stream's name. */
export const LISTEN_KEY = /^[A-Za-z0-9_-]{64}$/;

/**
 * Makes listen keys, with which a program receives its owner's events. The call needs only the API key, no signature.
 */
export const LISTEN_ROUTES: Routes = {
  'POST /api/v3/userDataStream': { weight: 2, access: 'key', run: create },
  'PUT /api/v3/userDataStream': { weight: 2, access: 'key', run: keepAlive },
  'DELETE /api/v3/userDataStream': { weight: 2, access: 'key', run: close },
};

async function create({ db, clock }: TradingApiDeps, _reader: Reader, { keyId }: Caller): Promise<Answer> {
  const nowMs = clock.nowMs();
  const wanted = { keyId, fresh: newSecret(LISTEN_KEY_BYTES), nowMs, untilMs: nowMs + LISTEN_KEY_MS };
  return say({ listenKey: await keepListenKey(db, wanted) });
}

async function keepAlive({ db, clock }: TradingApiDeps, reader: Reader, { keyId }: Caller): Promise<Answer> {
  const listenKey = reader.required('listenKey');
  if (reader.fault) return deny(reader.fault);
  const nowMs = clock.nowMs();
  const isThere = await prolongListenKey(db, { keyId, listenKey, nowMs, untilMs: nowMs + LISTEN_KEY_MS });
  return isThere ? say({}) : deny(FAULTS.noSuchListenKey());
}

async function close({ db, clock }: TradingApiDeps, reader: Reader, { keyId }: Caller): Promise<Answer> {
  const listenKey = reader.required('listenKey');
  if (reader.fault) return deny(reader.fault);
  const isEnded = await endListenKey(db, { keyId, listenKey, nowMs: clock.nowMs() });
  return isEnded ? say({}) : deny(FAULTS.noSuchListenKey());
}

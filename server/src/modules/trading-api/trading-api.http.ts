import type { tradingApi } from '@bourse/contract/trading-api.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { type ApiKeys, KEYS_MAX } from './keys/api-keys.ts';

/** Endpoints for people's API keys. */
export function tradingApiHttp(apiKeys: ApiKeys): Handlers<typeof tradingApi> {
  return {
    keys: async (_input, { uid }) => {
      const rows = await apiKeys.list(uid);
      return ok({
        rows: rows.map(({ keyId, scopes, ips, ...row }) => ({
          ...row,
          apiKey: keyId,
          scopes: [...scopes],
          ips: [...ips],
        })),
        max: KEYS_MAX,
      });
    },
    keyCode: ({ label, scopes, ips = [], publicKey = null, channel }, { uid }) =>
      apiKeys.sendCode({ uid, label, scopes, ips, publicKey, channel }),
    createKey: async ({ label, scopes, ips = [], publicKey = null, ...factors }, { uid, sessionId }) => {
      const made = await apiKeys.create({ uid, sessionId, label, scopes, ips, publicKey, factors });
      if (!made.ok) return made;
      const { id, keyId, secret, createdAtMs } = made.value;
      const key = {
        id,
        apiKey: keyId,
        label,
        publicKey: made.value.publicKey,
        scopes: [...made.value.scopes],
        ips: [...made.value.ips],
        createdAtMs,
        lastUsedAtMs: null,
        lastUsedIp: null,
      };
      return ok({ key, secret });
    },
    deleteKey: async ({ id }, { uid }) => {
      const deleted = await apiKeys.delete(uid, id);
      return deleted.ok ? ok({ done: true as const }) : deleted;
    },
  };
}

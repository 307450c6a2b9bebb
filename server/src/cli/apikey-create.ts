import type { Result } from '@bourse/core/result.ts';
import { API_KEY_SCOPES, createApiKey, type MadeApiKey, registerApiKey } from '../platform/api-keys/api-keys.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const FAULTS: Readonly<Record<string, string>> = {
  SCOPE_UNKNOWN: `--scopes takes ${API_KEY_SCOPES.join(', ')}, divided by commas.`,
  IP_MALFORMED: '--ips takes addresses such as 203.0.113.7, divided by commas.',
  IP_LIST_REQUIRED: 'A key that may withdraw needs --ips.',
  LABEL_LENGTH: '--label has 1 to 40 characters.',
  PUBLIC_KEY_MALFORMED: '--public-key takes an Ed25519 public key, as PEM or base64.',
  PUBLIC_KEY_IS_PRIVATE: 'That is a private key. It stays with the program; --public-key takes its public half.',
  PUBLIC_KEY_IN_USE: 'The person has a key with this public key already.',
};

export const apikeyCreate: Command = {
  name: 'apikey create',
  says: "Makes a key for a person's programs and prints its secret, once; with --public-key there is none. The trading API takes it; see /docs/api.",
  options: {
    user: { value: 'USER', says: 'account number, e-mail address or phone number', isRequired: true },
    scopes: { value: 'SCOPES', says: `${API_KEY_SCOPES.join(', ')}, divided by commas (read)` },
    ips: { value: 'ADDRESSES', says: 'the only addresses that may use it, divided by commas' },
    'public-key': { value: 'KEY', says: 'Ed25519, as PEM or base64: the program signs with its own private half' },
    label: { value: 'TEXT', says: 'what it is for (made by the operator)' },
  },
  async run(given) {
    const { approvalsOf, clockOf, secretsOf } = await import('./installation.ts');
    const { uidOf } = await import('./account.ts');
    const made = await withDatabase(given, async ({ db }) => {
      const uid = await uidOf(given, db, given.options.user ?? '');
      const nowMs = (await clockOf(db)).nowMs();
      const approvals = await approvalsOf(given, db);
      return db.decide(async (tx) => {
        const publicKey = given.options['public-key'];
        const wanted = {
          uid,
          label: given.options.label ?? 'made by the operator',
          scopes: parts(given.options.scopes ?? 'read'),
          ips: parts(given.options.ips ?? ''),
          nowMs,
        };
        const key: Result<MadeApiKey & { readonly secret?: string }, string> =
          publicKey === undefined
            ? await createApiKey(tx, secretsOf(given), wanted)
            : await registerApiKey(tx, { ...wanted, publicKey });
        if (!key.ok) return key;
        const { secret: _, ...shown } = key.value;
        await approvals.audit(tx, {
          staffId: 'operator',
          role: 'operator',
          action: 'apikey.create',
          subject: `user:${uid}`,
          reason: null,
          before: null,
          after: shown,
          requestId: 'command',
          nowMs,
        });
        return key;
      });
    });
    if (!made.ok) throw new OperatorFault(FAULTS[made.refusal.code] ?? made.refusal.code);
    const { keyId, secret, uid, scopes, ips } = made.value;
    return {
      json: { apiKey: keyId, ...(secret === undefined ? {} : { secret }), uid, scopes, ips },
      lines: [
        `key     ${keyId}`,
        ...(secret === undefined ? [] : [`secret  ${secret}`]),
        `user    ${uid}`,
        `scopes  ${scopes.join(', ')}`,
        '',
        secret === undefined
          ? 'The program signs with its own private key. What takes the key is written down at /docs/api.'
          : 'The secret is shown once. What takes the key is written down at /docs/api.',
      ],
    };
  },
};

function parts(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

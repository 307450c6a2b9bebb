import { allProducts, type MailWord } from '../../../lib/products.ts';

/** Kinds of mail as support distinguishes them, by the beginning of the kind; the first match counts. */
const OWN_KINDS: readonly (readonly [begin: string, word: MailWord])[] = [
  ['code.', 'code'],
  ['new-device', 'newDevice'],
  ['password-changed', 'password'],
  ['trading-password-changed', 'password'],
  ['contact-changed', 'contact'],
  ['totp-', 'authenticator'],
  ['frozen', 'freeze'],
  ['unfrozen', 'freeze'],
  ['kyc-', 'identity'],
  ['withdrawal-requested', 'withdrawal'],
  ['notice:wallet.withdrawal', 'withdrawal'],
  ['sent', 'sent'],
  ['notice:wallet.received', 'received'],
  ['notice:wallet.deposit', 'deposit'],
  ['notice:wallet.claim', 'claim'],
  ['notice:recovery.', 'recovery'],
  ['api-key-', 'apiKey'],
  ['notice:tradingApi.', 'apiKey'],
  ['notice:identity.whitelist', 'whitelist'],
  ['notice:identity.antiPhishing', 'antiPhishing'],
];

/** The word for a mail's kind; `other` for kinds that only a newer server knows. */
export function mailKind(kind: string): MailWord {
  const kinds = [...OWN_KINDS, ...allProducts().flatMap(({ mails }) => mails ?? [])];
  return kinds.find(([begin]) => kind.startsWith(begin))?.[1] ?? 'other';
}

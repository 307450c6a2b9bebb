import { maskEmail, maskPhone, maskRecipient } from '@bourse/core/identity/mask.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { accountName } from '../account-name.ts';
import type { Recipient } from '../identity-shapes.ts';
import { findPerson, findPersonByAccount } from '../store/person.store.ts';

/** See `Identity.resolveRecipient`. */
export async function findRecipient(
  q: Queryable,
  recipient: { readonly type: 'mobile' | 'email' | 'account'; readonly account: string },
): Promise<Recipient | null> {
  const person =
    recipient.type === 'account'
      ? await findPerson(q, recipient.account)
      : await findPersonByAccount(q, spelled(recipient.type, recipient.account));
  return person ? { uid: person.uid, masked: maskRecipient(person) } : null;
}

/** See `Identity.maskedContact`. */
export async function findMaskedContact(
  q: Queryable,
  uid: string,
): Promise<{ emailMasked: string | null; phoneMasked: string | null } | null> {
  const person = await findPerson(q, uid);
  if (!person) return null;
  return {
    emailMasked: person.email === null ? null : maskEmail(person.email),
    phoneMasked: person.phone === null ? null : maskPhone(person.phone),
  };
}

/** Looks up even a text that cannot be an address, so that the answer takes as long as any other. */
function spelled(type: 'mobile' | 'email', account: string): string {
  const channel = type === 'email' ? 'email' : 'sms';
  const name = accountName(account);
  return name?.channel === channel ? name.text : type === 'email' ? '@' : '';
}

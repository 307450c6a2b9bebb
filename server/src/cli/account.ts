import { createIdentity, type IdentityModule } from '../modules/identity/public.ts';
import { createNotices } from '../modules/notices/public.ts';
import type { Db } from '../platform/db/db.ts';
import { MessageRouter } from '../platform/mail/message-sender.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Given } from './command.ts';
import { approvalsOf, clockOf, secretsOf } from './installation.ts';

/** Identity as a command needs it: it sends nothing. */
export async function identityOf(given: Given, db: Db): Promise<IdentityModule> {
  const clock = await clockOf(db);
  return createIdentity({
    db,
    clock,
    keys: secretsOf(given),
    sender: new MessageRouter({}),
    notices: createNotices({ db, clock }),
    audit: await approvalsOf(given, db),
  });
}

/** The uid of an account named by uid, e-mail address or phone number. */
export async function uidOf(given: Given, db: Db, account: string): Promise<string> {
  const type = account.includes('@') ? 'email' : account.startsWith('+') ? 'mobile' : 'account';
  const found = await (await identityOf(given, db)).resolveRecipient(db, { type, account });
  if (!found) throw new OperatorFault(`There is nobody with the account "${account}".`);
  return found.uid;
}

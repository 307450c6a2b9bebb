import { sqlState } from '../../platform/db/db.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';

/** Has exactly the rights that the application needs. */
export const APP_ROLE = 'bourse_app';

/** @throws OperatorFault with what the operator must fix, if the database cannot be reached; otherwise the error itself */
export function explainUnreachable(error: unknown, variable = 'DATABASE_URL'): never {
  if (error instanceof OperatorFault) throw error;
  const state = sqlState(error);
  const message = error instanceof Error ? error.message : String(error);
  if (state === '28P01' || state === '28000')
    throw new OperatorFault(`The database of ${variable} refuses the login: ${message}.`);
  if (state === '42501' && message.includes(APP_ROLE)) {
    throw new OperatorFault(
      `The account of DATABASE_URL may not serve: run "grant ${APP_ROLE} to" it as the owner, or "npm run -s bourse -- migrate".`,
    );
  }
  if (state === '3D000') throw new OperatorFault(`The database of ${variable} does not exist: ${message}.`);
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOENT)/.test(state) || /timeout|terminated/i.test(message)) {
    throw new OperatorFault(`The database cannot be reached: ${message || state}. Check ${variable}.`);
  }
  throw error;
}

import { z } from 'zod';
import { cursor, pageLimit, text } from '../fields.ts';

/** What a member of staff logs in with. */
export const staffLogin = z.string().regex(/^[A-Za-z0-9._@-]{3,80}$/, { error: 'NOT_A_LOGIN' });
/** Why a member of staff changes something: kept in the log of actions. */
export const reason = text(200, 3);
/** A list that is read page by page and asked for nothing else. */
export const pagedInput = z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() });
/** Who sees how the chains are doing, and what came in from them. */
export const SEES_CHAINS = ['risk', 'finance', 'auditor', 'superadmin'] as const;

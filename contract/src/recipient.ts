import { z } from 'zod';
import { FACTOR_REFUSALS, TRADING_PASSWORD_REFUSALS, text } from './fields.ts';

/** What a security check can refuse: the trading password and the second factors. */
export const SECURITY_REFUSALS = [...TRADING_PASSWORD_REFUSALS, ...FACTOR_REFUSALS] as const;

export const recipientType = z.enum(['mobile', 'email', 'account']);

export const recipientAccount = text(254, 3);

import { z } from 'zod';
import { text } from './fields.ts';

export const recipientType = z.enum(['mobile', 'email', 'account']);

export const recipientAccount = text(254, 3);

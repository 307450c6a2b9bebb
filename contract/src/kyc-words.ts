import { z } from 'zod';

export const kycLevel = z.enum(['none', 'primary', 'advanced']);
export const kycState = z.enum(['NONE', 'SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED']);

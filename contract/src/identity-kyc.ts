import { z } from 'zod';
import { endpoint, PER_HOUR_MS } from './endpoint.ts';
import { none, text, timeMs, uuid } from './fields.ts';
import { kycLevel, kycState } from './kyc-words.ts';

const rejection = z.object({ field: z.string(), reason: z.string() });

/** A person's verification: who they are by their documents. */
export const identityKyc = {
  kyc: endpoint({
    method: 'GET',
    path: '/open/identity/kyc',
    summary: 'Levels, state, reasons of a rejection by field, tries left today',
    access: 'user',
    input: none,
    output: z.object({
      level: kycLevel,
      state: kycState,
      target: kycLevel,
      rejections: z.array(rejection),
      triesLeft: z.number().int(),
      submittedAtMs: timeMs.nullable(),
      fullName: z.string().nullable(),
    }),
    refusals: [],
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: '/open/identity/kyc/document',
    summary: 'Uploads a JPEG or PNG photo of at most 2 MB, as base64',
    access: 'user',
    input: z.strictObject({
      side: z.enum(['front', 'back', 'selfie', 'address']),
      imageBase64: z
        .string()
        .min(100)
        .max(2_800_000)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'NOT_BASE64' }),
    }),
    output: z.object({ documentId: z.string() }),
    refusals: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE'],
    rate: { max: 30, windowMs: PER_HOUR_MS },
    bodyLimitBytes: 4_500_000,
  }),
  submitKyc: endpoint({
    method: 'POST',
    path: '/open/identity/kyc',
    summary: 'Submits identity verification for the primary or the advanced level',
    access: 'user',
    input: z.strictObject({
      target: z.enum(['primary', 'advanced']),
      fullName: text(80, 2).optional(),
      birthDate: z
        .string()
        .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'NOT_A_DATE' })
        .optional(),
      nationality: z
        .string()
        .regex(/^[A-Z]{2}$/, { error: 'NOT_A_COUNTRY' })
        .optional(),
      documentType: z.enum(['passport', 'id-card', 'driving-licence']).optional(),
      documentNumber: z
        .string()
        .regex(/^[A-Za-z0-9-]{4,24}$/, { error: 'NOT_A_DOCUMENT_NUMBER' })
        .optional(),
      documentExpiresOn: z
        .string()
        .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'NOT_A_DATE' })
        .optional(),
      frontDocumentId: uuid.optional(),
      backDocumentId: uuid.optional(),
      selfieDocumentId: uuid.optional(),
      addressDocumentId: uuid.optional(),
    }),
    output: z.object({ state: kycState }),
    refusals: [
      'KYC_ORDER',
      'KYC_PENDING',
      'KYC_ALREADY',
      'KYC_TRIES',
      'KYC_FIELD_REQUIRED',
      'KYC_UNDERAGE',
      'KYC_DUPLICATE',
      'KYC_DOCUMENT_EXPIRED',
      'DOCUMENT_UNKNOWN',
    ],
  }),
} as const;

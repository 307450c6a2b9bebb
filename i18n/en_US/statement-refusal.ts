/** The sentences of statement’s refusals. */
export const messages = {
  EXPORT_RANGE: 'The range must begin before it ends and before now.',
  EXPORTS_RUNNING: '{max} files are being made already. Wait for one or cancel it.',
  EXPORT_UNKNOWN: 'This file does not exist.',
  EXPORT_ENDED: 'This export has ended already.',
  EXPORT_NOT_READY: 'This file is not ready.',
} as const;

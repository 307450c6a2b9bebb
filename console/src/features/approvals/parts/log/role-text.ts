import { hasText, t } from '../../../../lib/i18n.ts';

/** A role as people say it; one that a later server adds stands for itself. */
export function roleText(role: string): string {
  const key = `console.role.${role}`;
  return hasText(key) ? t(key as 'console.role.auditor') : role;
}

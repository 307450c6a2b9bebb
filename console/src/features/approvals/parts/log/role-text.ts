import { hasText, t } from '../../../../lib/i18n.ts';

/** A role in words; its plain name where a newer server has one without words. */
export function roleText(role: string): string {
  const key = `console.role.${role}`;
  return hasText(key) ? t(key as 'console.role.auditor') : role;
}

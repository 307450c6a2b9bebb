export const AGE_MIN_YEARS = 18;
const AGE_MAX_YEARS = 120;

/**
 * The age in whole years of somebody born on a day, judged by the UTC date.
 *
 * @param birthDate  YYYY-MM-DD
 * @returns          null for a day that no calendar has, one in the future, or one too long ago
 */
export function ageYears(birthDate: string, nowMs: number): number | null {
  const bornMs = Date.parse(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(bornMs) || new Date(bornMs).toISOString().slice(0, 10) !== birthDate) return null;
  const now = new Date(nowMs);
  const born = new Date(bornMs);
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const hadBirthday =
    now.getUTCMonth() > born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() >= born.getUTCDate());
  const age = hadBirthday ? years : years - 1;
  return age < 0 || age > AGE_MAX_YEARS ? null : age;
}

const PREFIX = 'EARN-';
const DIGITS = 12;

/** The number that a person names to support when a redemption of theirs could not be paid. */
export const ticketOf = (redemptionId: string): string => PREFIX + redemptionId.slice(-DIGITS).toUpperCase();

/**
 * Reads a ticket's number as people write and dictate it: in small letters, with spaces, without what it begins with.
 *
 * @returns null for what is none
 */
export function readTicket(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const digits = plain.startsWith('EARN') ? plain.slice(4) : plain;
  return /^[0-9A-F]{12}$/.test(digits) ? PREFIX + digits : null;
}

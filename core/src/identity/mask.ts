const DOTS = '••••';

/** `a***n@e***.com`: enough to know one's own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${maskWord(email.slice(0, at))}@${domain.slice(0, 1)}***${domain.slice(dot)}`;
}

/** `+49••••5678` */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}${DOTS}${phone.slice(-4)}`;
}

/** `••••214` */
function maskUid(uid: string): string {
  return `${DOTS}${uid.slice(-3)}`;
}

/** An e-mail address or a phone number. */
export function maskAccount(account: string): string {
  return account.includes('@') ? maskEmail(account) : maskPhone(account);
}

/** `A***n, UID ••••214`: how a recipient is shown before the first payment. */
export function maskRecipient(person: { readonly uid: string; readonly email: string | null }): string {
  const name = person.email === null ? '***' : capitalised(maskWord(person.email.split('@')[0]!));
  return `${name}, UID ${maskUid(person.uid)}`;
}

/** `••••3456`: the end of a document number. */
export function maskDocumentNumber(number: string): string {
  return `${DOTS}${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

function maskWord(word: string): string {
  if (word.length < 3) return `${word.slice(0, 1)}***`;
  return `${word.slice(0, 1)}***${word.slice(-1)}`;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

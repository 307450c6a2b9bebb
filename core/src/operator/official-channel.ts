import { type Contact, isWebScheme, profileHostOf, readContact, type WebAddress } from './contact.ts';
import { hidesSomething, isOneSlip, mixesScripts, oddLetters, skeletonOf } from './letters.ts';

/** Why a contact is not one of the operator's own. */
type NotOfficialReason =
  /** It is neither an address nor a number nor a name. */
  | 'UNREADABLE'
  /** It contains invisible characters. */
  | 'HIDDEN_CHARACTERS'
  /** It opens a program or a file instead of a page. */
  | 'NOT_A_PAGE'
  /** A web address with something before an `@`, which says nothing about where it leads. */
  | 'USER_INFO'
  | 'IP_ADDRESS'
  /** One of its words mixes two alphabets. */
  | 'MIXED_SCRIPTS'
  /** It uses other letters that look like those of our address. */
  | 'LOOK_ALIKE'
  /** It is one letter or digit away from ours. */
  | 'ONE_SLIP'
  /** Our whole name is a subdomain of somebody else's. */
  | 'SUBDOMAIN_TRICK'
  /** It is under our name, but not on the list. */
  | 'SUBDOMAIN_NOT_LISTED'
  | 'OTHER_PORT'
  | 'NOT_ENCRYPTED'
  /** Our name stands in the path of somebody else's address. */
  | 'NAME_IN_PATH'
  /** Our name is a part of somebody else's name. */
  | 'NAME_ELSEWHERE'
  /** It is a mailbox of our domain, but not one that we use. */
  | 'OTHER_MAILBOX'
  | 'NOT_LISTED';

export interface ChannelJudgement {
  readonly kind: Contact['kind'];
  /** `ONLY_AT`: this name is ours on the services in `official`, and nowhere else. */
  readonly verdict: 'OFFICIAL' | 'ONLY_AT' | 'NOT_OFFICIAL';
  /** Set only where the verdict is NOT_OFFICIAL. */
  readonly reason: NotOfficialReason | null;
  /** The official contact that it is, or that it imitates. */
  readonly official: string | null;
  /** Where it really leads, or what it says without the disguise; null where it could not be read. */
  readonly leadsTo: string | null;
  /** Its letters that no English keyboard has, with their codes. */
  readonly oddLetters: readonly string[];
}

interface Listed<C extends Contact = Contact> {
  readonly text: string;
  readonly contact: C;
}
interface Finding {
  readonly reason: NotOfficialReason;
  readonly official: string | null;
  readonly leadsTo?: string;
}
type Verdict = Finding | { readonly verdict: 'OFFICIAL' | 'ONLY_AT'; readonly official: string };

/** Shorter names are part of too many other words. */
const BRAND_LENGTH_MIN = 4;
const NOT_LISTED = { reason: 'NOT_LISTED', official: null } as const;

/**
 * Says whether a contact that a person pasted is one of the operator's own, and if not, why.
 *
 * @param official  web addresses (one with a path means that profile only), e-mail addresses and phone numbers as the
 *                  operator wrote them; entries that cannot be read are skipped
 */
export function judgeChannel(text: string, official: readonly string[]): ChannelJudgement {
  const contact = readContact(text);
  const found = hidesSomething(text)
    ? { ...NOT_LISTED, reason: 'HIDDEN_CHARACTERS' as const }
    : judge(contact, official);
  const leadsTo = ('leadsTo' in found ? found.leadsTo : null) ?? shownOf(contact);
  const common = {
    kind: contact.kind,
    official: found.official,
    leadsTo,
    oddLetters: oddLetters(shownOf(contact) ?? ''),
  };
  return 'verdict' in found
    ? { ...common, verdict: found.verdict, reason: null }
    : { ...common, verdict: 'NOT_OFFICIAL', reason: found.reason };
}

/** True for what may be listed as official: a web page or profile, an e-mail address or a phone number. */
export function mayBeOfficial(text: string): boolean {
  const contact = readContact(text);
  if (hidesSomething(text)) return false;
  if (contact.kind === 'web') return contact.scheme !== null && contact.host !== '' && !contact.hasUser;
  return contact.kind === 'email' || contact.kind === 'phone';
}

function judge(contact: Contact, official: readonly string[]): Verdict {
  const listed = official.map((text) => ({ text, contact: readContact(text) }));
  switch (contact.kind) {
    case 'web':
      return judgeWeb(contact, listed);
    case 'email':
      return judgeEmail(contact, listed);
    case 'phone':
      return judgePhone(contact.digits, listed);
    case 'handle':
      return judgeHandle(contact.name, listed);
    case 'unknown':
      return { reason: 'UNREADABLE', official: null };
  }
}

const isKind =
  <K extends Contact['kind']>(kind: K) =>
  (listed: Listed): listed is Listed<Extract<Contact, { kind: K }>> =>
    listed.contact.kind === kind;

function judgeWeb(contact: WebAddress, listed: readonly Listed[]): Verdict {
  const webs = listed.filter(isKind('web'));
  if (!isWebScheme(contact.scheme)) return { reason: 'NOT_A_PAGE', official: null };
  if (contact.hasUser) return { reason: 'USER_INFO', official: null };
  const here = webs.filter((each) => serviceOf(each.contact) === serviceOf(contact));
  const same = here.find((each) => each.contact.path === '' || pathOf(each.contact) === pathOf(contact));
  if (same && same.contact.port !== contact.port) return { reason: 'OTHER_PORT', official: same.text };
  if (same && contact.scheme === 'http' && same.contact.scheme === 'https')
    return { reason: 'NOT_ENCRYPTED', official: same.text };
  if (same) return { verdict: 'OFFICIAL', official: same.text };
  if (profileHostOf(contact.host) !== null) return judgeName(nameOf(contact), here) ?? NOT_LISTED;
  const found = judgeHost(contact.host, ownHosts(listed));
  if (found !== null) return found;
  const behind = skeletonOf(contact.path + contact.rest);
  const named = ownHosts(listed).find(({ host }) => behind.includes(skeletonOf(host)));
  return named ? { reason: 'NAME_IN_PATH', official: named.text, leadsTo: hostOf(contact) } : NOT_LISTED;
}

function judgeEmail(contact: Extract<Contact, { kind: 'email' }>, listed: readonly Listed[]): Verdict {
  const { mailbox, host } = contact;
  const mails = listed.filter(isKind('email'));
  const full = `${mailbox}@${host}`;
  const addressOf = ({ contact: own }: (typeof mails)[number]) => `${own.mailbox}@${own.host}`;
  const same = mails.find((each) => addressOf(each) === full);
  if (same) return { verdict: 'OFFICIAL', official: same.text };
  const own = ownHosts(listed);
  const like = mails.find((each) => skeletonOf(addressOf(each)) === skeletonOf(full));
  if (mixesScripts(mailbox)) return { reason: 'MIXED_SCRIPTS', official: like?.text ?? null };
  if (like) return { reason: 'LOOK_ALIKE', official: like.text };
  if (own.some((each) => each.host === host)) return { reason: 'OTHER_MAILBOX', official: null };
  const found = judgeHost(host, own);
  if (found !== null) return found;
  const near = mails.find((each) => isOneSlip(addressOf(each), full));
  if (near) return { reason: 'ONE_SLIP', official: near.text };
  return brandIn(mailbox, own) ?? NOT_LISTED;
}

function judgePhone(digits: string, listed: readonly Listed[]): Verdict {
  const phones = listed.filter(isKind('phone'));
  const same = phones.find(({ contact }) => contact.digits === digits);
  if (same) return { verdict: 'OFFICIAL', official: same.text };
  const near = phones.find(({ contact }) => isOneSlip(contact.digits, digits));
  return near ? { reason: 'ONE_SLIP', official: near.text } : NOT_LISTED;
}

function judgeHandle(name: string, listed: readonly Listed[]): Verdict {
  const profiles = listed.filter(isKind('web')).filter(({ contact }) => profileHostOf(contact.host) !== null);
  const same = profiles.filter(({ contact }) => nameOf(contact) === name);
  if (same.length > 0) return { verdict: 'ONLY_AT', official: same.map(({ text }) => text).join(', ') };
  return judgeName(name, profiles) ?? brandIn(name, ownHosts(listed)) ?? NOT_LISTED;
}

/** How the name of a profile imitates one of ours; null where it does not. */
function judgeName(name: string, profiles: readonly Listed<WebAddress>[]): Finding | null {
  const like = profiles.find(({ contact }) => skeletonOf(nameOf(contact)) === skeletonOf(name));
  if (mixesScripts(name)) return { reason: 'MIXED_SCRIPTS', official: like?.text ?? null };
  if (like) return { reason: 'LOOK_ALIKE', official: like.text };
  const near = profiles.find(({ contact }) => isOneSlip(nameOf(contact), name));
  return near ? { reason: 'ONE_SLIP', official: near.text } : null;
}

interface OwnHost {
  readonly host: string;
  readonly text: string;
}

/** How the name of a host imitates one of ours; null where it does not. */
function judgeHost(host: string, own: readonly OwnHost[]): Finding | null {
  const labels = skeletonOf(host).split('.');
  const like = own.find((each) => skeletonOf(each.host) === skeletonOf(host));
  if (host.split('.').some(mixesScripts)) return { reason: 'MIXED_SCRIPTS', official: like?.text ?? null };
  if (/^\[|^[0-9]+(?:\.[0-9]+){3}$|^0x/.test(host)) return { reason: 'IP_ADDRESS', official: null };
  if (like) return { reason: 'LOOK_ALIKE', official: like.text };
  for (const each of own) {
    if (host.endsWith(`.${each.host}`)) return { reason: 'SUBDOMAIN_NOT_LISTED', official: each.text };
    const ours = skeletonOf(each.host).split('.');
    const at = labels.findIndex((_, start) => ours.every((label, index) => labels[start + index] === label));
    const behind = host
      .split('.')
      .slice(at + ours.length)
      .join('.');
    if (at >= 0 && behind !== '') return { reason: 'SUBDOMAIN_TRICK', official: each.text, leadsTo: behind };
  }
  const near = own.find((each) => isOneSlip(skeletonOf(each.host), skeletonOf(host)));
  return near ? { reason: 'ONE_SLIP', official: near.text } : brandIn(host, own);
}

function brandIn(name: string, own: readonly OwnHost[]): Finding | null {
  const read = skeletonOf(name);
  const found = own.find(({ host }) => {
    const brand = skeletonOf(brandOf(host));
    return brand.length >= BRAND_LENGTH_MIN && read.includes(brand);
  });
  return found ? { reason: 'NAME_ELSEWHERE', official: found.text } : null;
}

/** The part of a host name that people remember: its longest label, the ending left out. */
function brandOf(host: string): string {
  const labels = host.split('.');
  const names = labels.length > 1 ? labels.slice(0, -1) : labels;
  return names.reduce((longest, label) => (label.length > longest.length ? label : longest), '');
}

/**
 * The operator's own hosts: of its pages, and of its mail if that is under one of them. Hosts of profiles are not its
 * own.
 */
function ownHosts(listed: readonly Listed[]): OwnHost[] {
  const pages = listed
    .filter(isKind('web'))
    .filter(({ contact }) => contact.path === '')
    .map(({ contact, text }) => ({ host: contact.host, text }));
  const isNearPage = (host: string) =>
    pages.some((page) => `.${host}`.endsWith(`.${page.host}`) || `.${page.host}`.endsWith(`.${host}`));
  const mails = listed
    .filter(isKind('email'))
    .filter(({ contact }) => isNearPage(contact.host))
    .map(({ contact, text }) => ({ host: contact.host, text }));
  return [...pages, ...mails];
}

const serviceOf = ({ host }: WebAddress): string => profileHostOf(host) ?? host;
const hostOf = ({ host, port }: WebAddress): string => (port === '' ? host : `${host}:${port}`);
const nameOf = ({ path }: WebAddress): string => (path.split('/').at(-1) ?? '').replace(/^@/, '').toLowerCase();

/** The path to compare by: upper and lower case are the same on services that ignore case themselves. */
const pathOf = (address: WebAddress): string =>
  profileHostOf(address.host) === null ? address.path : address.path.toLowerCase();

function shownOf(contact: Contact): string | null {
  switch (contact.kind) {
    case 'web':
      return contact.host === '' ? null : hostOf(contact) + (profileHostOf(contact.host) === null ? '' : contact.path);
    case 'email':
      return `${contact.mailbox}@${contact.host}`;
    case 'handle':
      return `@${contact.name}`;
    case 'phone':
    case 'unknown':
      return null;
  }
}

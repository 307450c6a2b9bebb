import type { Messages } from '../catalog.ts';

export const messages = {
  'operator.links.title': 'Check an official link',
  'operator.links.intro':
    'Paste a web address, e-mail address, phone number or name that says it is ours. It is compared with our official list.',
  'operator.links.label': 'Address, number or name',
  'operator.links.check': 'Check',
  'operator.links.official': 'This is ours.',
  'operator.links.onlyAt': 'This name is ours only here: {official}. Anywhere else it belongs to somebody else.',
  'operator.links.notOfficial': 'This is not ours.',
  'operator.links.unreadable': 'This could not be read.',
  'operator.links.leadsTo': 'Leads to',
  'operator.links.readAs': 'Reads',
  'operator.links.ours': 'Ours',
  'operator.links.odd': 'Unusual letters',
  'operator.links.reason.UNREADABLE':
    'It is neither a web address, nor an e-mail address, a phone number or a name. Copy it once more, whole.',
  'operator.links.reason.HIDDEN_CHARACTERS':
    'There are characters in it that nobody sees. They are put there to deceive.',
  'operator.links.reason.NOT_A_PAGE': 'It does not open a page but runs a program or a file. Do not open it.',
  'operator.links.reason.USER_INFO':
    'What stands before the @ leads nowhere; the address behind it counts. Our addresses have no @.',
  'operator.links.reason.IP_ADDRESS': 'It leads to a bare number in place of a name. Ours never do.',
  'operator.links.reason.MIXED_SCRIPTS':
    'One word in it mixes the letters of two alphabets, so that it looks like another word.',
  'operator.links.reason.LOOK_ALIKE': 'It is written to look like ours, with other letters or signs.',
  'operator.links.reason.ONE_SLIP': 'It is one letter or digit away from ours.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    'Our whole name stands in front, but the end of the name counts, and that is somebody else’s.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'It is under our name, but we do not use it. Open our own address instead.',
  'operator.links.reason.OTHER_PORT': 'The name is ours, but not the number behind the colon.',
  'operator.links.reason.NOT_ENCRYPTED':
    'The name is ours, but the connection would not be encrypted. Open it with https.',
  'operator.links.reason.NAME_IN_PATH':
    'Our name stands only behind the first slash or question mark. The page is somebody else’s.',
  'operator.links.reason.NAME_ELSEWHERE': 'It has our name in it and belongs to somebody else.',
  'operator.links.reason.OTHER_MAILBOX': 'The domain is ours, but we do not write from this address.',
  'operator.links.reason.NOT_LISTED': 'It is not on our official list. Do not trust whoever says that it is ours.',
  'operator.links.care.web': 'Still open us from your own bookmark: a link can show one address and lead to another.',
  'operator.links.care.email': 'A sender can be forged. Only a mail with your anti-phishing code in it is from us.',
  'operator.links.care.phone':
    'A number on the display can be forged. End the call if somebody asks for a password or a code.',
  'operator.links.care.handle': 'Even a profile of ours never asks you for money, passwords or codes.',
  'operator.links.never': 'What we never do',
  'operator.links.never.pay': 'We never ask you to pay a tax, a fee or a deposit so that a withdrawal is released.',
  'operator.links.never.codes': 'We never ask for your password, your codes or your recovery words.',
  'operator.links.never.move': 'We never ask you to move coins to an address that is said to be safe.',
  'operator.links.freeze': 'Told a stranger something? Freeze your account',
} as const satisfies Messages;

import type { Messages } from '../catalog.ts';

export const messages = {
  'console.nav.officialChannels': 'Official channels',
  'console.channels.title': 'Official channels',
  'console.channels.failed': 'The official channels could not be loaded.',
  'console.channels.channel': 'Channel',
  'console.channels.source': 'Comes from',
  'console.channels.configured': 'Configuration',
  'console.channels.listed': 'Staff',
  'console.channels.add': 'Add a channel',
  'console.channels.remove': 'Take off the list',
  'console.channels.hint': 'A web address with https://, an e-mail address or a phone number with its country code',
  'console.channels.addEffect': 'After a second approval, people who check it are told that it is ours.',
  'console.channels.removeEffect': 'After a second approval, people who check it are told that it is not ours.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Official channel',
  'console.actionField.officialChannel': 'Official channel',
  'console.refusal.CHANNEL_UNREADABLE': 'This is no web address with https://, no e-mail address and no phone number.',
  'console.refusal.TOO_MANY_CHANNELS': 'The list is full. Take one off first.',
} as const satisfies Messages;

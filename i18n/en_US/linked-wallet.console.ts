import type { Messages } from '../catalog.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Linked-wallet limits',
  'console.actionField.linkMin': 'Minimum to a linked wallet',
  'console.actionField.linkMax': 'Maximum to a linked wallet',
  'console.ranges.title': 'Linked wallets',
  'console.ranges.failed': 'The linked-wallet limits could not be loaded.',
  'console.ranges.effect':
    'A second member of Finance decides. Leave both fields empty to close the coin to linked wallets.',
  'console.mailKind.linkedWallet': 'Linked wallet',
} as const satisfies Messages;

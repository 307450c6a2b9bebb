import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Limites des portefeuilles liés',
  'console.actionField.linkMin': 'Minimum vers un portefeuille lié',
  'console.actionField.linkMax': 'Maximum vers un portefeuille lié',
  'console.ranges.title': 'Portefeuilles liés',
  'console.ranges.failed': 'Impossible de charger les limites des portefeuilles liés.',
  'console.ranges.effect':
    'Un second membre des Finances décide. Laissez les deux champs vides pour fermer la crypto aux portefeuilles liés.',
  'console.mailKind.linkedWallet': 'Portefeuille lié',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

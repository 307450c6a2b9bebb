import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Limites de carteiras associadas',
  'console.actionField.linkMin': 'Mínimo para carteira associada',
  'console.actionField.linkMax': 'Máximo para carteira associada',
  'console.ranges.title': 'Carteiras associadas',
  'console.ranges.failed': 'Não foi possível carregar os limites das carteiras associadas.',
  'console.ranges.effect':
    'Decide uma segunda pessoa das Finanças. Deixe ambos os campos vazios para fechar a moeda às carteiras associadas.',
  'console.mailKind.linkedWallet': 'Carteira associada',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

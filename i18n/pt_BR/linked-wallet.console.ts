import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/linked-wallet.console.ts';

export const messages = {
  'console.actionKind.staffLinkedWallet.setRange': 'Limites de carteiras vinculadas',
  'console.actionField.linkMin': 'Mínimo para carteira vinculada',
  'console.actionField.linkMax': 'Máximo para carteira vinculada',
  'console.ranges.title': 'Carteiras vinculadas',
  'console.ranges.failed': 'Não foi possível carregar os limites das carteiras vinculadas.',
  'console.ranges.effect':
    'Uma segunda pessoa de Finanças decide. Deixe os dois campos vazios para fechar a moeda às carteiras vinculadas.',
  'console.mailKind.linkedWallet': 'Carteira vinculada',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Canaux officiels',
  'console.channels.title': 'Canaux officiels',
  'console.channels.failed': 'Les canaux officiels n’ont pas pu être chargés.',
  'console.channels.channel': 'Canal',
  'console.channels.source': 'Origine',
  'console.channels.configured': 'Réglages du système',
  'console.channels.listed': 'Personnel',
  'console.channels.add': 'Ajouter un canal',
  'console.channels.remove': 'Retirer de la liste',
  'console.channels.hint': 'Une adresse web en https, une adresse e-mail ou un numéro avec son indicatif de pays',
  'console.channels.addEffect': 'Après une seconde approbation, les vérifications diront que c’est bien nous.',
  'console.channels.removeEffect': 'Après une seconde approbation, les vérifications diront que ce n’est pas nous.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Canal officiel',
  'console.actionField.officialChannel': 'Canal officiel',
  'console.refusal.CHANNEL_UNREADABLE':
    'Ce n’est ni une adresse web en https, ni une adresse e-mail, ni un numéro de téléphone.',
  'console.refusal.TOO_MANY_CHANNELS': 'La liste est pleine. Retirez d’abord un canal.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Canais oficiais',
  'console.channels.title': 'Canais oficiais',
  'console.channels.failed': 'Não foi possível carregar os canais oficiais.',
  'console.channels.channel': 'Canal',
  'console.channels.source': 'Origem',
  'console.channels.configured': 'Configuração',
  'console.channels.listed': 'Equipe',
  'console.channels.add': 'Adicionar canal',
  'console.channels.remove': 'Tirar da lista',
  'console.channels.hint': 'Um endereço da web com https://, um e-mail ou um telefone com código do país',
  'console.channels.addEffect': 'Após uma segunda aprovação, quem verificar saberá que é nosso.',
  'console.channels.removeEffect': 'Após uma segunda aprovação, quem verificar saberá que não é nosso.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Canal oficial',
  'console.actionField.officialChannel': 'Canal oficial',
  'console.refusal.CHANNEL_UNREADABLE': 'Não é um endereço da web com https://, um e-mail nem um telefone.',
  'console.refusal.TOO_MANY_CHANNELS': 'A lista está cheia. Tire um primeiro.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

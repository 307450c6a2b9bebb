import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Canais oficiais',
  'console.channels.title': 'Canais oficiais',
  'console.channels.failed': 'Não foi possível carregar os canais oficiais.',
  'console.channels.channel': 'Canal',
  'console.channels.source': 'Origem',
  'console.channels.configured': 'Configuração',
  'console.channels.listed': 'Equipa',
  'console.channels.add': 'Adicionar canal',
  'console.channels.remove': 'Retirar da lista',
  'console.channels.hint': 'Um endereço web com https://, um e-mail ou um número de telefone com indicativo do país',
  'console.channels.addEffect': 'Após uma segunda aprovação, quem o verificar saberá que é nosso.',
  'console.channels.removeEffect': 'Após uma segunda aprovação, quem o verificar saberá que não é nosso.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Canal oficial',
  'console.actionField.officialChannel': 'Canal oficial',
  'console.refusal.CHANNEL_UNREADABLE': 'Não é um endereço web com https://, um e-mail nem um número de telefone.',
  'console.refusal.TOO_MANY_CHANNELS': 'A lista está cheia. Retire primeiro um.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

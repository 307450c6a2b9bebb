import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Canales oficiales',
  'console.channels.title': 'Canales oficiales',
  'console.channels.failed': 'No se han podido cargar los canales oficiales.',
  'console.channels.channel': 'Canal',
  'console.channels.source': 'Procedencia',
  'console.channels.configured': 'Configuración',
  'console.channels.listed': 'Personal',
  'console.channels.add': 'Añadir un canal',
  'console.channels.remove': 'Quitar de la lista',
  'console.channels.hint': 'Una dirección web con https://, un correo o un teléfono con prefijo de país',
  'console.channels.addEffect': 'Tras una segunda aprobación, a quien lo compruebe se le dirá que es nuestro.',
  'console.channels.removeEffect': 'Tras una segunda aprobación, a quien lo compruebe se le dirá que no es nuestro.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Canal oficial',
  'console.actionField.officialChannel': 'Canal oficial',
  'console.refusal.CHANNEL_UNREADABLE': 'No es una dirección web con https://, ni un correo, ni un teléfono.',
  'console.refusal.TOO_MANY_CHANNELS': 'La lista está llena. Quite uno antes.',
} as const satisfies Catalog<typeof en, 'es_ES'>;

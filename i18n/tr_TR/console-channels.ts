import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-channels.ts';

export const messages = {
  'console.nav.officialChannels': 'Resmî kanallar',
  'console.channels.title': 'Resmî kanallar',
  'console.channels.failed': 'Resmî kanallar yüklenemedi.',
  'console.channels.channel': 'Kanal',
  'console.channels.source': 'Kaynak',
  'console.channels.configured': 'Yapılandırma',
  'console.channels.listed': 'Personel',
  'console.channels.add': 'Kanal ekle',
  'console.channels.remove': 'Listeden çıkar',
  'console.channels.hint': 'https:// ile başlayan web adresi, e-posta adresi veya ülke kodlu telefon numarası',
  'console.channels.addEffect': 'İkinci onaydan sonra, kontrol edenlere bize ait olduğu söylenir.',
  'console.channels.removeEffect': 'İkinci onaydan sonra, kontrol edenlere bize ait olmadığı söylenir.',
  'console.actionKind.staffOperator.setOfficialChannel': 'Resmî kanal',
  'console.actionField.officialChannel': 'Resmî kanal',
  'console.refusal.CHANNEL_UNREADABLE':
    'Bu https:// ile başlayan bir web adresi, e-posta adresi veya telefon numarası değil.',
  'console.refusal.TOO_MANY_CHANNELS': 'Liste dolu. Önce birini çıkarın.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

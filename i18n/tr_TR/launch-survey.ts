import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Anket yanıtlandı',
  'launch.fix.SURVEY': 'Anketi yanıtla',
  'launch.rule.survey': 'Tur {number}: önce anket yanıtlanır. Yanıtlarınız alacağınız miktarı değiştirmez.',
  'launch.survey.title': 'Anket',
  'launch.survey.note':
    'Yanıtlarınız alacağınız miktarı değiştirmez. Yalnızca bir kez gönderilebilir, sonra değiştirilemez.',
  'launch.survey.optional': 'İsteğe bağlı',
  'launch.survey.one': 'Birini seçin',
  'launch.survey.several': 'Bir veya daha fazlasını seçin',
  'launch.survey.send': 'Yanıtları gönder',
  'launch.survey.sent': 'Anket gönderildi',
  'launch.survey.sentText': 'Teşekkürler. Yanıtlarınız ulaştı.',
  'launch.survey.kept': 'Şimdiye kadar yazdıklarınız gönderene dek bu sekmede saklanır.',
  'launch.survey.unknown': 'Yanıtlarınızın ulaşıp ulaşmadığını kontrol ediyoruz. Yeniden gönderin: bir kez sayılır.',
  'launch.survey.clear': 'Yanıtı temizle',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

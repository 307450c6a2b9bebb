import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers.ts';

export const messages = {
  'transfers.send.recipient': 'Alıcı',
  'transfers.send.by': 'Şununla bul',
  'transfers.send.range': 'En az {min} {asset}',
  'transfers.send.find': 'Bul',
  'transfers.send.found': 'Adı kontrol edin: {name}',
  'transfers.send.notFound': 'Bu bilgilerle alabilecek kimse yok. Yazdığınızı kontrol edin.',
  'transfers.send.submit': 'Gönder',
  'transfers.send.submitAmount': '{amount} {asset} gönder',
  'transfers.send.checkTitle': 'Transferi kontrol edin',
  'transfers.send.to': 'Kime',

  'transfers.title': 'Aktar',
  'transfers.from': 'Nereden',
  'transfers.to': 'Nereye',
  'transfers.swap': 'Hesapların yerini değiştir',
  'transfers.coin': 'Kripto',
  'transfers.amount': 'Tutar',
  'transfers.available': 'Kullanılabilir',
  'transfers.free': 'Ücretsiz ve anında.',
  'transfers.submit': 'Aktar',
  'transfers.submitAmount': '{amount} {asset} aktar',
  'transfers.notOpened': 'Önce {account} hesabı açılmalı.',
  'transfers.elsewhere': '{account} hesabında {amount} {asset} var.',
  'transfers.done': 'Aktarıldı',
  'transfers.doneText': '{amount} {asset}: {from} → {to}',
  'transfers.failed': 'Aktarım başarısız',
  'transfers.none': 'Bu sürede aktarım yok.',
  'transfers.unknown': 'Yanıt gelmedi. Aynı talebi yeniden soruyoruz; hiçbir şey iki kez aktarılmaz.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

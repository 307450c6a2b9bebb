import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Lansman projesi',
  'console.actionKind.staffLaunch.fund': 'Lansman için token',
  'console.actionKind.staffLaunch.cancel': 'Lansman iptali',
  'console.refusal.LAUNCH_EXISTS': 'Bu adda bir proje zaten var: {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'Böyle bir proje yok.',
  'console.refusal.LAUNCH_COIN_MERGES': '{asset} ileride birleştirilebilir; burada satılamaz ve ödemede kullanılamaz.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} kendisiyle ödenemez.',
  'console.refusal.LAUNCH_NO_ROUND': 'Projenin en az bir turu olmalıdır.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Tur {round}: başlangıç şu andan ya da önceki turun bitişinden önce, veya bitiş başlangıçtan önce.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Tur {round}: sıfır olan bir değer var, en düşük tutar adıma uymuyor ya da en yüksekten büyük, veya kişi başı sınır toplamdan büyük.',
  'console.refusal.LAUNCH_QUOTA': 'Turların toplamı projenin sattığına eşit olmalı ve toplam arzı aşmamalıdır.',
  'console.refusal.SCHEDULE_EMPTY': 'Kilit açılma takvimi yok.',
  'console.refusal.SCHEDULE_ORDER': 'Kilit açılışı, satır {row}: önceki satırdan sonra olmalıdır.',
  'console.refusal.SCHEDULE_SHARE':
    'Kilit açılışı, satır {row}: pay 1 ile 10,000 arasında bir tam sayıdır (yüzde birin yüzde biri).',
  'console.refusal.SCHEDULE_SUM': 'Paylar {sumBps} ediyor (yüzde birin yüzde biri); 10,000 olmalıdır.',
  'console.refusal.LAUNCH_LISTING': 'Token’lar son turdan sonra dağıtılır; ilk kilit açılışı listelemeden önce olamaz.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'Satılan hazır olmalıdır: {needed} {asset} gerekiyor, {available} ayrılmış. Önce Finans token ayırır.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Bu proje {asset} satıyor.',
  'console.refusal.LAUNCH_CANCELLED': 'Bu proje zaten iptal edilmiş.',
  'console.refusal.LAUNCH_UNLOCKED': 'Bu projenin token’larından kilidi açılanlar var; bütünüyle iptal edilemez.',
  'console.actionField.token': 'Satılan token',
  'console.actionField.payAsset': 'Ödeme coini',
  'console.actionField.website': 'Web sitesi',
  'console.actionField.paper': 'Teknik belge',
  'console.actionField.supply': 'Toplam arz',
  'console.actionField.listingAtMs': 'İlk dağıtım (UTC+8)',
  'console.actionField.rounds': 'Turlar',
  'console.actionField.schedule': 'Kilit açılma takvimi',
  'console.actionField.funded': 'Ayrılan token',
  'console.actionField.isCancelled': 'İptal edildi',
  'console.actionField.paidBack': 'İade yapılacak kişi',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

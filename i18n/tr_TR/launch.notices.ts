import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'Tur sonuçlandı: {cost} {asset} karşılığında {got} {token} aldınız. Ayırdığınız tutarın kalanı yeniden kullanılabilir.',
  'notices.kind.launch.bought': 'Flaş satıştaki alımınız ödendi: {cost} {asset} karşılığında {got} {token}.',
  'notices.kind.launch.rewarded':
    'Boost sona erdi: ödülünüz {got} {token}. Kilitlediğiniz {amount} {asset} yeniden kullanılabilir.',
  'notices.kind.launch.notAllocated':
    'Tur sonuçlandı, size {token} düşmedi. Ayırdığınız {amount} {asset} yeniden kullanılabilir.',
  'notices.kind.launch.notDrawn':
    '{token} için çekiliş yapılmadı ve yapılmayacak. Biletleriniz için ayrılan {amount} {asset} yeniden kullanılabilir. Nedeni satış sayfasında yazıyor.',
  'notices.kind.launch.unlocked': 'Lansmandan aldığınız {amount} {token} için kilit açıldı.',
  'notices.kind.launch.cancelled': '{token} satışı iptal edildi. {amount} {asset} fon hesabınıza iade edildi.',
  'notices.kind.launch.payOut': '{token} satışından {amount} {asset} fon hesabınıza ödendi.',
  'notices.kind.launch.protected':
    '{token} fiyat koruması: İlk tokenler teslim edildiğinde piyasa ödediğiniz fiyatın altında olduğu için {amount} {asset} fon hesabınıza yatırıldı.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

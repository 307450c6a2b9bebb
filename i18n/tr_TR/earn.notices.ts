import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.notices.ts';

export const messages = {
  'notices.kind.earn.matured':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi doldu; anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.renewed':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilendi; bu dönem {interest} {asset} kazandınız.',
  'notices.kind.earn.notRenewed.ended':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü ürün artık satışta değil. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.rate':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü yeni oran istediğiniz alt sınırın altında. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.quota':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü üründen yeterince kalmadı. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.bounds':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü tutar ürünün kabul ettiği aralığın dışında. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.notRenewed.person':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü şu anda ürünün koşullarını karşılamıyorsunuz. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.redeemed': 'Kazan’dan gelen {amount} {asset} fon hesabınızda.',
  'notices.kind.earn.redeemFailed':
    'Kazan’dan gelen {amount} {asset} henüz ödenemedi. Lütfen destekle iletişime geçip {ticket} numarasını bildirin.',
  'notices.kind.earn.renewsSoon':
    'Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor. Seçtiğiniz gibi {amount} {asset}, yıllık %{rate} ile {days} gün daha yenilenecek. O ana kadar bunu kapatabilirsiniz.',
  'notices.kind.earn.endsSoon.ended':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor ve bugünkü duruma göre yenilenmeyecek: ürün artık satışta değil. Anapara ve faiz fon hesabınıza gelecek.',
  'notices.kind.earn.endsSoon.rate':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor ve bugünkü duruma göre yenilenmeyecek: yıllık %{rate} olan yeni oran, istediğiniz %{floor} oranının altında. Anapara ve faiz fon hesabınıza gelecek.',
  'notices.kind.earn.endsSoon.quota':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor ve bugünkü duruma göre yenilenmeyecek: üründen yeterince kalmadı. Anapara ve faiz fon hesabınıza gelecek.',
  'notices.kind.earn.endsSoon.bounds':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor ve bugünkü duruma göre yenilenmeyecek: tutar, ürünün kabul ettiği aralığın dışında. Anapara ve faiz fon hesabınıza gelecek.',
  'notices.kind.earn.rateFalls':
    '{date} (UTC+8) itibarıyla Kazan’daki {asset} varlığınızın yıllık oranı %{before} yerine %{rate} olacak.',
  'notices.kind.earn.rewardLow':
    'Kazan’daki {asset} ürününüzün {reward} ödüllerinin beşte dördü kullanıldı. Kalanı da bittiğinde yalnızca {asset} faizi devam eder.',
  'notices.kind.earn.rewardOver':
    'Kazan’daki {asset} ürününüzün {reward} ödülleri tükendi. {asset} faiziniz eskisi gibi devam ediyor.',
  'notices.kind.earn.notRenewed.closed':
    '{amount} {asset} tutarındaki Kazan kaydınız yenilenmedi, çünkü Kazan şu anda yeni katılım almıyor. Anapara ve {interest} {asset} faiz fon hesabınızda.',
  'notices.kind.earn.endsSoon.person':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor ve bugünkü duruma göre yenilenmeyecek: şu anda ürünün koşullarını karşılamıyorsunuz. Anapara ve faiz fon hesabınıza gelecek.',
  'notices.kind.earn.endsSoon.closed':
    '{amount} {asset} tutarındaki Kazan kaydınızın vadesi {date} (UTC+8) tarihinde doluyor ve bugünkü duruma göre yenilenmeyecek: Kazan şu anda yeni katılım almıyor. Anapara ve faiz fon hesabınıza gelecek.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'Sorular',
  'autoInvest.help.risks': 'Riskler',
  'autoInvest.help.run.q': 'Her alımda ne olur?',
  'autoInvest.help.run.a':
    'Plan, zamanından sonraki bir dakika içinde her coini tutardaki payı kadar spot piyasadan alır. Coinler hemen ardından Spot hesabınızdadır.',
  'autoInvest.help.short.q': 'USDT yetmezse ne olur?',
  'autoInvest.help.short.a':
    'O zaman bir kısmı bile olsa hiçbir şey alınmaz; plan sonraki tarihinde yeniden dener. Bakiye yetmeyecekse 12 saat önce, başarısız bir alımdan sonra da size bildiririz.',
  'autoInvest.help.source.q': 'Para nereden alınır?',
  'autoInvest.help.source.a':
    'Spottan. İzin verirseniz orada eksik kalan tutar tam olarak Fon hesabından alınır. Önceden hiçbir şey ayrılmaz: alıma kadar paranızı kullanabilirsiniz.',
  'autoInvest.help.price.q': 'Hangi fiyattan alır?',
  'autoInvest.help.price.a':
    'Piyasadan, ama asla endeks fiyatının 1% üzerinden pahalıya değil. Bu sınır içinde alınamayan tutar Spotta kalır, durdurulan piyasa atlanır. Her alım, endekse göre kaça geldiğini gösterir.',
  'autoInvest.help.fee.q': 'Maliyeti nedir?',
  'autoInvest.help.fee.a': 'Her alımda VIP düzeyinizin spot ücreti; elle almışsınız gibi. Planın kendisi ücretsizdir.',
  'autoInvest.help.time.q': 'Hangi saate uyar?',
  'autoInvest.help.time.a':
    'Planda yazan saat dilimine. Orada saatler değiştiğinde kendi saatini korur. Atlanan saat ilk geçerli ana kayar; iki kez gelen saat bir kez sayılır.',
  'autoInvest.help.change.q': 'Planı değiştirebilir ya da bitirebilir miyim?',
  'autoInvest.help.change.a':
    'Evet, ücretsiz. Değişiklikler sonraki alımdan itibaren geçerlidir; yalnızca öncesindeki son 5 dakikada beklemeniz gerekir. Duraklatma ve silme her zaman yapılabilir. Silinen plan yeniden başlatılamaz.',
  'autoInvest.help.now.q': '“Şimdi al” ne yapar?',
  'autoInvest.help.now.a': 'Hemen bir kez daha alır. Planın tarihleri değişmez.',
  'autoInvest.help.figures.q': 'Sonuç nasıl hesaplanır?',
  'autoInvest.help.figures.a':
    'Planın aldığı her şeyi tutmuşsunuz gibi: coinlerin şimdiki fiyatla değeri, ücretler dahil ödenenin tümüyle karşılaştırılır. Başka yerde satmak ya da göndermek bunu değiştirmez.',
  'autoInvest.help.past.q': 'Geçmiş sonuç ne kazanacağımı söyler mi?',
  'autoInvest.help.past.a':
    'Hayır. Günde bir kapanışla, geçmiş fiyatlarda planın ne yapacağını gösterir. Gelecek farklı olacaktır; en iyi geçmiş bir yenisini vadetmez.',
  'autoInvest.help.risk.fall':
    'Coinler değerlerinin çoğunu ya da tümünü yitirebilir. Düzenli almak ödediğiniz fiyatları yayar, zararı önlemez.',
  'autoInvest.help.risk.rise': 'Yükselen bir piyasada azar azar almak, baştan hepsini almaktan daha az kazandırır.',
  'autoInvest.help.risk.more': 'Fiyatlar düşerken de plan, siz duraklatana ya da silene kadar almaya devam eder.',
  'autoInvest.help.risk.fill':
    'Hareketli ya da sığ bir piyasada alımın yalnızca bir kısmı gerçekleşebilir ya da sınıra kadar endeksten pahalıya gelebilir.',
  'autoInvest.help.risk.money':
    'Yalnızca kaybını göze alabileceğiniz parayı kullanın. Burada hiçbir şey alım önerisi değildir.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

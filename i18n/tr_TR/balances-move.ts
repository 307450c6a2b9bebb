import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': '{account} hesabı',

  'balances.action.continue': 'Devam et',
  'balances.action.older': 'Daha eski',
  'balances.action.newer': 'Daha yeni',
  'balances.action.viewOnChain': 'Zincirde gör',

  'balances.column.time': 'Zaman',
  'balances.column.network': 'Ağ',
  'balances.column.amount': 'Tutar',
  'balances.column.fee': 'Ücret',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID veya karşı taraf',
  'balances.column.to': 'Nereye',
  'balances.column.from': 'Nereden',
  'balances.column.status': 'Durum',
  'balances.column.type': 'Tür',
  'balances.column.account': 'Hesap',
  'balances.column.address': 'Adres',
  'balances.column.memo': 'Memo',
  'balances.column.remark': 'Not',
  'balances.column.source': 'Kaynak',
  'balances.column.orderNo': 'İşlem no.',

  'balances.coins.title': 'Coin seçin',
  'balances.coins.search': 'Kod veya ad',
  'balances.coins.recent': 'Son kullanılanlar',
  'balances.coins.all': 'Tüm coin’ler',
  'balances.coins.noDeposit': 'Yatırılamaz',
  'balances.coins.noWithdraw': 'Çekilemez',
  'balances.coins.paused': 'Duraklatıldı',
  'balances.coins.nothing': 'Eşleşen coin yok.',

  'balances.deposit.chooseCoin': 'Coin seçin',
  'balances.deposit.network': 'Ağ',
  'balances.deposit.chooseNetwork': 'Göndereceğiniz ağı seçin',
  'balances.deposit.networkFacts': '{time} · min. {min} {asset}',
  'balances.deposit.confirmations': { one: '{count} onay', other: '{count} onay' },
  'balances.wait.minutes': { one: '~{count} dk', other: '~{count} dk' },
  'balances.wait.seconds': { one: '~{count} sn', other: '~{count} sn' },
  'balances.lastTen.deposit': 'Son 10 yatırma',
  'balances.deposit.pausedUntil': 'Beklenen açılış: {time}.',

  'balances.lastTen.receive': 'Son 10 alınan',

  'balances.withdraw.chooseNetwork': 'Alıcının ağını seçin',
  'balances.withdraw.networkFacts': 'ücret {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': 'En düşük ücret',
  'balances.lastTen.withdraw': 'Son 10 çekim',

  'balances.amount.required': 'Geçerli bir tutar girin.',
  'balances.amount.AMOUNT_REQUIRED': 'Geçerli bir tutar girin.',
  'balances.amount.AMOUNT_COMMA': 'Ondalık için nokta kullanın, binlik ayırıcı yazmayın.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': 'Geçerli bir tutar girin.',
  'balances.amount.AMOUNT_SIGN': 'Tutarda işaret olmaz.',
  'balances.amount.AMOUNT_ZERO': 'Tutar 0 olamaz.',
  'balances.amount.AMOUNT_PLACES': 'Burada en fazla {scale} ondalık basamak.',
  'balances.amount.AMOUNT_TOO_LARGE': 'Bu tutar çok büyük.',
  'balances.amount.AMOUNT_BELOW_MIN': 'En az {min} {asset}.',
  'balances.amount.AMOUNT_ABOVE_MAX': 'Tek seferde en fazla {max} {asset}.',
  'balances.amount.INSUFFICIENT_BALANCE': 'Bakiyeniz {missing} {asset} eksik.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    'Şimdi yalnızca {withdrawable} {asset} çıkabilir; gerisi onaylanmamış veya kilitli.',
  'balances.amount.LIMIT_24H': '24 saatlik limitten yalnızca {remaining} USDT kaldı.',
  'balances.amount.LIMIT_30D': '30 günlük limitten yalnızca {remaining} USDT kaldı.',
  'balances.amount.KYC_REQUIRED':
    'En fazla {remaining} USDT daha gönderilebilir: 24 saatte {from} USDT üzeri için kimliğiniz doğrulanmış olmalı.',
  'balances.amount.RECIPIENT_KYC':
    'En fazla {remaining} USDT daha gönderilebilir: 24 saatte {from} USDT üzeri için alıcının da kimliği doğrulanmış olmalı.',
  'balances.amount.verify': 'Kimliği doğrula',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

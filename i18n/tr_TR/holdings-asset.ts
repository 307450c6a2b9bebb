import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': 'Dondurulmuş {asset}',
  'holdings.holds.none': 'Dondurulmuş bakiye yok.',
  'holdings.holds.releases': 'Serbest kalma: {time}',
  'holdings.holds.since': 'Başlangıç: {time}',

  'holdings.hold.WITHDRAWAL': 'Çekim sürüyor',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Onay bekleyen yatırma',
  'holdings.hold.LAUNCH_COMMIT': 'Lansmana ayrıldı',
  'holdings.hold.VESTING': 'Kilidi aşamalı açılıyor',
  'holdings.hold.EARN_REDEEMING': 'Kazan’dan geri dönüyor',
  'holdings.hold.P2P_ESCROW': 'P2P emri için ayrıldı',
  'holdings.hold.CARD_AUTH': 'Kart ödemesi',
  'holdings.hold.STRATEGY': 'Strateji kullanıyor',
  'holdings.hold.RISK_FREEZE': 'Risk kontrolünde',
  'holdings.hold.TRANSFER': 'Aktarım sürüyor',
  'holdings.hold.other': 'Ayrıldı',

  'holdings.asset.where': 'Nerede duruyor',
  'holdings.asset.holds': 'Dondurulanlar',
  'holdings.asset.priceTrend': 'Fiyat seyri',
  'holdings.asset.noPrices': 'Bu döneme ait fiyat yok.',
  'holdings.asset.records': 'Son 5 kayıt',
  'holdings.asset.noRecords': '{asset} ile henüz işlem yapılmadı.',
  'holdings.asset.nowhere': 'Henüz {asset} bakiyeniz yok.',
} as const satisfies Catalog<typeof en, 'tr_TR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'Fonds',
  'balances.account.spot': 'Spot',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': 'Contrats à terme',
  'balances.account.earn': 'Épargne',
  'balances.account.card': 'Carte',
  'balances.account.futures_copy': 'Copy trading à terme',
  'balances.account.spot_copy': 'Copy trading spot',
  'balances.account.in_transit': 'En transit',
  'balances.account.bonus': 'Bonus',
  'balances.account.copy': 'Copy trading',

  'balances.action.deposit': 'Déposer',
  'balances.action.withdraw': 'Retirer',
  'balances.action.transfer': 'Transférer',
  'balances.action.trade': 'Trader',
  'balances.action.express': 'Achat express',
  'balances.action.bonus': 'Obtenir un bonus',
  'balances.action.clearSearch': 'Effacer la recherche',
  'balances.action.clearFilters': 'Effacer les filtres',
  'balances.action.allHistory': 'Tout l’historique',

  'balances.limit.title': 'Retrait sur 24 h',
  'balances.limit.limitLeft': 'Retrait restant sur 24 h',
  'balances.limit.left': 'USDT restants',
  'balances.limit.used': 'Utilisé : {amount}',
  'balances.limit.of': 'sur {amount}',
  'balances.limit.frees': '{amount} de nouveau disponibles le {time}',
  'balances.limit.used30d': '30 jours : {used} sur {limit} USDT utilisés.',
  'balances.limit.raiseLimit': 'Relever la limite',
  'balances.limit.vipLevels': 'Niveaux VIP',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'Crypto',
  'balances.column.total': 'Total',
  'balances.column.available': 'Disponible',
  'balances.column.frozen': 'Gelé',
  'balances.column.price': 'Cours, 24 h',
  'balances.column.action': 'Action',

  'balances.transferHistory': 'Historique des transferts',

  'balances.addressBook': 'Carnet d’adresses',

  'balances.amount.limitFrees': 'Davantage sera libre à {time}.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-move.ts';

export const messages = {
  'balances.accountNamed': 'Compte {account}',

  'balances.action.continue': 'Continuer',
  'balances.action.older': 'Plus anciens',
  'balances.action.newer': 'Plus récents',
  'balances.action.viewOnChain': 'Voir sur la blockchain',

  'balances.column.time': 'Date',
  'balances.column.network': 'Réseau',
  'balances.column.amount': 'Montant',
  'balances.column.fee': 'Frais',
  'balances.column.txid': 'TxID',
  'balances.column.counterparty': 'TxID ou contrepartie',
  'balances.column.to': 'Vers',
  'balances.column.from': 'De',
  'balances.column.status': 'État',
  'balances.column.type': 'Type',
  'balances.column.account': 'Compte',
  'balances.column.address': 'Adresse',
  'balances.column.memo': 'Mémo',
  'balances.column.remark': 'Remarque',
  'balances.column.source': 'Origine',
  'balances.column.orderNo': 'N° d’opération',

  'balances.coins.title': 'Choisir une crypto',
  'balances.coins.search': 'Code ou nom',
  'balances.coins.recent': 'Récentes',
  'balances.coins.all': 'Toutes les cryptos',
  'balances.coins.noDeposit': 'Pas de dépôt',
  'balances.coins.noWithdraw': 'Pas de retrait',
  'balances.coins.paused': 'Suspendu',
  'balances.coins.nothing': 'Aucune crypto trouvée.',

  'balances.deposit.chooseCoin': 'Choisissez une crypto',
  'balances.deposit.network': 'Réseau',
  'balances.deposit.chooseNetwork': 'Choisissez le réseau d’envoi',
  'balances.deposit.networkFacts': '{time} · min. {min} {asset}',
  'balances.deposit.confirmations': {
    one: '{count} confirmation',
    many: '{count} confirmations',
    other: '{count} confirmations',
  },
  'balances.wait.minutes': { one: '≈ {count} min', many: '≈ {count} min', other: '≈ {count} min' },
  'balances.wait.seconds': { one: '≈ {count} s', many: '≈ {count} s', other: '≈ {count} s' },
  'balances.lastTen.deposit': '10 derniers dépôts',
  'balances.deposit.pausedUntil': 'Reprise prévue le {time}.',

  'balances.lastTen.receive': '10 dernières réceptions',

  'balances.withdraw.chooseNetwork': 'Choisissez le réseau du destinataire',
  'balances.withdraw.networkFacts': 'frais {fee} {asset} · {time}',
  'balances.withdraw.lowestFee': 'Frais les plus bas',
  'balances.lastTen.withdraw': '10 derniers retraits',

  'balances.amount.required': 'Saisissez un montant valide.',
  'balances.amount.AMOUNT_REQUIRED': 'Saisissez un montant valide.',
  'balances.amount.AMOUNT_COMMA': 'Utilisez un point pour les décimales, sans séparateur de milliers.',
  'balances.amount.AMOUNT_NOT_A_NUMBER': 'Saisissez un montant valide.',
  'balances.amount.AMOUNT_SIGN': 'Un montant n’a pas de signe.',
  'balances.amount.AMOUNT_ZERO': 'Le montant ne peut pas être 0.',
  'balances.amount.AMOUNT_PLACES': '{scale} décimales au maximum ici.',
  'balances.amount.AMOUNT_TOO_LARGE': 'Ce montant est trop élevé.',
  'balances.amount.AMOUNT_BELOW_MIN': 'Au moins {min} {asset}.',
  'balances.amount.AMOUNT_ABOVE_MAX': 'Au plus {max} {asset} à la fois.',
  'balances.amount.INSUFFICIENT_BALANCE': 'Il vous manque {missing} {asset}.',
  'balances.amount.NOT_WITHDRAWABLE_YET':
    'Seuls {withdrawable} {asset} peuvent sortir maintenant ; le reste n’est pas confirmé ou est bloqué.',
  'balances.amount.LIMIT_24H': 'Il ne reste que {remaining} USDT de la limite sur 24 h.',
  'balances.amount.LIMIT_30D': 'Il ne reste que {remaining} USDT de la limite sur 30 jours.',
  'balances.amount.KYC_REQUIRED':
    'Vous ne pouvez plus envoyer que {remaining} USDT : au-delà de {from} USDT sur 24 h, votre identité doit être vérifiée.',
  'balances.amount.RECIPIENT_KYC':
    'Vous ne pouvez plus envoyer que {remaining} USDT : au-delà de {from} USDT sur 24 h, le destinataire doit aussi être vérifié.',
  'balances.amount.verify': 'Vérifier l’identité',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

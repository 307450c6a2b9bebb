import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '{asset} gelés',
  'holdings.holds.none': 'Rien n’est gelé.',
  'holdings.holds.releases': 'Libéré le {time}',
  'holdings.holds.since': 'Depuis le {time}',

  'holdings.hold.WITHDRAWAL': 'Retrait en cours',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Dépôt en attente de confirmations',
  'holdings.hold.LAUNCH_COMMIT': 'Engagé dans un lancement',
  'holdings.hold.VESTING': 'Déblocage progressif',
  'holdings.hold.EARN_REDEEMING': 'Rachat d’épargne en cours',
  'holdings.hold.P2P_ESCROW': 'Séquestre d’un ordre P2P',
  'holdings.hold.CARD_AUTH': 'Paiement par carte',
  'holdings.hold.STRATEGY': 'Utilisé par une stratégie',
  'holdings.hold.RISK_FREEZE': 'Retenu par un contrôle de risque',
  'holdings.hold.TRANSFER': 'Transfert en cours',
  'holdings.hold.other': 'Mis de côté',

  'holdings.asset.where': 'Où elle se trouve',
  'holdings.asset.holds': 'Ce qui est gelé',
  'holdings.asset.priceTrend': 'Évolution du prix',
  'holdings.asset.noPrices': 'Aucun prix pour cette période.',
  'holdings.asset.records': '5 dernières opérations',
  'holdings.asset.noRecords': 'Aucune opération en {asset} pour le moment.',
  'holdings.asset.nowhere': 'Vous n’avez pas encore de {asset}.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

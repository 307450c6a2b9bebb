import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '{asset} bloqueado',
  'holdings.holds.none': 'Não há nada bloqueado.',
  'holdings.holds.releases': 'Libertado em {time}',
  'holdings.holds.since': 'Desde {time}',

  'holdings.hold.WITHDRAWAL': 'Levantamento em curso',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Depósito à espera de confirmações',
  'holdings.hold.LAUNCH_COMMIT': 'Comprometido num lançamento',
  'holdings.hold.VESTING': 'Desbloqueio gradual',
  'holdings.hold.EARN_REDEEMING': 'Em resgate do Rendimento',
  'holdings.hold.P2P_ESCROW': 'Reservado para uma ordem P2P',
  'holdings.hold.CARD_AUTH': 'Pagamento com cartão',
  'holdings.hold.STRATEGY': 'Em uso por uma estratégia',
  'holdings.hold.RISK_FREEZE': 'Retido por uma verificação de risco',
  'holdings.hold.TRANSFER': 'Transferência em curso',
  'holdings.hold.other': 'Reservado',

  'holdings.asset.where': 'Onde está',
  'holdings.asset.holds': 'O que está bloqueado',
  'holdings.asset.priceTrend': 'Evolução do preço',
  'holdings.asset.noPrices': 'Não há preços deste período.',
  'holdings.asset.records': 'Últimos 5 registos',
  'holdings.asset.noRecords': 'Ainda não há movimentos de {asset}.',
  'holdings.asset.nowhere': 'Ainda não tem {asset}.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

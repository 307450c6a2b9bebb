import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': '{asset} bloqueado',
  'holdings.holds.none': 'Nada está bloqueado.',
  'holdings.holds.releases': 'Liberado em {time}',
  'holdings.holds.since': 'Desde {time}',

  'holdings.hold.WITHDRAWAL': 'Saque em andamento',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Depósito aguardando confirmações',
  'holdings.hold.LAUNCH_COMMIT': 'Comprometido em um lançamento',
  'holdings.hold.VESTING': 'Desbloqueio gradual',
  'holdings.hold.EARN_REDEEMING': 'Em resgate do Rendimento',
  'holdings.hold.P2P_ESCROW': 'Reservado para uma ordem P2P',
  'holdings.hold.CARD_AUTH': 'Pagamento com cartão',
  'holdings.hold.STRATEGY': 'Em uso por uma estratégia',
  'holdings.hold.RISK_FREEZE': 'Retido por uma análise de risco',
  'holdings.hold.TRANSFER': 'Transferência em andamento',
  'holdings.hold.other': 'Reservado',

  'holdings.asset.where': 'Onde está',
  'holdings.asset.holds': 'O que está bloqueado',
  'holdings.asset.priceTrend': 'Evolução do preço',
  'holdings.asset.noPrices': 'Não há preços desse período.',
  'holdings.asset.records': 'Últimos 5 registros',
  'holdings.asset.noRecords': 'Ainda não há movimentações de {asset}.',
  'holdings.asset.nowhere': 'Você ainda não tem {asset}.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

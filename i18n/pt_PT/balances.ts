import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'Fundos',
  'balances.account.spot': 'À vista',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': 'Futuros',
  'balances.account.earn': 'Rendimento',
  'balances.account.card': 'Cartão',
  'balances.account.futures_copy': 'Copy de futuros',
  'balances.account.spot_copy': 'Copy à vista',
  'balances.account.in_transit': 'Em trânsito',
  'balances.account.bonus': 'Bónus',
  'balances.account.copy': 'Copy trading',

  'balances.action.deposit': 'Depositar',
  'balances.action.withdraw': 'Levantar',
  'balances.action.transfer': 'Transferir',
  'balances.action.trade': 'Negociar',
  'balances.action.express': 'Compra expressa',
  'balances.action.bonus': 'Obter bónus',
  'balances.action.clearSearch': 'Limpar pesquisa',
  'balances.action.clearFilters': 'Limpar filtros',
  'balances.action.allHistory': 'Todo o histórico',

  'balances.limit.title': 'Levantamento em 24 h',
  'balances.limit.limitLeft': 'Limite de levantamento de 24 h restante',
  'balances.limit.left': 'USDT restantes',
  'balances.limit.used': 'Usado: {amount}',
  'balances.limit.of': 'de {amount}',
  'balances.limit.frees': '{amount} libertados em {time}',
  'balances.limit.used30d': '30 dias: {used} de {limit} USDT utilizados.',
  'balances.limit.raiseLimit': 'Aumentar limite',
  'balances.limit.vipLevels': 'Níveis VIP',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'Moeda',
  'balances.column.total': 'Total',
  'balances.column.available': 'Disponível',
  'balances.column.frozen': 'Bloqueado',
  'balances.column.price': 'Preço, 24 h',
  'balances.column.action': 'Ação',

  'balances.transferHistory': 'Histórico de transferências',

  'balances.addressBook': 'Livro de endereços',

  'balances.amount.limitFrees': 'Mais disponível às {time}.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

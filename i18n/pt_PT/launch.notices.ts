import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'A ronda foi atribuída: recebeu {got} {token} por {cost} {asset}. O resto do que comprometeu está de novo disponível.',
  'notices.kind.launch.bought': 'A sua compra na venda-relâmpago está paga: {got} {token} por {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'O boost terminou: a sua recompensa é de {got} {token}. Os {amount} {asset} que tinha bloqueado estão de novo disponíveis.',
  'notices.kind.launch.notAllocated':
    'A ronda foi atribuída e não lhe coube {token}. Os {amount} {asset} que comprometeu estão de novo disponíveis.',
  'notices.kind.launch.notDrawn':
    'Não houve sorteio de {token}, nem haverá. Os {amount} {asset} retidos para os seus bilhetes estão de novo disponíveis. A página da venda explica o motivo.',
  'notices.kind.launch.unlocked': '{amount} {token} do lançamento foram desbloqueados.',
  'notices.kind.launch.cancelled': 'A venda de {token} foi cancelada. {amount} {asset} voltaram à sua conta de fundos.',
  'notices.kind.launch.payOut': '{amount} {asset} da venda de {token} foram pagos na sua conta de fundos.',
  'notices.kind.launch.protected':
    'Proteção de preço de {token}: foram creditados {amount} {asset} na sua conta de fundos, porque o mercado estava abaixo do que pagou quando os primeiros tokens foram entregues.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.notices.ts';

export const messages = {
  'notices.kind.launch.allocated':
    'A rodada foi distribuída: você recebeu {got} {token} por {cost} {asset}. O restante do valor comprometido está livre de novo.',
  'notices.kind.launch.bought': 'Sua compra na venda relâmpago está paga: {got} {token} por {cost} {asset}.',
  'notices.kind.launch.rewarded':
    'O boost terminou: sua recompensa é de {got} {token}. Os {amount} {asset} bloqueados estão livres de novo.',
  'notices.kind.launch.notAllocated':
    'A rodada foi distribuída e você não recebeu {token}. Os {amount} {asset} comprometidos estão livres de novo.',
  'notices.kind.launch.notDrawn':
    'Não houve sorteio de {token}, nem haverá. Os {amount} {asset} bloqueados para seus bilhetes estão livres de novo. A página da venda diz o motivo.',
  'notices.kind.launch.unlocked': '{amount} {token} do lançamento foram desbloqueados.',
  'notices.kind.launch.cancelled':
    'A venda de {token} foi cancelada. {amount} {asset} voltaram para a sua conta de fundos.',
  'notices.kind.launch.payOut': '{amount} {asset} da venda de {token} foram pagos na sua conta de fundos.',
  'notices.kind.launch.protected':
    'Proteção de preço de {token}: {amount} {asset} foram creditados na sua conta de fundos, porque o mercado estava abaixo do que você pagou quando os primeiros tokens foram entregues.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

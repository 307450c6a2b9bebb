import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Rodada {number}, boost',
  'launch.boost.live': 'Boost em andamento',
  'launch.boost.pool': 'Fundo de recompensas',
  'launch.boost.pools': 'Recompensas do boost',
  'launch.boost.coin': 'Moeda a bloquear',
  'launch.boost.perPerson': 'Recompensa máxima por pessoa',
  'launch.boost.locked': 'Bloqueado',
  'launch.boost.wasLocked': 'Esteve bloqueado',
  'launch.boost.given': 'Recompensas pagas',
  'launch.boost.amount': 'Valor a bloquear',
  'launch.boost.newAmount': 'Novo total a bloquear',
  'launch.boost.begin': 'Fazer boost',
  'launch.boost.raise': 'Aumentar',
  'launch.boost.submit': 'Bloquear {amount} {asset}',
  'launch.boost.raiseSubmit': 'Aumentar para {amount} {asset}',
  'launch.boost.confirm': 'Confirmar boost',
  'launch.boost.confirmNote':
    'O valor fica congelado na sua conta de fundos até {time}. Até lá, você pode aumentá-lo, mas não reduzi-lo nem retirá-lo. Depois, tudo fica livre de novo e sua recompensa é paga.',
  'launch.boost.done': 'Bloqueado',
  'launch.boost.doneText': '{amount} {asset} bloqueados na rodada {number}.',
  'launch.boost.asThingsStand': 'Recompensa na situação atual',
  'launch.boost.estimate': 'Sua recompensa na situação atual',
  'launch.boost.own': 'Seu boost',
  'launch.boost.reward': 'Sua recompensa',
  'launch.boost.time': 'Data do bloqueio',
  'launch.boost.freeAt': 'Tudo fica livre de novo em {time}.',
  'launch.boost.state.SUBSCRIBED': 'Bloqueado',
  'launch.boost.state.PENDING_DEDUCTION': 'Em liquidação',
  'launch.boost.state.COMPLETED': 'Recompensado',
  'launch.boost.state.NOT_ALLOCATED': 'Sem recompensa',
  'launch.boost.state.CANCELLED': 'Cancelado',
  'launch.boost.state.REFUNDED': 'Reembolsado',
  'launch.boost.rule.share':
    'Rodada {number}: bloqueie de {min} a {max} {asset}, em passos de {step}. {pool} {token} são divididos na proporção do que está bloqueado; ninguém recebe mais de {perPerson}.',
  'launch.boost.rule.back':
    'O que está bloqueado pode ser aumentado até a rodada encerrar, mas não retirado. Depois, tudo fica livre de novo.',
  'launch.boost.rule.keep':
    'As recompensas são pagas em até 24 horas após o fim da rodada e podem ser usadas na hora. Elas continuam suas se a venda for cancelada depois.',
  'launch.boost.rule.interval':
    'Para participar de duas rodadas diferentes, é preciso esperar {count} minutos entre uma e outra.',
  'launch.boost.rule.cancel':
    'Enquanto as rodadas não estiverem todas concluídas, o projeto pode ser cancelado. Nesse caso, todos recebem de volta o que têm bloqueado.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

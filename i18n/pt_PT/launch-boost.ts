import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Ronda {number}, boost',
  'launch.boost.live': 'Boost em curso',
  'launch.boost.pool': 'Fundo de recompensas',
  'launch.boost.pools': 'Recompensas do boost',
  'launch.boost.coin': 'Moeda a bloquear',
  'launch.boost.perPerson': 'Recompensa máxima por pessoa',
  'launch.boost.locked': 'Bloqueado',
  'launch.boost.wasLocked': 'Esteve bloqueado',
  'launch.boost.given': 'Recompensas pagas',
  'launch.boost.amount': 'Montante a bloquear',
  'launch.boost.newAmount': 'Novo total a bloquear',
  'launch.boost.begin': 'Fazer boost',
  'launch.boost.raise': 'Aumentar',
  'launch.boost.submit': 'Bloquear {amount} {asset}',
  'launch.boost.raiseSubmit': 'Aumentar para {amount} {asset}',
  'launch.boost.confirm': 'Confirmar boost',
  'launch.boost.confirmNote':
    'O montante fica congelado na sua conta de fundos até {time}. Até lá pode aumentá-lo, mas não reduzi-lo nem retirá-lo. Depois fica todo de novo disponível e a recompensa é paga.',
  'launch.boost.done': 'Bloqueado',
  'launch.boost.doneText': '{amount} {asset} bloqueados na ronda {number}.',
  'launch.boost.asThingsStand': 'Recompensa na situação atual',
  'launch.boost.estimate': 'A sua recompensa na situação atual',
  'launch.boost.own': 'O seu boost',
  'launch.boost.reward': 'A sua recompensa',
  'launch.boost.time': 'Data do bloqueio',
  'launch.boost.freeAt': 'Fica todo de novo disponível em {time}.',
  'launch.boost.state.SUBSCRIBED': 'Bloqueado',
  'launch.boost.state.PENDING_DEDUCTION': 'Em liquidação',
  'launch.boost.state.COMPLETED': 'Recompensado',
  'launch.boost.state.NOT_ALLOCATED': 'Sem recompensa',
  'launch.boost.state.CANCELLED': 'Cancelado',
  'launch.boost.state.REFUNDED': 'Reembolsado',
  'launch.boost.rule.share':
    'Ronda {number}: bloqueie de {min} a {max} {asset}, em passos de {step}. {pool} {token} são repartidos na proporção do que está bloqueado; ninguém recebe mais de {perPerson}.',
  'launch.boost.rule.back':
    'O que está bloqueado pode ser aumentado até a ronda terminar, mas não retirado. Depois fica todo de novo disponível.',
  'launch.boost.rule.keep':
    'As recompensas são pagas nas 24 horas após o fim da ronda e podem ser usadas de imediato. Continuam suas se a venda for cancelada mais tarde.',
  'launch.boost.rule.interval':
    'Para participar em duas rondas diferentes tem de esperar {count} minutos entre uma e outra.',
  'launch.boost.rule.cancel':
    'Enquanto as rondas não estiverem todas concluídas, o projeto pode ser cancelado. Nesse caso, todos recebem de volta o que têm bloqueado.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-boost.ts';

export const messages = {
  'launch.boost.round': 'Tour {number}, boost',
  'launch.boost.live': 'Boost en cours',
  'launch.boost.pool': 'Cagnotte de récompenses',
  'launch.boost.pools': 'Récompenses du boost',
  'launch.boost.coin': 'Monnaie à bloquer',
  'launch.boost.perPerson': 'Récompense maximum par personne',
  'launch.boost.locked': 'Bloqué',
  'launch.boost.wasLocked': 'Montant qui était bloqué',
  'launch.boost.given': 'Récompenses versées',
  'launch.boost.amount': 'Montant à bloquer',
  'launch.boost.newAmount': 'Nouveau total à bloquer',
  'launch.boost.begin': 'Participer au boost',
  'launch.boost.raise': 'Augmenter',
  'launch.boost.submit': 'Bloquer {amount} {asset}',
  'launch.boost.raiseSubmit': 'Porter à {amount} {asset}',
  'launch.boost.confirm': 'Confirmer le boost',
  'launch.boost.confirmNote':
    'Le montant est gelé sur votre compte de fonds jusqu’au {time}. D’ici là, vous pouvez l’augmenter, mais pas le réduire ni le retirer. Ensuite, il est entièrement de nouveau disponible et votre récompense est versée.',
  'launch.boost.done': 'Bloqué',
  'launch.boost.doneText': '{amount} {asset} bloqués dans le tour {number}.',
  'launch.boost.asThingsStand': 'Récompense en l’état actuel',
  'launch.boost.estimate': 'Votre récompense en l’état actuel',
  'launch.boost.own': 'Votre boost',
  'launch.boost.reward': 'Votre récompense',
  'launch.boost.time': 'Bloqué le',
  'launch.boost.freeAt': 'Tout est de nouveau disponible le {time}.',
  'launch.boost.state.SUBSCRIBED': 'Bloqué',
  'launch.boost.state.PENDING_DEDUCTION': 'Règlement en cours',
  'launch.boost.state.COMPLETED': 'Récompensé',
  'launch.boost.state.NOT_ALLOCATED': 'Aucune récompense',
  'launch.boost.state.CANCELLED': 'Annulé',
  'launch.boost.state.REFUNDED': 'Remboursé',
  'launch.boost.rule.share':
    'Tour {number} : bloquez de {min} à {max} {asset}, par pas de {step}. {pool} {token} sont répartis au prorata des montants bloqués ; personne ne reçoit plus de {perPerson}.',
  'launch.boost.rule.back':
    'Le montant bloqué peut être augmenté jusqu’à la fin du tour, mais pas retiré. Ensuite, il est entièrement de nouveau disponible.',
  'launch.boost.rule.keep':
    'Les récompenses sont versées dans les 24 heures suivant la fin du tour et utilisables aussitôt. Elles vous restent acquises si la vente est annulée plus tard.',
  'launch.boost.rule.interval': 'Entre deux participations à des tours différents, il faut attendre {count} minutes.',
  'launch.boost.rule.cancel':
    'Tant que tous les tours ne sont pas terminés, le projet peut être annulé. Chacun récupère alors ce qu’il a bloqué.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

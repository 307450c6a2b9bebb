import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Vente flash en cours',
  'launch.flash.soldOut': 'Épuisé',
  'launch.flash.round': 'Tour {number}, vente flash',
  'launch.flash.lots': { one: '{count} lot', many: '{count} lots', other: '{count} lots' },
  'launch.flash.lotsRange': {
    one: 'de {least} à {count} lot',
    many: 'de {least} à {count} lots',
    other: 'de {least} à {count} lots',
  },
  'launch.flash.stock': {
    one: '{count} lot de {lot} {token}',
    many: '{count} lots de {lot} {token}',
    other: '{count} lots de {lot} {token}',
  },
  'launch.flash.taken': '{percent} pris',
  'launch.flash.paid': 'payés',
  'launch.flash.paying': 'en paiement',
  'launch.flash.free': 'libres',
  'launch.flash.lot': 'Un lot',
  'launch.flash.perPerson': 'Par personne',
  'launch.flash.minutes': { one: '{count} minute', many: '{count} minutes', other: '{count} minutes' },
  'launch.flash.seconds': { one: '{count} seconde', many: '{count} secondes', other: '{count} secondes' },
  'launch.flash.field': 'Nombre de lots',
  'launch.flash.whole': 'Saisissez un nombre entier de lots.',
  'launch.flash.youGet': 'Vous recevez',
  'launch.flash.youPay': 'Vous payez',
  'launch.flash.vipLine': 'Remise VIP, {percent}',
  'launch.flash.funding': 'Sur votre compte de fonds',
  'launch.flash.fundingAfter': 'Reste sur votre compte de fonds',
  'launch.flash.buy': 'Acheter',
  'launch.flash.buyLots': { one: 'Acheter {count} lot', many: 'Acheter {count} lots', other: 'Acheter {count} lots' },
  'launch.flash.opensIn': 'Ouvre dans {time}',
  'launch.flash.buyNote':
    'Rien n’est prélevé maintenant. Quand votre tour arrive, les lots vous sont réservés et vous avez {time} pour payer.',
  'launch.flash.allHeld': 'Tous les lots restants sont en cours de paiement. Certains peuvent revenir.',
  'launch.flash.passSoon': 'Cette page obtient votre laissez-passer à partir du {time}, dix minutes avant le début.',
  'launch.flash.passWorking':
    'Obtention de votre laissez-passer. Votre navigateur résout une énigme pour écarter les robots ; cela prend quelques secondes.',
  'launch.flash.passReady': 'Votre laissez-passer est prêt.',
  'launch.flash.queue': 'Vous êtes dans la file d’attente',
  'launch.flash.place': 'Votre place dans la file',
  'launch.flash.left': { one: '{count} lot restant', many: '{count} lots restants', other: '{count} lots restants' },
  'launch.flash.number': {
    one: 'Vous êtes numéro {position} dans la file ; {count} lot restant.',
    many: 'Vous êtes numéro {position} dans la file ; {count} lots restants.',
    other: 'Vous êtes numéro {position} dans la file ; {count} lots restants.',
  },
  'launch.flash.drawing':
    'L’ordre de toutes les demandes des {count} premières secondes est tiré au sort. Votre place s’affiche dès qu’elle est connue.',
  'launch.flash.placing': 'Votre place s’affiche dans un instant.',
  'launch.flash.asked': 'Vous avez demandé',
  'launch.flash.payThen': 'À payer quand votre tour arrive',
  'launch.flash.ticket': 'N° de demande',
  'launch.flash.kept':
    'Votre place est gardée si vous fermez cette page ou changez d’appareil. Dès votre tour, vous avez {time} pour payer.',
  'launch.flash.leaveQueue': 'Quitter la file',
  'launch.flash.leaveQueueTitle': 'Quitter la file ?',
  'launch.flash.leaveQueueText':
    'Vous perdez votre place. Rien n’a été prélevé ; tant qu’il reste des lots, vous pouvez vous remettre au bout de la file.',
  'launch.flash.stay': 'Rester dans la file',
  'launch.flash.held': {
    one: '{count} lot vous est réservé',
    many: '{count} lots vous sont réservés',
    other: '{count} lots vous sont réservés',
  },
  'launch.flash.payBefore': 'Payez avant {time}. Rien n’est prélevé d’ici là.',
  'launch.flash.timeLeft': 'Temps restant pour payer',
  'launch.flash.timeOf': 'sur {time}',
  'launch.flash.lastMinute': 'Moins d’une minute pour payer.',
  'launch.flash.pay': 'Payer {amount} {asset}',
  'launch.flash.wrongKeeps': 'Un mot de passe erroné ne vous fait pas perdre les lots.',
  'launch.flash.wrongPassword': {
    one: 'Mot de passe de trading incorrect. Encore {count} essai ; vos lots restent réservés.',
    many: 'Mot de passe de trading incorrect. Encore {count} essais ; vos lots restent réservés.',
    other: 'Mot de passe de trading incorrect. Encore {count} essais ; vos lots restent réservés.',
  },
  'launch.flash.passwordLocked':
    'Trop d’essais incorrects : le mot de passe de trading est verrouillé jusqu’au {time}. Les lots qui ne sont pas payés à temps sont remis en vente.',
  'launch.flash.short':
    'Il manque {missing} {asset} sur votre compte de fonds. Les lots restent réservés pendant le transfert.',
  'launch.flash.giveUp': 'Renoncer',
  'launch.flash.giveUpTitle': 'Renoncer au tour {number} ?',
  'launch.flash.giveUpText': {
    one: 'Si vous partez maintenant, votre {count} lot est remis en vente et vous ne pourrez pas acheter dans le tour {number}. Rien n’est prélevé sur votre compte.',
    many: 'Si vous partez maintenant, vos {count} lots sont remis en vente et vous ne pourrez pas acheter dans le tour {number}. Rien n’est prélevé sur votre compte.',
    other:
      'Si vous partez maintenant, vos {count} lots sont remis en vente et vous ne pourrez pas acheter dans le tour {number}. Rien n’est prélevé sur votre compte.',
  },
  'launch.flash.keep': { one: 'Garder mon lot', many: 'Garder mes lots', other: 'Garder mes lots' },
  'launch.flash.giveUpDo': 'Renoncer au tour {number}',
  'launch.flash.opens': 'Ouverture du tour {number}',
  'launch.flash.goesBack': 'Le délai de paiement est écoulé. Les lots sont remis en vente ; rien n’a été prélevé.',
  'launch.flash.paidTitle': 'Payé',
  'launch.flash.boughtAt': 'Acheté le',
  'launch.flash.paidFrom': 'Payé depuis votre compte de fonds',
  'launch.flash.each': 'Par {token}',
  'launch.flash.usable': 'Quand vous pouvez les utiliser',
  'launch.flash.timedOut': {
    one: 'Vous n’avez pas payé à temps : votre {count} lot est remis en vente. Rien n’a été prélevé. Tant qu’il reste des lots, vous pouvez vous remettre au bout de la file.',
    many: 'Vous n’avez pas payé à temps : vos {count} lots sont remis en vente. Rien n’a été prélevé. Tant qu’il reste des lots, vous pouvez vous remettre au bout de la file.',
    other:
      'Vous n’avez pas payé à temps : vos {count} lots sont remis en vente. Rien n’a été prélevé. Tant qu’il reste des lots, vous pouvez vous remettre au bout de la file.',
  },
  'launch.flash.gaveUp': 'Vous avez renoncé à vos lots : ce tour vous est désormais fermé. Rien n’a été prélevé.',
  'launch.flash.leftQueue': 'Vous avez quitté la file. Rien n’a été prélevé.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'À votre tour, il ne restait que {count} lot, moins que demandé. Rien n’a été prélevé. Tant qu’il reste des lots, vous pouvez refaire une demande.',
    many: 'À votre tour, il ne restait que {count} lots, moins que demandé. Rien n’a été prélevé. Tant qu’il reste des lots, vous pouvez refaire une demande.',
    other:
      'À votre tour, il ne restait que {count} lots, moins que demandé. Rien n’a été prélevé. Tant qu’il reste des lots, vous pouvez refaire une demande.',
  },
  'launch.flash.refused.SOLD_OUT': 'Tous les lots ont été vendus avant votre tour. Rien n’a été prélevé.',
  'launch.flash.refused.ENDED': 'La vente a pris fin avant votre tour. Rien n’a été prélevé.',
  'launch.flash.refused.CANCELLED': 'Le projet a été annulé. Rien n’a été prélevé.',
  'launch.flash.allSold': 'Tous les lots de ce tour sont vendus et payés.',
  'launch.flash.next': 'Le tour {number} ouvre le {time}.',
  'launch.flash.lost':
    'Pas de connexion. Voici la situation à {time}. Votre demande est conservée par la plateforme, et non par cette page.',
  'launch.flash.order': 'Comment la file est ordonnée',
  'launch.flash.batch': 'De {from} à {to} : tirage au sort',
  'launch.flash.batchText':
    'L’ordre des demandes de ces secondes est tiré au sort : une connexion rapide ne donne aucun avantage.',
  'launch.flash.arrival': 'Après {to} : par ordre d’arrivée sur notre serveur',
  'launch.flash.arrivalText': 'Cliquer plusieurs fois ne change ni votre demande ni sa place.',
  'launch.flash.yours': 'Votre demande, {time}',
  'launch.flash.seedHash': 'SHA-256 de la graine',
  'launch.flash.seed': 'Graine',
  'launch.flash.seedBefore':
    'La graine détermine le tirage. Son SHA-256 est publié avant la vente, la graine elle-même après le tirage.',
  'launch.flash.seedAfter':
    'Le SHA-256 de la graine est celui publié avant la vente, ce qui prouve qu’elle était fixée avant toute demande.',
  'launch.flash.beaconText':
    'La graine et le tour {round} de la balise publique drand décident ensemble du tirage. Personne ne connaît ce tour avant la fin des premières secondes : personne n’a donc pu choisir une graine à son avantage.',
  'launch.flash.beaconNone': 'Aucune balise publique n’a été désignée pour ce tour : la graine seule décide du tirage.',
  'launch.flash.beaconSilent':
    'Le tour {round} de la balise publique drand n’a pas été reçu en {count} secondes : la graine seule décide du tirage.',
  'launch.flash.signature': 'Signature de la balise',
  'launch.flash.check': 'Vérifier l’ordre',
  'launch.flash.checkSeed': 'La graine correspond à la promesse',
  'launch.flash.checkOwn': 'Votre place correspond à votre nombre',
  'launch.flash.own': 'Votre nombre',
  'launch.flash.ownPlace': 'Place {place} sur {count}. Le nombre le plus petit passe en premier.',
  'launch.flash.ownText':
    'Votre nombre est le SHA-256 de la graine, de l’aléa s’il y en a un, et de votre numéro de compte.',
  'launch.flash.rule.lots': {
    one: 'Tour {number} : {count} lot de {lot} {token} est vendu à prix fixe. Par personne : {range}.',
    many: 'Tour {number} : {count} lots de {lot} {token} sont vendus à prix fixe. Par personne : {range}.',
    other: 'Tour {number} : {count} lots de {lot} {token} sont vendus à prix fixe. Par personne : {range}.',
  },
  'launch.flash.rule.order':
    'L’ordre des demandes des {count} premières secondes d’une vente flash est tiré au sort. Ensuite, premier arrivé, premier servi.',
  'launch.flash.rule.beacon':
    'Tour {number} : une graine secrète et le tour {round} de la balise publique drand décident ensemble du tirage. Si la balise n’est pas reçue en {count} secondes, la graine seule décide, et la page de la vente le dit.',
  'launch.flash.rule.seedOnly':
    'Tour {number} : une graine secrète décide seule du tirage. Son SHA-256 est publié avant la vente ; aucune balise publique n’intervient.',
  'launch.flash.rule.pay':
    'Tour {number} : quand votre tour arrive, vos lots sont réservés et vous avez {time} pour payer. Sinon, ils sont remis en vente et vous pouvez refaire la file.',
  'launch.flash.rule.giveUp':
    'Quitter la file ne ferme rien. Qui renonce pendant le paiement ne peut plus acheter dans ce tour.',
  'launch.flash.rule.cost':
    'Le montant d’une vente flash est arrondi une seule fois vers le haut, à la dernière décimale de la monnaie de paiement.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

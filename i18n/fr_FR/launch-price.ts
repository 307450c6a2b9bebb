import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-price.ts';

export const messages = {
  'launch.fixing.title': 'Comment le prix est fixé',
  'launch.fixing.will':
    'Ce tour est proposé en USDT et payé en {asset}. Son prix en {asset} est fixé le {time} d’après le prix moyen de {asset} sur les 24 heures précédentes, et ne change plus ensuite.',
  'launch.fixing.fixed':
    'Fixé le {time} d’après le prix moyen de la monnaie de paiement sur 24 heures. Il ne change plus.',
  'launch.fixing.soon':
    'Le prix est fixé le {time} d’après la moyenne sur 24 heures ; il serait actuellement d’environ {price} {asset}.',
  'launch.fixing.soonUnknown': 'Le prix est fixé le {time} d’après la moyenne sur 24 heures.',
  'launch.fixing.due': 'Le prix est en train d’être fixé.',
  'launch.fixing.MISSING':
    'Le prix n’a pas pu être fixé : {missing} minutes sur {all} n’ont pas de prix pour {asset}. Ce tour n’ouvre pas comme prévu : son début est reporté ou la vente annulée.',
  'launch.fixing.LATE':
    'Le prix n’a pas été fixé à temps, dix minutes avant le début. Ce tour n’ouvre pas comme prévu : son début est reporté ou la vente annulée.',
  'launch.fixing.over':
    'Aucun prix n’a pu être fixé à temps, ce tour n’a donc pas eu lieu. Personne n’a pu y participer.',
  'launch.fixing.offered': 'Proposé à',
  'launch.fixing.span': 'Période de la moyenne',
  'launch.fixing.about': 'Prix de base s’il était fixé maintenant',
  'launch.fixing.minutes': 'Minutes avec un prix',
  'launch.fixing.average': 'Prix moyen de {asset}',
  'launch.fixing.check': 'Recalculer',
  'launch.fixing.save': 'Enregistrer les données',
  'launch.fixing.agrees':
    '{offered} USDT × {count} ÷ {sum} USDT = {price} {asset}, arrondi vers le haut. Cela concorde.',
  'launch.fixing.agreesNone': 'Seules {count} minutes ont un prix, trop peu pour en fixer un. Cela concorde.',
  'launch.fixing.differs':
    'Calculé d’après les données, le prix est de {price} {asset}. Cela ne concorde pas : prévenez notre assistance.',
  'launch.fixing.failed': 'Les données n’ont pas pu être chargées. Réessayez.',
  'launch.protection.title': 'Protection du prix',
  'launch.protection.times': '{times} × la perte',
  'launch.protection.rule':
    'Si le prix de marché de {token} à la première livraison est inférieur à ce que vous avez payé, {times} fois la différence vous est créditée sous un jour ouvré, même si vous avez déjà vendu les jetons.',
  'launch.protection.average':
    'Le prix de marché est la moyenne de l’indice pendant l’heure qui suit la première livraison. Si plus de {missing} de ses {all} minutes n’ont pas de prix, l’heure suivante compte.',
  'launch.protection.silent':
    'Si, un jour après la première livraison, aucune heure n’a eu assez de prix, nous pouvons retenir la dernière heure écoulée qui en a au moins un, même antérieure à la livraison. S’il n’y en a aucune dans les {days} jours qui la précèdent, les jetons sont réputés sans valeur.',
  'launch.protection.funded':
    'Le coût maximal de la protection est mis de côté avant la vente. Une vente annulée n’en a pas : chacun récupère ce qu’il a payé.',
  'launch.protection.market': 'Prix de marché à la première livraison',
  'launch.protection.inputs': '{from} – {until} : {sum} USDT ÷ {count} minutes',
  'launch.protection.byStaff':
    'Aucune heure depuis la première livraison n’a eu assez de prix : la dernière qui en avait compte.',
  'launch.protection.unknown': 'Aucun prix du jeton n’était connu : il est réputé sans valeur.',
  'launch.protection.worth': 'Valeur à la première livraison',
  'launch.protection.credit': 'Protection du prix créditée',
  'launch.boost.late':
    'Votre récompense n’est pas arrivée dans les 24 heures promises. Nous le savons, et elle est versée au plus tard cinq jours ouvrés après la fin du tour.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.console.ts';

export const messages = {
  'console.actionKind.staffLaunch.publish': 'Projet de lancement',
  'console.actionKind.staffLaunch.fund': 'Jetons pour un lancement',
  'console.actionKind.staffLaunch.cancel': 'Lancement annulé',
  'console.refusal.LAUNCH_EXISTS': 'Un projet porte déjà ce nom : {project}.',
  'console.refusal.LAUNCH_NOT_FOUND': 'Ce projet n’existe pas.',
  'console.refusal.LAUNCH_COIN_MERGES':
    '{asset} pourrait être regroupé un jour : il ne peut ni être vendu ni servir à payer ici.',
  'console.refusal.LAUNCH_SAME_COIN': '{asset} ne peut pas se payer avec lui-même.',
  'console.refusal.LAUNCH_NO_ROUND': 'Un projet a besoin d’au moins un tour.',
  'console.refusal.LAUNCH_ROUND_TIMES':
    'Tour {round} : il commence avant maintenant ou avant la fin du précédent, ou finit avant de commencer.',
  'console.refusal.LAUNCH_ROUND_BOUNDS':
    'Tour {round} : un montant est nul, le minimum ne suit pas le pas ou dépasse le maximum, ou la limite par personne dépasse le total.',
  'console.refusal.LAUNCH_QUOTA':
    'Les tours doivent vendre exactement ce que vend le projet, sans dépasser l’offre totale.',
  'console.refusal.SCHEDULE_EMPTY': 'Le calendrier de déblocage manque.',
  'console.refusal.SCHEDULE_ORDER': 'Déblocage {row} : il doit être postérieur au précédent.',
  'console.refusal.SCHEDULE_SHARE': 'Déblocage {row} : la part est un nombre entier de 1 à 10,000 centièmes de point.',
  'console.refusal.SCHEDULE_SUM': 'Les parts font {sumBps} centièmes de point ; il en faut 10,000.',
  'console.refusal.LAUNCH_LISTING':
    'Les jetons sont remis après le dernier tour et le premier déblocage n’est pas antérieur à la cotation.',
  'console.refusal.LAUNCH_NOT_FUNDED':
    'Ce qui est vendu doit être là : il faut {needed} {asset}, {available} sont mis de côté. Les Finances les mettent de côté d’abord.',
  'console.refusal.LAUNCH_OTHER_TOKEN': 'Ce projet vend {asset}.',
  'console.refusal.LAUNCH_CANCELLED': 'Ce projet est déjà annulé.',
  'console.refusal.LAUNCH_UNLOCKED':
    'Des jetons de ce projet sont déjà débloqués : il ne peut plus être annulé en entier.',
  'console.actionField.token': 'Jeton vendu',
  'console.actionField.payAsset': 'Payé en',
  'console.actionField.website': 'Site web',
  'console.actionField.paper': 'Livre blanc',
  'console.actionField.supply': 'Offre totale',
  'console.actionField.listingAtMs': 'Première remise (UTC+8)',
  'console.actionField.rounds': 'Tours',
  'console.actionField.schedule': 'Calendrier de déblocage',
  'console.actionField.funded': 'Jetons mis de côté',
  'console.actionField.isCancelled': 'Annulé',
  'console.actionField.paidBack': 'Personnes remboursées',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Ce compte est gelé. Contactez le support.',
  TRADING_PASSWORD_NOT_SET: 'Définissez d’abord un mot de passe de trading.',
  LAUNCH_NOT_FOUND: 'Ce projet ou ce tour n’existe pas.',
  LAUNCH_CANCELLED: 'Ce projet a été annulé. Les participants sont remboursés.',
  LAUNCH_NOT_STARTED: 'Ce tour ouvre le {startAt}.',
  LAUNCH_ENDED: 'Ce tour est terminé.',
  LAUNCH_KYC: 'Ce tour exige le niveau d’identité {needed} ; le vôtre est {level}.',
  LAUNCH_VIP: 'Ce tour est réservé aux VIP {needed} et plus ; vous êtes VIP {level}.',
  LAUNCH_INTERVAL: 'Vous venez de souscrire à un autre tour. Vous pourrez souscrire de nouveau le {againAt}.',
  LAUNCH_MIN: 'Le montant minimum est de {min} {asset}.',
  LAUNCH_MAX: 'Le montant maximum est de {max} {asset}.',
  LAUNCH_STEP: 'Le montant doit être un multiple de {step} {asset}.',
  LAUNCH_BALANCE:
    'Solde en {asset} insuffisant sur le compte de fonds : {available} disponibles, {needed} nécessaires.',
  LAUNCH_NOT_SUBSCRIBED: 'Vous n’avez pas cette souscription.',
  LAUNCH_PASS: 'Votre laissez-passer n’est pas valable pour ce tour. Demandez-en un nouveau.',
  LAUNCH_BOUGHT: 'Vous avez déjà acheté dans ce tour.',
  LAUNCH_GAVE_UP: 'Vous avez renoncé à un paiement dans ce tour : il vous est désormais fermé.',
  LAUNCH_LOTS_MIN: 'L’achat minimum est de {min} lots.',
  LAUNCH_LOTS_MAX: 'L’achat maximum est de {max} lots.',
  LAUNCH_SOLD_OUT: 'Ce tour est épuisé.',
  LAUNCH_CROWDED: 'La file d’attente est trop longue : {queued} personnes attendent {remaining} lots.',
  LAUNCH_NO_TICKET: 'Vous n’avez pas cette demande.',
  LAUNCH_NOT_PAYING: 'Rien n’est réservé pour cette demande en ce moment.',
  LAUNCH_PAY_EXPIRED: 'Le délai de paiement est écoulé. Vous pouvez réessayer tant qu’il reste des lots.',
  CAPTCHA_REQUIRED: 'Votre navigateur doit d’abord résoudre une énigme.',
  CAPTCHA_WRONG: 'La réponse à l’énigme est arrivée trop tard. Réessayez.',
  COIN_STOPPED: '{asset} est en cours de regroupement et ne peut pas être déplacé. Réessayez dans quelques minutes.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

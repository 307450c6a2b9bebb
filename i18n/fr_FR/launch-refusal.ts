import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Ce compte est gelé. Contactez le support.',
  TRADING_PASSWORD_NOT_SET: 'Définissez d’abord un mot de passe de trading.',
  LAUNCH_NOT_FOUND: 'Ce projet ou ce tour n’existe pas.',
  LAUNCH_CANCELLED: 'Ce projet a été annulé. Les participants sont remboursés.',
  LAUNCH_NOT_STARTED: 'Ce tour ouvre le {startAt}.',
  LAUNCH_ENDED: 'Ce tour est terminé. Le montant engagé ne peut plus être modifié.',
  LAUNCH_KYC: 'Ce tour exige le niveau d’identité {needed} ; le vôtre est {level}.',
  LAUNCH_VIP: 'Ce tour est réservé aux VIP {needed} et plus ; vous êtes VIP {level}.',
  LAUNCH_INTERVAL: 'Vous venez de souscrire à un autre tour. Vous pourrez souscrire de nouveau le {againAt}.',
  LAUNCH_MIN: 'Le montant minimum est de {min} {asset}.',
  LAUNCH_MAX: 'Le montant maximum est de {max} {asset}.',
  LAUNCH_STEP: 'Le montant doit être un multiple de {step} {asset}.',
  LAUNCH_BALANCE:
    'Solde en {asset} insuffisant sur le compte de fonds : {available} disponibles, {needed} nécessaires.',
  LAUNCH_NOT_SUBSCRIBED: 'Vous n’avez pas cette souscription.',
  COIN_STOPPED: '{asset} est en cours de regroupement et ne peut pas être déplacé. Réessayez dans quelques minutes.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

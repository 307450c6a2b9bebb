import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn-refusal.ts';

export const messages = {
  ACCOUNT_FROZEN: 'Ce compte est gelé. Contactez le support.',
  EARN_NOT_FOUND: 'Ce produit n’existe pas.',
  EARN_KYC: 'Ce produit exige le niveau d’identité {needed} ; le vôtre est {level}.',
  EARN_VIP: 'Ce produit est réservé aux VIP {needed} et plus ; vous êtes VIP {level}.',
  EARN_NEW_ONLY: 'Ce produit est réservé à ceux qui n’ont pas encore utilisé Épargne.',
  EARN_UPCOMING: 'Ce produit ouvre le {startAt}.',
  EARN_ENDED: 'Ce produit est épuisé ou terminé.',
  EARN_AMOUNT_REQUIRED: 'Saisissez un montant.',
  EARN_STEP: 'Le montant doit être un multiple de {step} {asset}.',
  EARN_MIN: 'Le minimum est de {min} {asset}.',
  EARN_MAX: 'Le maximum par souscription est de {max} {asset}.',
  EARN_MAX_PERSON: 'Vous pouvez détenir au plus {max} {asset} dans ce produit ; vous en avez {held}.',
  EARN_EQUAL: 'Ce produit accepte exactement {amount} {asset}.',
  EARN_REMAINING: 'Il ne reste que {remaining} {asset} de ce produit.',
  EARN_BALANCE: 'Solde en {asset} insuffisant sur le compte de fonds : {available} disponibles, {needed} nécessaires.',
  EARN_RATE_DROPPED:
    'Le taux est passé de {from}% à {percent}% depuis que vous l’avez vu. Vérifiez-le et confirmez à nouveau.',
  EARN_REWARD_DROPPED:
    'Le taux versé en {asset} est passé de {from}% à {percent}% depuis que vous l’avez vu. Vérifiez-le et confirmez à nouveau.',
  EARN_DUPLICATE: 'Vous avez déjà une souscription à ce produit pour cette durée.',
  EARN_TYPE: 'Ce type de produit ne le permet pas.',
  EARN_NO_ORDER: 'Vous n’avez pas encore de souscription à ce produit. Souscrivez d’abord.',
  EARN_NOT_RENEWED: 'Ce produit ne se renouvelle pas tout seul.',
  EARN_ORDER_UNKNOWN: 'Cette souscription n’existe pas.',
  EARN_ORDER_ENDED: 'Cette souscription est en cours de rachat ou terminée.',
  EARN_NOT_EARLY: 'Ce produit ne peut pas être racheté avant l’échéance.',
  EARN_WHOLE_ONLY: 'Une souscription à terme est rachetée en entier.',
  EARN_TOO_MUCH: 'Vous pouvez racheter au plus {available} {asset}.',
  EARN_INSTANT_POOL:
    'Pour aujourd’hui, le plafond de rachat immédiat de ce produit laisse encore {remaining} {asset}. Vous pouvez racheter pour demain.',
  EARN_INSTANT_CAP: 'Le rachat immédiat est limité à {max} USDT par jour. Le reste peut être racheté pour demain.',
  EARN_NO_PRICE:
    '{asset} n’a pas de prix pour le moment, le rachat immédiat est impossible. Vous pouvez racheter pour demain.',
  COIN_STOPPED: '{asset} est en cours de regroupement et ne peut pas être déplacé. Réessayez dans quelques minutes.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

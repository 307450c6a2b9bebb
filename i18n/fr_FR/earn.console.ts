import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.console.ts';

export const messages = {
  'console.actionKind.staffEarn.setProduct': 'Produit Épargne',
  'console.actionKind.staffEarn.setRates': 'Taux Épargne',
  'console.actionKind.staffEarn.fund': 'Fonds pour les intérêts Épargne',
  'console.refusal.COIN_UNKNOWN': 'Cette crypto n’existe pas ici.',
  'console.refusal.EARN_NOT_FOUND': 'Ce produit n’existe pas.',
  'console.refusal.EARN_KIND_FIXED':
    'La crypto, le type, la durée et la seconde crypto d’un produit ne changent pas : {field}.',
  'console.refusal.EARN_TERM_WRONG': 'Un produit à terme demande des jours ; un produit sans terme n’en a pas.',
  'console.refusal.EARN_BOUNDS_WRONG':
    'Une borne est sous le minimum, un montant ne suit pas le pas, ou la fin précède le début.',
  'console.refusal.EARN_QUOTA_SOLD': 'Le quota ne peut pas être inférieur à ce qui est vendu : {sold}.',
  'console.refusal.EARN_REWARD_WRONG':
    'Un hybride demande une autre crypto avec un taux et un budget ; aucun autre type n’en a.',
  'console.refusal.EARN_NOT_ITS_COIN': 'Ce n’est pas une crypto de ce produit : {asset}.',
  'console.refusal.EARN_RATE_HOUR': 'Les taux commencent à une heure pleine.',
  'console.refusal.EARN_RATE_TOO_SOON':
    'Les nouveaux taux sont annoncés un jour à l’avance et suivent ceux déjà fixés ; au plus tôt le {earliestAt}.',
  'console.refusal.TIERS_EMPTY': 'Il n’y a aucune tranche.',
  'console.refusal.TIERS_ORDER': 'Tranche {row} : la borne doit dépasser la précédente.',
  'console.refusal.TIERS_END': 'Tranche {row} : seule la dernière n’a pas de borne.',
  'console.refusal.TIERS_RATE': 'Tranche {row} : le taux n’est pas entre 0 et 1 000 %.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

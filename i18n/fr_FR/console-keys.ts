import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-keys.ts';

/** The keys with which staff log in to the console. */
export const messages = {
  'console.keys.title': 'Vos clés',
  'console.keys.intro': 'Les clés d’accès et clés matérielles qui vous ouvrent la console.',
  'console.keys.none': 'Vous n’avez pas encore de clé.',
  'console.keys.failed': 'Vos clés n’ont pas pu être chargées.',
  'console.keys.name': 'Nom',
  'console.keys.addedAt': 'Ajoutée',
  'console.keys.lastUsed': 'Dernière utilisation',
  'console.keys.unused': 'Jamais',
  'console.keys.synced': 'Sur plusieurs appareils',
  'console.keys.add': 'Ajouter une clé',
  'console.keys.added': 'Clé ajoutée.',
  'console.keys.remove': 'Retirer',
  'console.keys.removeTitle': 'Retirer {name}',
  'console.keys.removed': 'Clé retirée.',
  'console.keys.effect': 'Vos autres sessions se terminent.',
  'console.keys.twice': 'Vous confirmez avec une clé que vous avez déjà.',
  'console.keys.last': 'La dernière clé reste. Ajoutez-en d’abord une autre.',
  'console.keys.firstTitle': 'Enregistrez votre clé',
  'console.keys.firstWhy':
    'La console s’ouvre avec une clé d’accès ou une clé matérielle. Enregistrez-en une, puis connectez-vous avec.',
  'console.keys.firstDone': 'Votre clé est enregistrée. Connectez-vous avec.',
  'console.keys.trouble.cancelled': 'L’appareil n’a pas confirmé. Réessayez.',
  'console.keys.trouble.exists': 'Cet appareil a déjà une de vos clés.',
  'console.keys.trouble.elsewhere':
    'Les clés ne fonctionnent qu’à l’adresse de la plateforme. Vérifiez la barre d’adresse.',
  'console.keys.trouble.unable': 'Ce navigateur ou cet appareil ne peut pas utiliser de clés ici.',
  'console.login.key': 'Se connecter avec une clé d’accès ou matérielle',
  'console.refusal.STAFF_KEY_REQUIRED': 'Enregistrez d’abord une clé d’accès ou une clé matérielle.',
  'console.refusal.LOGIN_NEEDS_KEY': 'Cet identifiant a une clé. Utilisez-la à la place du code.',
  'console.refusal.LAST_KEY': 'La dernière clé reste. Ajoutez-en d’abord une autre.',
  'console.refusal.PASSKEYS_FULL': 'Il n’y a plus de place pour une clé. Retirez-en une d’abord.',
  'console.refusal.PASSKEY_EXISTS': 'Cette clé est déjà enregistrée.',
  'console.refusal.PASSKEY_WRONG': 'Cette clé n’a pas été acceptée. Réessayez.',
  'console.refusal.PASSKEY_EXPIRED': 'La clé a été confirmée trop tard. Réessayez.',
  'console.refusal.PASSKEY_SPENT': 'Cette confirmation a déjà servi. Réessayez.',
  'console.refusal.PASSKEY_UNKNOWN': 'Cette clé n’existe plus.',
  'console.refusal.PASSKEY_NOT_BOUND': 'Vous n’avez pas encore de clé.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/console-members.ts';

export const messages = {
  'console.members.title': 'Équipe et rôles',
  'console.members.failed': 'Impossible de charger l’équipe.',
  'console.members.create': 'Ajouter un membre',
  'console.members.login': 'Identifiant',
  'console.members.role': 'Rôle',
  'console.members.state': 'État',
  'console.members.lastLogin': 'Dernière connexion',
  'console.members.persons': 'Comptes interdits',
  'console.members.works': 'Actif',
  'console.members.notEnrolled': 'Sans mot de passe',
  'console.members.disabled': 'Accès fermé',
  'console.members.setRole': 'Changer le rôle',
  'console.members.setDisabled': 'Accès',
  'console.members.disable': 'Fermer l’accès',
  'console.members.enable': 'Rouvrir l’accès',
  'console.members.resetTotp': 'Réinitialiser l’accès',
  'console.members.setPersons': 'Comptes interdits…',
  'console.members.enrolment': 'Créer un code d’accès',
  'console.members.enrolmentEffect':
    'Une moitié, valable 24 h, une fois. Un autre super-administrateur crée l’autre moitié. Votre moitié précédente ne vaut plus.',
  'console.members.effect.create': 'Un second super-administrateur décide. Le nouveau membre définit seul ses accès.',
  'console.members.effect.setRole': 'Un second super-administrateur décide. Effet dès la requête suivante.',
  'console.members.effect.setDisabled':
    'Un second super-administrateur décide. La fermeture met fin à toutes les sessions.',
  'console.members.effect.resetTotp':
    'Un second super-administrateur décide. Aucun accès avant une nouvelle inscription. Ses clés sont retirées aussi.',
  'console.members.effect.setPersons':
    'Un second super-administrateur décide. Le membre ne peut pas agir sur ces comptes.',
  'console.members.ownUid': 'UID du compte personnel',
  'console.members.relativeUids': 'UID des proches, séparés par des virgules',
  'console.members.codeMade': 'Code d’accès créé.',
  'console.members.codeTitle': 'Inscription de {login}',
  'console.members.codeOnce': 'Affiché une seule fois. À remettre en main propre ou par une voie sûre.',
  'console.members.codeHalf':
    'L’autre moitié vient d’un autre super-administrateur : personne ne peut se faire passer seul pour un collègue.',
  'console.members.codeComplete': 'L’autre moitié a été remise par un autre super-administrateur.',
  'console.members.copy': 'Copier',
  'console.enrol.title': 'Configurer votre accès à la console',
  'console.enrol.unknown': 'Ce lien est incomplet. Demandez-en un autre à un super-administrateur.',
  'console.enrol.second': 'Lien de l’autre super-administrateur',
  'console.enrol.secondHow': 'Deux super-administrateurs vous remettent chacun un lien. Collez l’autre ici.',
  'console.enrol.scan': 'Scannez ce code avec votre application d’authentification.',
  'console.enrol.qr': 'Code QR pour l’application d’authentification',
  'console.enrol.secret': 'Ou saisissez cette clé dans l’application :',
  'console.enrol.password': 'Nouveau mot de passe',
  'console.enrol.code': 'Code de l’authentificateur',
  'console.enrol.save': 'Enregistrer l’accès',
  'console.enrol.done': 'Votre accès est prêt.',
  'console.enrol.goOn': 'Aller à la connexion',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

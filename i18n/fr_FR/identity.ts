import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/identity.ts';

export const messages = {
  'identity.brand': 'Bourse',
  'identity.uid': 'UID',
  'identity.logOut': 'Se déconnecter',
  'identity.forgot': 'Oublié ?',

  'identity.account.kind': 'Type de compte',
  'identity.account.email': 'E-mail',
  'identity.account.phone': 'Téléphone',
  'identity.account.placeholder.email': 'nom@example.com',
  'identity.account.placeholder.phone': '+33 6 12 34 56 78',
  'identity.account.problem.email': 'Ce n’est pas encore une adresse e-mail, comme nom@example.com.',
  'identity.account.problem.phonePlus': 'Commencez par + et l’indicatif du pays, comme +33.',
  'identity.account.problem.phone': 'Un numéro de téléphone compte 7 à 15 chiffres après le +.',

  'identity.login.title': 'Connexion',
  'identity.login.submit': 'Se connecter',
  'identity.login.passkey': 'Se connecter avec une clé d’accès',
  'identity.login.forgot': 'Mot de passe oublié ?',
  'identity.login.new': 'Nouveau sur Bourse ?',
  'identity.login.create': 'Créer un compte',
  'identity.login.checkAddress': 'Vérifiez-la avant toute saisie',
  'identity.login.neverAsk': 'Nous ne demandons jamais votre mot de passe ni vos codes par chat ou téléphone.',
  'identity.login.newDevice':
    'Cet appareil est nouveau pour votre compte. Saisissez le code que nous vous avons envoyé.',
  'identity.login.puzzle': 'Votre navigateur résout une énigme pour écarter les robots. Cela prend quelques secondes.',

  'identity.register.title': 'Créer un compte',
  'identity.register.submit': 'Créer le compte',
  'identity.register.have': 'Déjà un compte ?',
  'identity.register.haveInvite': 'J’ai un code d’invitation',
  'identity.register.invite': 'Code d’invitation',
  'identity.register.inviteRule': '4 à 16 lettres et chiffres.',

  'identity.reset.title': 'Réinitialiser le mot de passe',
  'identity.reset.effect':
    'Un nouveau mot de passe ferme toutes les sessions et suspend les retraits pendant 24 heures.',
  'identity.reset.passkey': 'Confirmez avec une clé d’accès de ce compte.',
  'identity.reset.orTotp': 'Ou le code de l’authentificateur',
  'identity.reset.submit': 'Définir le mot de passe',
  'identity.reset.backToLogin': 'Retour à la connexion',
  'identity.reset.done': 'Le nouveau mot de passe est défini. Connectez-vous avec.',

  'identity.markets.title': 'Marchés en direct',

  'identity.code.label': 'Code',
  'identity.code.totp': 'Code de l’authentificateur',
  'identity.code.passkey': 'Clé d’accès',
  'identity.code.passkeyProve': 'Confirmer avec une clé d’accès',
  'identity.code.passkeyProved': 'Confirmé',
  'identity.code.email': 'Code par e-mail',
  'identity.code.sms': 'Code par SMS',
  'identity.code.phone': 'Code par SMS',
  'identity.code.emailTo': 'Code par e-mail à {account}',
  'identity.code.smsTo': 'Code par SMS au {account}',
  'identity.code.sentTo': 'Code envoyé à {account}',
  'identity.code.send': 'Envoyer le code',
  'identity.code.resend': 'Renvoyer',
  'identity.code.resendIn': {
    one: 'Renvoyer dans {count} s',
    many: 'Renvoyer dans {count} s',
    other: 'Renvoyer dans {count} s',
  },
  'identity.code.use.totp': 'Utiliser l’authentificateur',
  'identity.code.use.passkey': 'Utiliser une clé d’accès',
  'identity.code.use.email': 'Utiliser l’e-mail',
  'identity.code.use.sms': 'Utiliser le SMS',

  'identity.check.title': 'Contrôle de sécurité',
  'identity.check.missing': 'Avant tout retrait, votre compte a besoin de :',
  'identity.check.missing.trading-password': 'Un mot de passe de trading à six chiffres',
  'identity.check.missing.totp': 'Une application d’authentification',
  'identity.check.missing.phone': 'Ou un numéro de téléphone',
  'identity.check.setUp': 'Configurer',

  'identity.password': 'Mot de passe',
  'identity.password.login': 'Mot de passe de connexion',
  'identity.password.old': 'Mot de passe actuel',
  'identity.password.new': 'Nouveau mot de passe',
  'identity.password.repeat': 'Confirmer le nouveau mot de passe',
  'identity.password.show': 'Afficher le mot de passe',
  'identity.password.hide': 'Masquer le mot de passe',
  'identity.password.rule':
    '8 caractères ou plus. L’idéal : quelques mots sans rapport entre eux, ou un mot de passe créé par un gestionnaire.',
  'identity.password.same': 'C’est votre mot de passe actuel.',
  'identity.password.differs': 'Les deux mots de passe diffèrent.',
  'identity.password.changeTitle': 'Changer le mot de passe de connexion',
  'identity.password.change': 'Changer le mot de passe',
  'identity.password.changed': 'Mot de passe de connexion changé',
  'identity.password.alsoEndsSessions': 'Tous les autres appareils sont déconnectés.',

  'identity.weak.TOO_SHORT': 'Au moins 8 caractères.',
  'identity.weak.TOO_LONG': '128 caractères au plus.',
  'identity.weak.TOO_COMMON':
    'Ce mot de passe, ou presque le même, figure dans les listes de mots de passe volés. Choisissez quelques mots sans rapport entre eux.',
  'identity.weak.TOO_EASY':
    'Trop facile à deviner. Ajoutez un ou deux mots sans rapport ; années, prénoms, suites de touches et répétitions n’y changent presque rien.',
  'identity.weak.CONTAINS_ACCOUNT':
    'Le mot de passe ne doit contenir ni votre adresse e-mail ni votre numéro de téléphone.',
  'identity.weakDigits.NOT_SIX_DIGITS': 'Exactement six chiffres.',
  'identity.weakDigits.ALL_EQUAL': 'Six chiffres identiques sont trop faciles à deviner.',
  'identity.weakDigits.RUN': 'Des chiffres qui se suivent sont trop faciles à deviner.',
  'identity.weakDigits.PART_OF_PHONE': 'Ces chiffres figurent dans votre numéro de téléphone.',
  'identity.weakDigits.PART_OF_BIRTH_DATE': 'Ces chiffres figurent dans votre date de naissance.',
  'identity.weakDigits.LOGIN_PASSWORD': 'Il doit différer de votre mot de passe de connexion.',

  'identity.trouble.loginTries': {
    one: 'Compte ou mot de passe incorrect. Encore {count} essai avant une pause.',
    many: 'Compte ou mot de passe incorrect. Encore {count} essais avant une pause.',
    other: 'Compte ou mot de passe incorrect. Encore {count} essais avant une pause.',
  },
  'identity.trouble.loginLocked': 'Trop d’essais incorrects. Vous pourrez vous reconnecter le {time}.',
  'identity.trouble.tradingTries': {
    one: 'Mot de passe de trading incorrect. Encore {count} essai avant une pause.',
    many: 'Mot de passe de trading incorrect. Encore {count} essais avant une pause.',
    other: 'Mot de passe de trading incorrect. Encore {count} essais avant une pause.',
  },
  'identity.trouble.tradingLocked': 'Verrouillé après trop d’essais incorrects. Réessayez le {time}.',
  'identity.trouble.tradingLockedReset':
    'Verrouillé après trop d’essais incorrects. Réinitialisez le mot de passe de trading pour continuer.',
  'identity.trouble.totpLocked': 'Trop de codes incorrects. Réessayez le {time}.',

  'identity.change.continue': 'Continuer',
  'identity.change.stops': 'Ce changement suspend les retraits jusqu’au {time}. Continuer ?',
  'identity.change.stopsWhat':
    'Les retraits, les envois à d’autres et les ventes P2P attendent jusque-là. Le trading, les dépôts et les transferts entre vos propres comptes continuent.',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/operator.ts';

export const messages = {
  'operator.links.title': 'Vérifier un canal officiel',
  'operator.links.intro':
    'Collez une adresse web, une adresse e-mail, un numéro de téléphone ou un nom de profil qui prétend être à nous. Il est comparé à notre liste officielle.',
  'operator.links.label': 'Adresse, numéro ou nom',
  'operator.links.check': 'Vérifier',
  'operator.links.official': 'C’est bien nous.',
  'operator.links.onlyAt':
    'Ce nom n’est à nous qu’ici : {official}. Partout ailleurs, il appartient à quelqu’un d’autre.',
  'operator.links.notOfficial': 'Ce n’est pas nous.',
  'operator.links.unreadable': 'Impossible à lire.',
  'operator.links.leadsTo': 'Mène à',
  'operator.links.readAs': 'En réalité',
  'operator.links.ours': 'Le nôtre',
  'operator.links.odd': 'Lettres inhabituelles',
  'operator.links.reason.UNREADABLE':
    'Ce n’est ni une adresse web, ni une adresse e-mail, ni un numéro de téléphone, ni un nom. Copiez-le à nouveau en entier.',
  'operator.links.reason.HIDDEN_CHARACTERS': 'Il contient des caractères invisibles. Ils servent à tromper.',
  'operator.links.reason.NOT_A_PAGE':
    'Il n’ouvre pas une page, mais lance un programme ou un fichier. Ne l’ouvrez pas.',
  'operator.links.reason.USER_INFO':
    'Ce qui précède @ ne compte pas ; c’est l’adresse qui suit qui s’ouvre. Nos adresses n’ont pas de @.',
  'operator.links.reason.IP_ADDRESS': 'Il mène à une adresse IP au lieu d’un nom. Les nôtres ne le font jamais.',
  'operator.links.reason.MIXED_SCRIPTS': 'Un mot y mêle les lettres de deux alphabets pour ressembler à un autre.',
  'operator.links.reason.LOOK_ALIKE': 'Il est écrit avec d’autres lettres ou signes pour ressembler au nôtre.',
  'operator.links.reason.ONE_SLIP': 'Il diffère du nôtre d’une seule lettre ou d’un seul chiffre.',
  'operator.links.reason.SUBDOMAIN_TRICK':
    'Notre nom complet est au début, mais c’est la fin qui compte, et elle est à quelqu’un d’autre.',
  'operator.links.reason.SUBDOMAIN_NOT_LISTED':
    'Il est sous notre domaine, mais nous ne l’utilisons pas. Ouvrez plutôt notre adresse.',
  'operator.links.reason.OTHER_PORT': 'Le domaine est à nous, mais pas le port après les deux-points.',
  'operator.links.reason.NOT_ENCRYPTED':
    'Le domaine est à nous, mais la connexion ne serait pas chiffrée. Ouvrez-le en https.',
  'operator.links.reason.NAME_IN_PATH':
    'Notre nom n’apparaît qu’après la première barre oblique ou le point d’interrogation. La page est à quelqu’un d’autre.',
  'operator.links.reason.NAME_ELSEWHERE': 'Il contient notre nom, mais appartient à quelqu’un d’autre.',
  'operator.links.reason.OTHER_MAILBOX': 'Le domaine est à nous, mais nous n’écrivons pas depuis cette adresse.',
  'operator.links.reason.NOT_LISTED':
    'Il n’est pas sur notre liste officielle. Ne croyez pas qui prétend qu’il est à nous.',
  'operator.links.care.web':
    'Ouvrez-nous quand même depuis vos favoris : un lien peut afficher une adresse et mener à une autre.',
  'operator.links.care.email':
    'Un expéditeur peut être falsifié. Seul un e-mail portant votre code anti-hameçonnage vient de nous.',
  'operator.links.care.phone':
    'Le numéro affiché peut être falsifié. Raccrochez si l’on vous demande un mot de passe ou un code.',
  'operator.links.care.handle': 'Même un profil à nous ne vous demande jamais d’argent, de mot de passe ni de code.',
  'operator.links.never': 'Ce que nous ne faisons jamais',
  'operator.links.never.pay':
    'Nous ne vous demandons jamais de payer une taxe, des frais ou une caution pour débloquer un retrait.',
  'operator.links.never.codes': 'Nous ne demandons jamais votre mot de passe, vos codes ni vos mots de récupération.',
  'operator.links.never.move': 'Nous ne vous demandons jamais de déplacer vos cryptos vers une adresse dite sûre.',
  'operator.links.freeze': 'Vous avez confié quelque chose à un inconnu ? Gelez votre compte',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Questionnaire rempli',
  'launch.fix.SURVEY': 'Répondre au questionnaire',
  'launch.rule.survey':
    'Tour {number} : il faut d’abord répondre au questionnaire. Vos réponses ne changent pas la quantité que vous recevez.',
  'launch.survey.title': 'Questionnaire',
  'launch.survey.note':
    'Vos réponses ne changent pas la quantité que vous recevez. Elles ne peuvent être envoyées qu’une fois, sans modification ensuite.',
  'launch.survey.optional': 'Facultatif',
  'launch.survey.one': 'Choisissez une réponse',
  'launch.survey.several': 'Choisissez une ou plusieurs réponses',
  'launch.survey.send': 'Envoyer les réponses',
  'launch.survey.sent': 'Questionnaire envoyé',
  'launch.survey.sentText': 'Merci. Vos réponses ont bien été reçues.',
  'launch.survey.kept': 'Ce que vous avez déjà saisi est conservé dans cet onglet jusqu’à l’envoi.',
  'launch.survey.unknown':
    'Nous vérifions encore si vos réponses sont arrivées. Renvoyez-les : elles ne comptent qu’une fois.',
  'launch.survey.clear': 'Effacer la réponse',
} as const satisfies Catalog<typeof en, 'fr_FR'>;

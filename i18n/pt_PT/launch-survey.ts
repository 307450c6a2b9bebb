import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Questionário respondido',
  'launch.fix.SURVEY': 'Responder ao questionário',
  'launch.rule.survey':
    'Ronda {number}: primeiro é preciso responder ao questionário. As respostas não alteram a quantidade que recebe.',
  'launch.survey.title': 'Questionário',
  'launch.survey.note':
    'As suas respostas não alteram a quantidade que recebe. Só podem ser enviadas uma vez e depois não podem ser alteradas.',
  'launch.survey.optional': 'Facultativa',
  'launch.survey.one': 'Escolha uma opção',
  'launch.survey.several': 'Escolha uma ou mais opções',
  'launch.survey.send': 'Enviar respostas',
  'launch.survey.sent': 'Questionário enviado',
  'launch.survey.sentText': 'Obrigado. As suas respostas foram recebidas.',
  'launch.survey.kept': 'O que já respondeu fica guardado neste separador até o enviar.',
  'launch.survey.unknown': 'Ainda estamos a verificar se as respostas chegaram. Envie-as de novo: contam uma só vez.',
  'launch.survey.clear': 'Limpar resposta',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Pesquisa respondida',
  'launch.fix.SURVEY': 'Responder à pesquisa',
  'launch.rule.survey':
    'Rodada {number}: primeiro é preciso responder à pesquisa. As respostas não mudam a quantidade que você recebe.',
  'launch.survey.title': 'Pesquisa',
  'launch.survey.note':
    'Suas respostas não mudam a quantidade que você recebe. Elas só podem ser enviadas uma vez e depois não podem ser alteradas.',
  'launch.survey.optional': 'Opcional',
  'launch.survey.one': 'Escolha uma opção',
  'launch.survey.several': 'Escolha uma ou mais opções',
  'launch.survey.send': 'Enviar respostas',
  'launch.survey.sent': 'Pesquisa enviada',
  'launch.survey.sentText': 'Obrigado. Suas respostas foram recebidas.',
  'launch.survey.kept': 'O que você já respondeu fica guardado nesta aba até o envio.',
  'launch.survey.unknown': 'Ainda estamos verificando se as respostas chegaram. Envie de novo: elas contam uma só vez.',
  'launch.survey.clear': 'Limpar resposta',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-survey.ts';

export const messages = {
  'launch.condition.SURVEY': 'Encuesta respondida',
  'launch.fix.SURVEY': 'Responder a la encuesta',
  'launch.rule.survey':
    'Ronda {number}: primero hay que responder a la encuesta. Las respuestas no cambian la cantidad que recibe.',
  'launch.survey.title': 'Encuesta',
  'launch.survey.note':
    'Sus respuestas no cambian la cantidad que recibe. Solo se pueden enviar una vez y después no se pueden modificar.',
  'launch.survey.optional': 'Opcional',
  'launch.survey.one': 'Elija una opción',
  'launch.survey.several': 'Elija una o varias opciones',
  'launch.survey.send': 'Enviar respuestas',
  'launch.survey.sent': 'Encuesta enviada',
  'launch.survey.sentText': 'Gracias. Hemos recibido sus respuestas.',
  'launch.survey.kept': 'Lo que ha respondido hasta ahora se guarda en esta pestaña hasta que lo envíe.',
  'launch.survey.unknown':
    'Aún estamos comprobando si han llegado las respuestas. Envíelas de nuevo: solo cuentan una vez.',
  'launch.survey.clear': 'Borrar la respuesta',
} as const satisfies Catalog<typeof en, 'es_ES'>;

import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.ts';

export const messages = {
  'conversion.title': 'Converter saldos pequenos',
  'conversion.intro':
    'Converte em USDT as moedas que valem menos de {max} USDT cada. A taxa de {fee} % já está incluída no que recebe.',
  'conversion.rules':
    'Só a conta de fundos: transfira primeiro as moedas de outras contas. Até {count} moedas de cada vez, uma vez a cada {hours} horas.',
  'conversion.list': 'Saldos pequenos',
  'conversion.none': 'Não tem saldos pequenos na conta de fundos.',
  'conversion.chooseAll': {
    one: 'Escolher {count} moeda',
    many: 'Escolher todas as {count} moedas',
    other: 'Escolher todas as {count} moedas',
  },
  'conversion.chooseFirst': 'Escolha moedas',
  'conversion.ask': {
    one: 'Ver o preço de {count} moeda',
    many: 'Ver o preço de {count} moedas',
    other: 'Ver o preço de {count} moedas',
  },
  'conversion.askAgain': 'Obter novo preço',
  'conversion.take': 'Converter em {amount} USDT',
  'conversion.check': 'Verificar de novo',
  'conversion.worth': 'Vale {amount} USDT',
  'conversion.gets': 'Recebe',
  'conversion.fee': 'Taxa ({percent}, incluída)',
  'conversion.account': 'De e para',
  'conversion.funding': 'Conta de fundos',
  'conversion.holds': {
    one: 'Este preço é válido por {count} segundo.',
    many: 'Este preço é válido por {count} segundos.',
    other: 'Este preço é válido por {count} segundos.',
  },
  'conversion.expired': 'O preço expirou. Nada foi convertido.',
  'conversion.final': 'A conversão não pode ser anulada.',
  'conversion.done': 'Convertido',
  'conversion.doneText': '{amount} USDT estão na sua conta de fundos.',
  'conversion.tooSoon': 'Pode voltar a converter a partir de {time}.',
  'conversion.history': 'Ver os meus movimentos',
  'conversion.failed': 'A conversão falhou',
  'conversion.unknown': 'Ainda estamos a verificar o resultado. Nada é convertido duas vezes.',
  'conversion.obstacle.NO_MARKET': 'Sem par com USDT, não pode ser convertida',
  'conversion.obstacle.MARKET_HALTED': 'O mercado está suspenso',
  'conversion.obstacle.NO_PRICE': 'Não há preço atual',
  'conversion.obstacle.FROZEN': 'Uma parte está congelada',
  'conversion.obstacle.LOCKED': 'Bloqueada até {time}',
  'conversion.obstacle.TOO_LITTLE': 'Vale demasiado pouco para converter',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

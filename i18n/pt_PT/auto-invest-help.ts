import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'Perguntas',
  'autoInvest.help.risks': 'Riscos',
  'autoInvest.help.run.q': 'O que acontece em cada compra?',
  'autoInvest.help.run.a':
    'No minuto a seguir à hora marcada, o plano compra cada moeda pela sua parte do valor, no mercado à vista. As moedas ficam logo na sua conta à vista.',
  'autoInvest.help.short.q': 'E se não houver USDT suficientes?',
  'autoInvest.help.short.a':
    'Então nada é comprado, nem uma parte, e o plano volta a tentar na data seguinte. Avisamos 12 horas antes se o saldo não for suficiente, e depois de uma compra falhada.',
  'autoInvest.help.source.q': 'De onde vem o dinheiro?',
  'autoInvest.help.source.a':
    'Da conta à vista. Se o permitir, é retirado da conta de fundos exatamente o que faltar. Nada fica cativo antes: até à compra, pode usar o seu dinheiro.',
  'autoInvest.help.price.q': 'A que preço compra?',
  'autoInvest.help.price.a':
    'A mercado, mas nunca acima do preço de índice mais 1%. O que não puder ser comprado dentro desse limite fica à vista, e um mercado suspenso é deixado de fora. Cada compra mostra quanto custou face ao índice.',
  'autoInvest.help.fee.q': 'Quanto custa?',
  'autoInvest.help.fee.a':
    'A comissão à vista do seu nível VIP em cada compra, como se tivesse comprado à mão. O plano em si não custa nada.',
  'autoInvest.help.time.q': 'Que relógio segue?',
  'autoInvest.help.time.a':
    'O do fuso horário indicado no plano. Quando a hora muda, mantém a sua. Uma hora que é saltada passa para o primeiro momento válido; uma que ocorre duas vezes conta uma só.',
  'autoInvest.help.change.q': 'Posso alterar ou terminar um plano?',
  'autoInvest.help.change.a':
    'Sim, sem custos. As alterações valem a partir da próxima compra; só nos últimos 5 minutos antes dela é preciso esperar. Pausar e eliminar é sempre possível. Um plano eliminado não pode ser reiniciado.',
  'autoInvest.help.now.q': 'O que faz “Comprar agora”?',
  'autoInvest.help.now.a': 'Compra mais uma vez, de imediato. As datas do plano não mudam.',
  'autoInvest.help.figures.q': 'Como é calculado o resultado?',
  'autoInvest.help.figures.a':
    'Como se tivesse guardado tudo o que o plano comprou: as moedas ao preço atual face a tudo o que foi pago, com comissões. Vender ou enviar moedas para outro lado não altera isso.',
  'autoInvest.help.past.q': 'O resultado passado diz quanto vou ganhar?',
  'autoInvest.help.past.a':
    'Não. Mostra o que o plano teria rendido a preços passados, com um fecho por dia. O futuro será diferente, e o melhor passado não promete outro igual.',
  'autoInvest.help.risk.fall':
    'As moedas podem perder a maior parte do valor, ou todo ele. Comprar com regularidade reparte os preços pagos, mas não evita perdas.',
  'autoInvest.help.risk.rise': 'Num mercado em alta, comprar aos poucos rende menos do que comprar tudo no início.',
  'autoInvest.help.risk.more': 'O plano continua a comprar quando os preços descem, até que o pause ou elimine.',
  'autoInvest.help.risk.fill':
    'Num mercado agitado ou pouco líquido, uma compra pode ser feita só em parte, ou custar mais do que o índice, até ao limite.',
  'autoInvest.help.risk.money':
    'Use apenas dinheiro cuja perda possa suportar. Nada disto é uma recomendação de compra.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

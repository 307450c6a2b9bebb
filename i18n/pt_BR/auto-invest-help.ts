import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/auto-invest-help.ts';

export const messages = {
  'autoInvest.help.questions': 'Perguntas',
  'autoInvest.help.risks': 'Riscos',
  'autoInvest.help.run.q': 'O que acontece em cada compra?',
  'autoInvest.help.run.a':
    'No minuto seguinte ao horário, o plano compra cada moeda pela sua parte do valor, no mercado à vista. As moedas ficam logo na sua conta à vista.',
  'autoInvest.help.short.q': 'E se não houver USDT suficiente?',
  'autoInvest.help.short.a':
    'Então nada é comprado, nem uma parte, e o plano tenta de novo na próxima data. Avisamos 12 horas antes se o saldo não for suficiente, e depois de uma compra que falhou.',
  'autoInvest.help.source.q': 'De onde sai o dinheiro?',
  'autoInvest.help.source.a':
    'Da conta à vista. Se você permitir, exatamente o que faltar é tirado da conta de fundos. Nada fica bloqueado antes: até a compra, o dinheiro é seu para usar.',
  'autoInvest.help.price.q': 'A que preço ele compra?',
  'autoInvest.help.price.a':
    'A mercado, mas nunca acima do preço de índice mais 1%. O que não puder ser comprado nesse limite fica à vista, e um mercado suspenso é deixado de lado. Cada compra mostra quanto custou em relação ao índice.',
  'autoInvest.help.fee.q': 'Quanto custa?',
  'autoInvest.help.fee.a':
    'A taxa à vista do seu nível VIP em cada compra, como se você tivesse comprado à mão. O plano em si não custa nada.',
  'autoInvest.help.time.q': 'Que relógio ele segue?',
  'autoInvest.help.time.a':
    'O do fuso horário que o plano indica. Quando o horário de verão muda, ele mantém a hora. Um horário que é pulado passa para o primeiro momento válido; um que acontece duas vezes conta uma só.',
  'autoInvest.help.change.q': 'Posso alterar ou encerrar um plano?',
  'autoInvest.help.change.a':
    'Sim, sem custo. As alterações valem a partir da próxima compra; só nos últimos 5 minutos antes dela é preciso esperar. Pausar e excluir funciona sempre. Um plano excluído não pode ser reiniciado.',
  'autoInvest.help.now.q': 'O que faz “Comprar agora”?',
  'autoInvest.help.now.a': 'Compra mais uma vez, na hora. As datas do plano não mudam.',
  'autoInvest.help.figures.q': 'Como o resultado é calculado?',
  'autoInvest.help.figures.a':
    'Como se você tivesse guardado tudo o que o plano comprou: as moedas ao preço atual contra tudo o que foi pago, com taxas. Vender ou enviar moedas para outro lugar não muda isso.',
  'autoInvest.help.past.q': 'O resultado passado diz quanto vou ganhar?',
  'autoInvest.help.past.a':
    'Não. Ele mostra o que o plano teria rendido a preços passados, com um fechamento por dia. O futuro será diferente, e o melhor passado não promete outro igual.',
  'autoInvest.help.risk.fall':
    'As moedas podem perder a maior parte do valor, ou todo ele. Comprar com regularidade distribui os preços pagos, mas não evita perdas.',
  'autoInvest.help.risk.rise': 'Em um mercado em alta, comprar aos poucos rende menos do que comprar tudo no começo.',
  'autoInvest.help.risk.more': 'O plano continua comprando quando os preços caem, até que você o pause ou exclua.',
  'autoInvest.help.risk.fill':
    'Em um mercado agitado ou com pouca liquidez, uma compra pode ser feita só em parte, ou custar mais do que o índice, até o limite.',
  'autoInvest.help.risk.money': 'Use só dinheiro cuja perda você possa suportar. Nada aqui é recomendação de compra.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

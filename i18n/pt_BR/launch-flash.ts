import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Venda relâmpago aberta',
  'launch.flash.soldOut': 'Esgotada',
  'launch.flash.round': 'Rodada {number}, venda relâmpago',
  'launch.flash.lots': { one: '{count} lote', many: '{count} lotes', other: '{count} lotes' },
  'launch.flash.lotsRange': {
    one: 'de {least} a {count} lote',
    many: 'de {least} a {count} lotes',
    other: 'de {least} a {count} lotes',
  },
  'launch.flash.stock': {
    one: '{count} lote de {lot} {token}',
    many: '{count} lotes de {lot} {token}',
    other: '{count} lotes de {lot} {token}',
  },
  'launch.flash.taken': '{percent} ocupado',
  'launch.flash.paid': 'pagos',
  'launch.flash.paying': 'em pagamento',
  'launch.flash.free': 'livres',
  'launch.flash.lot': 'Um lote',
  'launch.flash.perPerson': 'Por pessoa',
  'launch.flash.minutes': { one: '{count} minuto', many: '{count} minutos', other: '{count} minutos' },
  'launch.flash.seconds': { one: '{count} segundo', many: '{count} segundos', other: '{count} segundos' },
  'launch.flash.field': 'Número de lotes',
  'launch.flash.whole': 'Digite um número inteiro de lotes.',
  'launch.flash.youGet': 'Você recebe',
  'launch.flash.youPay': 'Você paga',
  'launch.flash.vipLine': 'Desconto VIP, {percent}',
  'launch.flash.funding': 'Na sua conta de fundos',
  'launch.flash.fundingAfter': 'Sobra na sua conta de fundos',
  'launch.flash.buy': 'Comprar',
  'launch.flash.buyLots': {
    one: 'Comprar {count} lote',
    many: 'Comprar {count} lotes',
    other: 'Comprar {count} lotes',
  },
  'launch.flash.opensIn': 'Abre em {time}',
  'launch.flash.buyNote':
    'Nada é cobrado agora. Quando chegar a sua vez, os lotes ficam reservados para você, com {time} para pagar.',
  'launch.flash.allHeld': 'Todos os lotes que restam estão sendo pagos agora. Alguns podem voltar.',
  'launch.flash.passSoon': 'Esta página obtém seu passe de entrada a partir de {time}, dez minutos antes do início.',
  'launch.flash.passWorking':
    'Obtendo seu passe de entrada. Seu navegador está resolvendo um desafio para barrar robôs; leva alguns segundos.',
  'launch.flash.passReady': 'Seu passe de entrada está pronto.',
  'launch.flash.queue': 'Você está na fila',
  'launch.flash.place': 'Seu lugar na fila',
  'launch.flash.left': { one: 'Resta {count} lote', many: 'Restam {count} lotes', other: 'Restam {count} lotes' },
  'launch.flash.number': {
    one: 'Você é o número {position} da fila; resta {count} lote.',
    many: 'Você é o número {position} da fila; restam {count} lotes.',
    other: 'Você é o número {position} da fila; restam {count} lotes.',
  },
  'launch.flash.drawing':
    'A ordem de todos os pedidos dos primeiros {count} segundos está sendo sorteada. Seu lugar aparece assim que for conhecido.',
  'launch.flash.placing': 'Seu lugar aparece em instantes.',
  'launch.flash.asked': 'Você pediu',
  'launch.flash.payThen': 'A pagar quando chegar a sua vez',
  'launch.flash.ticket': 'Nº do pedido',
  'launch.flash.kept':
    'Seu lugar é mantido se você fechar esta página ou trocar de aparelho. A partir da sua vez, você tem {time} para pagar.',
  'launch.flash.leaveQueue': 'Sair da fila',
  'launch.flash.leaveQueueTitle': 'Sair da fila?',
  'launch.flash.leaveQueueText':
    'Você perde o lugar. Nada foi cobrado; enquanto houver lotes, você pode voltar para o fim da fila.',
  'launch.flash.stay': 'Continuar na fila',
  'launch.flash.held': {
    one: '{count} lote reservado para você',
    many: '{count} lotes reservados para você',
    other: '{count} lotes reservados para você',
  },
  'launch.flash.payBefore': 'Pague antes de {time}. Nada é cobrado até lá.',
  'launch.flash.timeLeft': 'Tempo restante para pagar',
  'launch.flash.timeOf': 'de {time}',
  'launch.flash.lastMinute': 'Resta menos de um minuto para pagar.',
  'launch.flash.pay': 'Pagar {amount} {asset}',
  'launch.flash.wrongKeeps': 'Uma senha errada não faz você perder os lotes.',
  'launch.flash.wrongPassword': {
    one: 'Senha de negociação incorreta. Resta {count} tentativa; seus lotes continuam reservados.',
    many: 'Senha de negociação incorreta. Restam {count} tentativas; seus lotes continuam reservados.',
    other: 'Senha de negociação incorreta. Restam {count} tentativas; seus lotes continuam reservados.',
  },
  'launch.flash.passwordLocked':
    'Muitas tentativas incorretas: a senha de negociação fica bloqueada até {time}. Os lotes que não forem pagos a tempo voltam para a venda.',
  'launch.flash.short':
    'Faltam {missing} {asset} na sua conta de fundos. Os lotes continuam reservados enquanto você transfere.',
  'launch.flash.giveUp': 'Desistir',
  'launch.flash.giveUpTitle': 'Desistir da rodada {number}?',
  'launch.flash.giveUpText': {
    one: 'Se você sair agora, seu {count} lote volta para a venda e você não poderá comprar na rodada {number}. Nada é cobrado da sua conta.',
    many: 'Se você sair agora, seus {count} lotes voltam para a venda e você não poderá comprar na rodada {number}. Nada é cobrado da sua conta.',
    other:
      'Se você sair agora, seus {count} lotes voltam para a venda e você não poderá comprar na rodada {number}. Nada é cobrado da sua conta.',
  },
  'launch.flash.keep': { one: 'Manter meu lote', many: 'Manter meus lotes', other: 'Manter meus lotes' },
  'launch.flash.giveUpDo': 'Desistir da rodada {number}',
  'launch.flash.opens': 'A rodada {number} abre',
  'launch.flash.goesBack': 'O prazo para pagar acabou. Os lotes estão voltando para a venda; nada foi cobrado.',
  'launch.flash.paidTitle': 'Pago',
  'launch.flash.boughtAt': 'Data da compra',
  'launch.flash.paidFrom': 'Pago com a sua conta de fundos',
  'launch.flash.each': 'Por {token}',
  'launch.flash.usable': 'Quando você pode usá-los',
  'launch.flash.timedOut': {
    one: 'Você não pagou a tempo e seu {count} lote voltou para a venda. Nada foi cobrado. Enquanto houver lotes, você pode voltar para o fim da fila.',
    many: 'Você não pagou a tempo e seus {count} lotes voltaram para a venda. Nada foi cobrado. Enquanto houver lotes, você pode voltar para o fim da fila.',
    other:
      'Você não pagou a tempo e seus {count} lotes voltaram para a venda. Nada foi cobrado. Enquanto houver lotes, você pode voltar para o fim da fila.',
  },
  'launch.flash.gaveUp': 'Você desistiu dos seus lotes e não pode mais participar desta rodada. Nada foi cobrado.',
  'launch.flash.leftQueue': 'Você saiu da fila. Nada foi cobrado.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'Quando chegou a sua vez só restava {count} lote, menos do que você pediu. Nada foi cobrado. Enquanto houver lotes, você pode pedir de novo.',
    many: 'Quando chegou a sua vez só restavam {count} lotes, menos do que você pediu. Nada foi cobrado. Enquanto houver lotes, você pode pedir de novo.',
    other:
      'Quando chegou a sua vez só restavam {count} lotes, menos do que você pediu. Nada foi cobrado. Enquanto houver lotes, você pode pedir de novo.',
  },
  'launch.flash.refused.SOLD_OUT': 'Todos os lotes foram vendidos antes da sua vez. Nada foi cobrado.',
  'launch.flash.refused.ENDED': 'A rodada acabou antes da sua vez. Nada foi cobrado.',
  'launch.flash.refused.CANCELLED': 'O projeto foi cancelado. Nada foi cobrado.',
  'launch.flash.allSold': 'Todos os lotes desta rodada foram vendidos e pagos.',
  'launch.flash.next': 'A rodada {number} abre em {time}.',
  'launch.flash.lost':
    'Sem conexão. Esta era a situação às {time}. Seu pedido fica guardado na plataforma, não nesta página.',
  'launch.flash.order': 'Como a fila é ordenada',
  'launch.flash.batch': 'De {from} a {to}: por sorteio',
  'launch.flash.batchText': 'A ordem dos pedidos desses segundos é sorteada, então uma conexão rápida não dá vantagem.',
  'launch.flash.arrival': 'Depois de {to}: por chegada ao nosso servidor',
  'launch.flash.arrivalText': 'Clicar várias vezes não muda seu único pedido nem o lugar dele.',
  'launch.flash.yours': 'Seu pedido, {time}',
  'launch.flash.seedHash': 'SHA-256 da semente',
  'launch.flash.seed': 'Semente',
  'launch.flash.seedBefore':
    'A semente define o sorteio. O SHA-256 dela é publicado antes da venda, e a própria semente depois do sorteio.',
  'launch.flash.seedAfter':
    'O SHA-256 da semente é o que foi publicado antes da venda, o que prova que a semente já estava fixada antes de qualquer pedido.',
  'launch.flash.beaconText':
    'A semente e a rodada {round} do farol público drand definem juntas o sorteio. Ninguém conhece essa rodada antes do fim dos primeiros segundos, então ninguém pode ter escolhido uma semente a seu favor.',
  'launch.flash.beaconNone': 'Nenhum farol público foi indicado para esta rodada: só a semente define o sorteio.',
  'launch.flash.beaconSilent':
    'A rodada {round} do farol público drand não foi recebida em {count} segundos, então só a semente define o sorteio.',
  'launch.flash.signature': 'Assinatura do farol',
  'launch.flash.check': 'Conferir a ordem',
  'launch.flash.checkSeed': 'A semente é a prometida',
  'launch.flash.checkOwn': 'Seu lugar corresponde ao seu número',
  'launch.flash.own': 'Seu número',
  'launch.flash.ownPlace': 'Lugar {place} de {count}. O menor número é o primeiro.',
  'launch.flash.ownText': 'Seu número é o SHA-256 da semente, da aleatoriedade, se houver, e do número da sua conta.',
  'launch.flash.rule.lots': {
    one: 'Rodada {number}: {count} lote de {lot} {token} é vendido a preço fixo. Por pessoa: {range}.',
    many: 'Rodada {number}: {count} lotes de {lot} {token} são vendidos a preço fixo. Por pessoa: {range}.',
    other: 'Rodada {number}: {count} lotes de {lot} {token} são vendidos a preço fixo. Por pessoa: {range}.',
  },
  'launch.flash.rule.order':
    'A ordem dos pedidos dos primeiros {count} segundos de uma venda relâmpago é sorteada. Depois, quem chega primeiro é atendido primeiro.',
  'launch.flash.rule.beacon':
    'Rodada {number}: uma semente secreta e a rodada {round} do farol público drand definem juntas o sorteio. Se o farol não for recebido em {count} segundos, só a semente define, e a página da venda informa isso.',
  'launch.flash.rule.seedOnly':
    'Rodada {number}: só uma semente secreta define o sorteio. O SHA-256 dela é publicado antes da venda; nenhum farol público participa.',
  'launch.flash.rule.pay':
    'Rodada {number}: quando chega a sua vez, seus lotes ficam reservados e você tem {time} para pagar. Se não pagar, eles voltam para a venda e você pode entrar na fila de novo.',
  'launch.flash.rule.giveUp':
    'Sair da fila não impede nada. Quem desiste durante o pagamento não pode mais comprar nessa rodada.',
  'launch.flash.rule.cost':
    'O valor de uma venda relâmpago é arredondado para cima uma única vez, na última casa decimal da moeda de pagamento.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;

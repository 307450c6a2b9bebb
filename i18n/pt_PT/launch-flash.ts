import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-flash.ts';

export const messages = {
  'launch.flash.live': 'Venda-relâmpago a decorrer',
  'launch.flash.soldOut': 'Esgotada',
  'launch.flash.round': 'Ronda {number}, venda-relâmpago',
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
  'launch.flash.whole': 'Introduza um número inteiro de lotes.',
  'launch.flash.youGet': 'Recebe',
  'launch.flash.youPay': 'Paga',
  'launch.flash.vipLine': 'Desconto VIP, {percent}',
  'launch.flash.funding': 'Na sua conta de fundos',
  'launch.flash.fundingAfter': 'Fica na sua conta de fundos',
  'launch.flash.buy': 'Comprar',
  'launch.flash.buyLots': {
    one: 'Comprar {count} lote',
    many: 'Comprar {count} lotes',
    other: 'Comprar {count} lotes',
  },
  'launch.flash.opensIn': 'Abre dentro de {time}',
  'launch.flash.buyNote':
    'Agora nada é cobrado. Quando chegar a sua vez, os lotes ficam reservados para si e tem {time} para pagar.',
  'launch.flash.allHeld': 'Todos os lotes restantes estão a ser pagos. Alguns podem voltar.',
  'launch.flash.passSoon': 'Esta página obtém o seu passe de entrada a partir de {time}, dez minutos antes do início.',
  'launch.flash.passWorking':
    'A obter o seu passe de entrada. O seu navegador está a resolver um desafio para afastar robôs; demora alguns segundos.',
  'launch.flash.passReady': 'O seu passe de entrada está pronto.',
  'launch.flash.queue': 'Está na fila',
  'launch.flash.place': 'O seu lugar na fila',
  'launch.flash.left': { one: 'Resta {count} lote', many: 'Restam {count} lotes', other: 'Restam {count} lotes' },
  'launch.flash.number': {
    one: 'É o número {position} da fila; resta {count} lote.',
    many: 'É o número {position} da fila; restam {count} lotes.',
    other: 'É o número {position} da fila; restam {count} lotes.',
  },
  'launch.flash.drawing':
    'Está a ser sorteada a ordem de todos os pedidos dos primeiros {count} segundos. O seu lugar é mostrado assim que for conhecido.',
  'launch.flash.placing': 'O seu lugar é mostrado dentro de momentos.',
  'launch.flash.asked': 'Pediu',
  'launch.flash.payThen': 'A pagar quando chegar a sua vez',
  'launch.flash.ticket': 'N.º do pedido',
  'launch.flash.kept':
    'O seu lugar mantém-se se fechar esta página ou mudar de dispositivo. A partir da sua vez tem {time} para pagar.',
  'launch.flash.leaveQueue': 'Sair da fila',
  'launch.flash.leaveQueueTitle': 'Sair da fila?',
  'launch.flash.leaveQueueText':
    'Perde o seu lugar. Nada foi cobrado; enquanto houver lotes pode voltar ao fim da fila.',
  'launch.flash.stay': 'Ficar na fila',
  'launch.flash.held': {
    one: '{count} lote reservado para si',
    many: '{count} lotes reservados para si',
    other: '{count} lotes reservados para si',
  },
  'launch.flash.payBefore': 'Pague antes das {time}. Até lá nada é cobrado.',
  'launch.flash.timeLeft': 'Tempo restante para pagar',
  'launch.flash.timeOf': 'de {time}',
  'launch.flash.lastMinute': 'Resta menos de um minuto para pagar.',
  'launch.flash.pay': 'Pagar {amount} {asset}',
  'launch.flash.wrongKeeps': 'Uma palavra-passe errada não o faz perder os lotes.',
  'launch.flash.wrongPassword': {
    one: 'Palavra-passe de negociação incorreta. Resta {count} tentativa; os seus lotes continuam reservados.',
    many: 'Palavra-passe de negociação incorreta. Restam {count} tentativas; os seus lotes continuam reservados.',
    other: 'Palavra-passe de negociação incorreta. Restam {count} tentativas; os seus lotes continuam reservados.',
  },
  'launch.flash.passwordLocked':
    'Demasiadas tentativas erradas: a palavra-passe de negociação fica bloqueada até {time}. Os lotes que não forem pagos a tempo voltam à venda.',
  'launch.flash.short':
    'Faltam {missing} {asset} na sua conta de fundos. Os lotes continuam reservados enquanto transfere.',
  'launch.flash.giveUp': 'Desistir',
  'launch.flash.giveUpTitle': 'Desistir da ronda {number}?',
  'launch.flash.giveUpText': {
    one: 'Se sair agora, o seu {count} lote volta à venda e não poderá comprar na ronda {number}. Nada é cobrado na sua conta.',
    many: 'Se sair agora, os seus {count} lotes voltam à venda e não poderá comprar na ronda {number}. Nada é cobrado na sua conta.',
    other:
      'Se sair agora, os seus {count} lotes voltam à venda e não poderá comprar na ronda {number}. Nada é cobrado na sua conta.',
  },
  'launch.flash.keep': { one: 'Manter o meu lote', many: 'Manter os meus lotes', other: 'Manter os meus lotes' },
  'launch.flash.giveUpDo': 'Desistir da ronda {number}',
  'launch.flash.opens': 'A ronda {number} abre',
  'launch.flash.goesBack': 'O prazo de pagamento terminou. Os lotes voltam à venda; nada foi cobrado.',
  'launch.flash.paidTitle': 'Pago',
  'launch.flash.boughtAt': 'Data da compra',
  'launch.flash.paidFrom': 'Pago da sua conta de fundos',
  'launch.flash.each': 'Por {token}',
  'launch.flash.usable': 'Quando os pode usar',
  'launch.flash.timedOut': {
    one: 'Não pagou a tempo e o seu {count} lote voltou à venda. Nada foi cobrado. Enquanto houver lotes pode voltar ao fim da fila.',
    many: 'Não pagou a tempo e os seus {count} lotes voltaram à venda. Nada foi cobrado. Enquanto houver lotes pode voltar ao fim da fila.',
    other:
      'Não pagou a tempo e os seus {count} lotes voltaram à venda. Nada foi cobrado. Enquanto houver lotes pode voltar ao fim da fila.',
  },
  'launch.flash.gaveUp': 'Desistiu dos seus lotes e já não pode participar nesta ronda. Nada foi cobrado.',
  'launch.flash.leftQueue': 'Saiu da fila. Nada foi cobrado.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'Quando chegou a sua vez só restava {count} lote, menos do que pediu. Nada foi cobrado. Enquanto houver lotes pode voltar a pedir.',
    many: 'Quando chegou a sua vez só restavam {count} lotes, menos do que pediu. Nada foi cobrado. Enquanto houver lotes pode voltar a pedir.',
    other:
      'Quando chegou a sua vez só restavam {count} lotes, menos do que pediu. Nada foi cobrado. Enquanto houver lotes pode voltar a pedir.',
  },
  'launch.flash.refused.SOLD_OUT': 'Todos os lotes foram vendidos antes da sua vez. Nada foi cobrado.',
  'launch.flash.refused.ENDED': 'A ronda terminou antes da sua vez. Nada foi cobrado.',
  'launch.flash.refused.CANCELLED': 'O projeto foi cancelado. Nada foi cobrado.',
  'launch.flash.allSold': 'Todos os lotes desta ronda estão vendidos e pagos.',
  'launch.flash.next': 'A ronda {number} abre em {time}.',
  'launch.flash.lost':
    'Sem ligação. Esta era a situação às {time}. O seu pedido está guardado na plataforma, não nesta página.',
  'launch.flash.order': 'Como a fila é ordenada',
  'launch.flash.batch': 'Das {from} às {to}: por sorteio',
  'launch.flash.batchText':
    'A ordem dos pedidos destes segundos é sorteada, pelo que uma ligação rápida não dá vantagem.',
  'launch.flash.arrival': 'Depois das {to}: por chegada ao nosso servidor',
  'launch.flash.arrivalText': 'Clicar várias vezes não altera o seu único pedido nem o lugar dele.',
  'launch.flash.yours': 'O seu pedido, {time}',
  'launch.flash.seedHash': 'SHA-256 da semente',
  'launch.flash.seed': 'Semente',
  'launch.flash.seedBefore':
    'A semente decide o sorteio. O seu SHA-256 é publicado antes da venda e a própria semente depois do sorteio.',
  'launch.flash.seedAfter':
    'O SHA-256 da semente é o que foi publicado antes da venda, o que prova que a semente estava fixada antes de qualquer pedido.',
  'launch.flash.beaconText':
    'A semente e a ronda {round} do farol público drand decidem em conjunto o sorteio. Ninguém conhece essa ronda antes do fim dos primeiros segundos, pelo que ninguém pode ter escolhido uma semente a seu favor.',
  'launch.flash.beaconNone': 'Não foi indicado nenhum farol público para esta ronda: só a semente decide o sorteio.',
  'launch.flash.beaconSilent':
    'A ronda {round} do farol público drand não foi recebida em {count} segundos, pelo que só a semente decide o sorteio.',
  'launch.flash.signature': 'Assinatura do farol',
  'launch.flash.check': 'Verificar a ordem',
  'launch.flash.checkSeed': 'A semente é a prometida',
  'launch.flash.checkOwn': 'O seu lugar corresponde ao seu número',
  'launch.flash.own': 'O seu número',
  'launch.flash.ownPlace': 'Lugar {place} de {count}. O número mais baixo é o primeiro.',
  'launch.flash.ownText':
    'O seu número é o SHA-256 da semente, da aleatoriedade, se existir, e do número da sua conta.',
  'launch.flash.rule.lots': {
    one: 'Ronda {number}: {count} lote de {lot} {token} é vendido a preço fixo. Por pessoa: {range}.',
    many: 'Ronda {number}: {count} lotes de {lot} {token} são vendidos a preço fixo. Por pessoa: {range}.',
    other: 'Ronda {number}: {count} lotes de {lot} {token} são vendidos a preço fixo. Por pessoa: {range}.',
  },
  'launch.flash.rule.order':
    'A ordem dos pedidos dos primeiros {count} segundos de uma venda-relâmpago é sorteada. Depois, quem chega primeiro é servido primeiro.',
  'launch.flash.rule.beacon':
    'Ronda {number}: uma semente secreta e a ronda {round} do farol público drand decidem em conjunto o sorteio. Se o farol não for recebido em {count} segundos, decide só a semente, e a página da venda indica-o.',
  'launch.flash.rule.seedOnly':
    'Ronda {number}: só uma semente secreta decide o sorteio. O seu SHA-256 é publicado antes da venda; não participa nenhum farol público.',
  'launch.flash.rule.pay':
    'Ronda {number}: quando chega a sua vez, os seus lotes ficam reservados e tem {time} para pagar. Se não pagar, voltam à venda e pode voltar à fila.',
  'launch.flash.rule.giveUp':
    'Sair da fila não fecha nada. Quem desiste durante o pagamento já não pode comprar nessa ronda.',
  'launch.flash.rule.cost':
    'O montante de uma venda-relâmpago é arredondado para cima uma única vez, na última casa decimal da moeda de pagamento.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;

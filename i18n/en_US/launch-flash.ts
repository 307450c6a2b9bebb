/** The texts of flash rounds. */
export const messages = {
  'launch.flash.live': 'Flash sale live',
  'launch.flash.soldOut': 'Sold out',
  'launch.flash.round': 'Round {number}, flash sale',
  'launch.flash.lots': { one: '{count} lot', other: '{count} lots' },
  'launch.flash.lotsRange': { one: '{least} to {count} lot', other: '{least} to {count} lots' },
  'launch.flash.stock': { one: '{count} lot of {lot} {token}', other: '{count} lots of {lot} {token}' },
  'launch.flash.taken': '{percent} taken',
  'launch.flash.paid': 'paid',
  'launch.flash.paying': 'in payment',
  'launch.flash.free': 'free',
  'launch.flash.lot': 'One lot',
  'launch.flash.perPerson': 'Per person',
  'launch.flash.minutes': { one: '{count} minute', other: '{count} minutes' },
  'launch.flash.seconds': { one: '{count} second', other: '{count} seconds' },

  'launch.flash.field': 'Lots',
  'launch.flash.whole': 'Enter a whole number of lots.',
  'launch.flash.youGet': 'You get',
  'launch.flash.youPay': 'You pay',
  'launch.flash.vipLine': 'VIP discount, {percent}',
  'launch.flash.funding': 'In your funding account',
  'launch.flash.fundingAfter': 'Left in your funding account',
  'launch.flash.buy': 'Buy',
  'launch.flash.buyLots': { one: 'Buy {count} lot', other: 'Buy {count} lots' },
  'launch.flash.opensIn': 'Opens in {time}',
  'launch.flash.buyNote':
    'Nothing is taken now. When your turn comes the lots are held for you, and you have {time} to pay.',
  'launch.flash.allHeld': 'Every lot that is left is being paid for at the moment. Some may come back.',
  'launch.flash.passSoon': 'This page gets your entry pass from {time}, ten minutes before the start.',
  'launch.flash.passWorking':
    'Getting your entry pass. Your browser is solving a puzzle, to keep robots out; this takes a few seconds.',
  'launch.flash.passReady': 'Your entry pass is ready.',

  'launch.flash.queue': 'You are in the queue',
  'launch.flash.place': 'Your place in the queue',
  'launch.flash.left': { one: '{count} lot left', other: '{count} lots left' },
  'launch.flash.number': {
    one: 'You are number {position} in the queue; {count} lot left.',
    other: 'You are number {position} in the queue; {count} lots left.',
  },
  'launch.flash.drawing':
    'The order of everybody who asked in the first {count} seconds is being drawn. Your place is shown as soon as it is known.',
  'launch.flash.placing': 'Your place is shown in a moment.',
  'launch.flash.asked': 'You asked for',
  'launch.flash.payThen': 'You pay when your turn comes',
  'launch.flash.ticket': 'Ticket',
  'launch.flash.kept':
    'Your place is kept if you close this page or change device. From your turn you have {time} to pay.',
  'launch.flash.leaveQueue': 'Leave the queue',
  'launch.flash.leaveQueueTitle': 'Leave the queue?',
  'launch.flash.leaveQueueText':
    'You lose your place. Nothing has been taken, and while lots are left you can queue again, at the end.',
  'launch.flash.stay': 'Stay in the queue',

  'launch.flash.held': { one: '{count} lot is held for you', other: '{count} lots are held for you' },
  'launch.flash.payBefore': 'Pay before {time}. Nothing is taken until then.',
  'launch.flash.timeLeft': 'Time left to pay',
  'launch.flash.timeOf': 'of {time}',
  'launch.flash.lastMinute': 'Less than a minute left to pay.',
  'launch.flash.pay': 'Pay {amount} {asset}',
  'launch.flash.wrongKeeps': 'A wrong password does not cost you the lots.',
  'launch.flash.wrongPassword': {
    one: 'Wrong trading password. {count} try left; your lots stay held.',
    other: 'Wrong trading password. {count} tries left; your lots stay held.',
  },
  'launch.flash.passwordLocked':
    'Too many wrong tries: the trading password is locked until {time}. Lots that are not paid in time go back.',
  'launch.flash.short':
    '{missing} {asset} is missing in your funding account. The lots stay held while you transfer it.',
  'launch.flash.giveUp': 'Give up',
  'launch.flash.giveUpTitle': 'Give up round {number}?',
  'launch.flash.giveUpText': {
    one: 'If you leave now your {count} lot goes back and you cannot buy in round {number}. Nothing is taken from your account.',
    other:
      'If you leave now your {count} lots go back and you cannot buy in round {number}. Nothing is taken from your account.',
  },
  'launch.flash.keep': { one: 'Keep my lot', other: 'Keep my lots' },
  'launch.flash.giveUpDo': 'Give up round {number}',
  'launch.flash.opens': 'Round {number} opens',
  'launch.flash.goesBack': 'The time to pay has run out. The lots are going back; nothing was taken.',

  'launch.flash.paidTitle': 'Paid',
  'launch.flash.boughtAt': 'Bought at',
  'launch.flash.paidFrom': 'Paid from your funding account',
  'launch.flash.each': 'Per {token}',
  'launch.flash.usable': 'When you can use them',
  'launch.flash.timedOut': {
    one: 'You did not pay in time, so your {count} lot went back. Nothing was taken. While lots are left you can queue again, at the end.',
    other:
      'You did not pay in time, so your {count} lots went back. Nothing was taken. While lots are left you can queue again, at the end.',
  },
  'launch.flash.gaveUp': 'You gave up your lots, so this round is closed to you. Nothing was taken.',
  'launch.flash.leftQueue': 'You left the queue. Nothing was taken.',
  'launch.flash.refused.ABOVE_REMAINING': {
    one: 'When your turn came only {count} lot was left, fewer than you asked for. Nothing was taken. While lots are left you can ask again.',
    other:
      'When your turn came only {count} lots were left, fewer than you asked for. Nothing was taken. While lots are left you can ask again.',
  },
  'launch.flash.refused.SOLD_OUT': 'All lots were sold before your turn came. Nothing was taken.',
  'launch.flash.refused.ENDED': 'The round ended before your turn came. Nothing was taken.',
  'launch.flash.refused.CANCELLED': 'The project was cancelled. Nothing was taken.',
  'launch.flash.allSold': 'All lots of this round are sold and paid for.',
  'launch.flash.next': 'Round {number} opens at {time}.',
  'launch.flash.lost':
    'No connection. This is how it stood at {time}. Your ticket is kept by the exchange, not by this page.',

  'launch.flash.order': 'How the queue is ordered',
  'launch.flash.batch': '{from} to {to}: drawn',
  'launch.flash.batchText':
    'Whoever asks in these seconds is put in an order that is drawn, so a fast connection gives no edge.',
  'launch.flash.arrival': 'After {to}: by arrival at our server',
  'launch.flash.arrivalText': 'Repeated clicks keep your one ticket and its place.',
  'launch.flash.yours': 'Your ticket, {time}',
  'launch.flash.seedHash': 'SHA-256 of the seed',
  'launch.flash.seed': 'Seed',
  'launch.flash.seedBefore':
    'The seed orders the draw. Its SHA-256 is published before the sale, the seed itself once the order is drawn.',
  'launch.flash.seedAfter':
    'The SHA-256 of the seed is what was published before the sale, which proves that the seed was fixed before anybody asked.',
  'launch.flash.beaconText':
    'The seed and round {round} of the public beacon drand order the draw together. Nobody knows that round before the first seconds are over, so nobody can have chosen a seed that suits them.',
  'launch.flash.beaconNone': 'No public beacon was named for this round: the seed alone orders the draw.',
  'launch.flash.beaconSilent':
    'Round {round} of the public beacon drand was not heard within {count} seconds, so the seed alone orders the draw.',
  'launch.flash.signature': 'Signature of the beacon',
  'launch.flash.check': 'Check the order',
  'launch.flash.checkSeed': 'The seed matches the promise',
  'launch.flash.checkOwn': 'Your place fits your number',
  'launch.flash.own': 'Your number',
  'launch.flash.ownPlace': 'Place {place} of {count}. Whoever has the lowest number is first.',
  'launch.flash.ownText':
    'Your number is the SHA-256 of the seed, of the randomness where there is one, and of your account number.',

  'launch.flash.rule.lots': {
    one: 'Round {number}: {count} lot of {lot} {token} is sold at a fixed price. Per person: {range}.',
    other: 'Round {number}: {count} lots of {lot} {token} are sold at a fixed price. Per person: {range}.',
  },
  'launch.flash.rule.order':
    'Whoever asks in the first {count} seconds of a flash sale is put in an order that is drawn. After that, whoever asks first is served first.',
  'launch.flash.rule.beacon':
    'Round {number}: a secret seed and round {round} of the public beacon drand order the draw together. If the beacon is not heard within {count} seconds, the seed alone does, and the page of the sale says so.',
  'launch.flash.rule.seedOnly':
    'Round {number}: a secret seed alone orders the draw. Its SHA-256 is published before the sale; no public beacon takes part.',
  'launch.flash.rule.pay':
    'Round {number}: when your turn comes your lots are held, and you have {time} to pay. If you do not, they go back and you may queue again.',
  'launch.flash.rule.giveUp':
    'Leaving the queue closes nothing. Whoever gives up while paying cannot buy in that round any more.',
  'launch.flash.rule.cost': 'What a flash sale costs is rounded up once, to the last decimal place of the paying coin.',
} as const;

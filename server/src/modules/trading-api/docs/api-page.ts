import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { KLINE_INTERVALS, SECONDS_KEPT_MS } from '@bourse/core/spot/kline.ts';
import { DEFAULT_LIMITS } from '@bourse/core/trading/core-state.ts';
import { LIMITS } from '../limits/weight-limits.ts';
import { ROUTES } from '../rest/answer-call.ts';
import { LEFT_OUT } from '../rest/left-out.ts';
import type { Route } from '../rest/route.ts';
import { clientChapters } from './client-chapters.ts';
import { ENDPOINT_NOTES, isAnsweredForClients } from './endpoint-notes.ts';
import { chapter, code, list, paragraph, table } from './html.ts';
import { signingChapter } from './signing-chapter.ts';
import { streamChapters } from './stream-chapters.ts';

/** The page for people who write bots. Its tables are generated from what the server runs. */
export function apiPage({ origin, isDemo }: { readonly origin: string; readonly isDemo: boolean }): string {
  const chapters = [
    ...startChapters(origin, isDemo),
    signingChapter(origin),
    endpointChapter(),
    chartChapter(),
    orderChapter(),
    listChapter(),
    errorChapter(),
    limitChapter(),
    ...streamChapters(origin),
    ...clientChapters(origin),
    leftOutChapter(),
  ];
  const contents = chapters.flatMap((each) => {
    const found = /<section id="([^"]+)"><h2>(.*?)<\/h2>/.exec(each);
    return found ? [`<li><a href="#${found[1]}">${found[2]}</a></li>`] : [];
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Trading API · Bourse</title><meta name="description" content="REST, streams and signing of the trading API, with examples for ccxt."><link rel="stylesheet" href="/docs/style.css"></head><body><h1>Trading API</h1>
${paragraph('An API for bots and programs: market data, orders, balances and streams of the spot markets. It speaks the form that `ccxt` and other clients know as **binance** spot, so an existing bot works here with another address and another key.')}
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
${chapters.join('\n')}
</body></html>`;
}

function startChapters(origin: string, isDemo: boolean): string[] {
  return [
    chapter(
      'start',
      'Begin',
      table(
        ['what', 'address'],
        [
          ['REST', `\`${origin}/api/v3\` and \`${origin}/sapi/v1\``],
          ['the same as OpenAPI 3.1', `\`${origin}/docs/api.json\``],
          ['market streams', `\`${webSocketOf(origin)}/ws\`, \`/stream?streams=\` and \`/stream/ws\``],
          ['calls and your own events over a connection', `\`${webSocketOf(origin)}/ws-api/v3\``],
          ['your own events with a listen key', `\`${webSocketOf(origin)}/ws/<listenKey>\``],
        ],
      ),
      code(`curl '${origin}/api/v3/ticker/price?symbol=BTCUSDT'`),
      paragraph('Whatever is read by GET may be asked by HEAD: the same status and headers, and no body.'),
      paragraph(
        'What you read after an answer has it: your own orders and trades wherever you ask, and what everybody may read (depth, trades, tickers, charts) from the address that was answered. Elsewhere it is some tens of milliseconds behind; streams of a book are told ten times a second, everything else with its step. `lastUpdateId` of `depth` is the sequence of the book, which only rises.',
      ),
      paragraph(
        'Answers are JSON. Amounts and prices are decimal text, exact, with eight places at least and as many as their coin has where those are more: `exchangeInfo` tells them. Times are UTC milliseconds. A market is named by its two coins: `BTCUSDT`.',
      ),
    ),
    chapter(
      'keys',
      'Keys',
      paragraph(
        `Make a key on the page [API keys](${origin}/frontweb/user/api) of your account. You need your trading password and one code. Either we make a secret, which you see once, or your program has a key of Ed25519 and you paste its public half, as PEM or base64: see Signing.`,
      ).replace(/\[([^\]]+)\]\(([^)]+)\)/, '<a href="$2">$1</a>'),
      list([
        '**Read** sees balances, orders, trades, deposits and withdrawals. **Trade** places and cancels orders. **Transfer** moves coins between your funding and spot accounts. No call withdraws.',
        'With a list of IP addresses, the key works from there only. Give one to every key that trades.',
        'A key that you delete, and every key of a frozen account, is refused within a second.',
        'You can have 20 keys. The list tells when and from where each was last used.',
      ]),
      isDemo
        ? paragraph(
            'This is a demo: its clock can be moved. Where a client’s time is refused, ask `/api/v3/time`, or switch on `adjustForTimeDifference` in ccxt.',
          )
        : '',
    ),
  ];
}

const webSocketOf = (origin: string): string => origin.replace(/^http/, 'ws');

function weightOf({ weight }: Route): string {
  return typeof weight === 'number' ? String(weight) : 'by what is asked for';
}

function endpointChapter(): string {
  const rows = [...ROUTES]
    .filter(([id]) => !isAnsweredForClients(id))
    .map(([id, route]) => {
      const note = ENDPOINT_NOTES[id] ?? { takes: '', tells: '' };
      return [`\`${id}\``, route.access === 'key' ? 'any key' : route.access, weightOf(route), note.takes, note.tells];
    });
  return chapter('calls', 'Calls', table(['call', 'key', 'weight', 'takes', 'tells'], rows));
}

function chartChapter(): string {
  return chapter(
    'charts',
    'Charts',
    list([
      `Intervals: \`${KLINE_INTERVALS.join(' ')}\`. A week begins on Monday, a month on its first day; three days are counted from 1970-01-02.`,
      '`timeZone` (`8`, `-3:30`, `05:45`; from -12:00 to +14:00) says by which clock days, weeks, months and hours begin. `startTime` and `endTime` are UTC all the same. Another clock than UTC weighs 10, UTC 2.',
      'With `startTime` the first steps from there on are told, else the last ones. Steps follow each other without a gap: where nobody traded, a step repeats the price before it.',
      `Seconds (\`1s\`) are kept for ${SECONDS_KEPT_MS / HOUR_MS} hours, every other step for ever.`,
      'Steps that this exchange imported with a market have prices and volume, and count no trades: none was made here.',
    ]),
  );
}

function orderChapter(): string {
  return chapter(
    'orders',
    'Orders',
    paragraph('`symbol`, `side` (BUY, SELL) and `type`, and with it:'),
    table(
      ['type', 'needs', 'what it does'],
      [
        ['`LIMIT`', '`timeInForce` (GTC, IOC, FOK), `quantity`, `price`', 'trades at the price or better, and rests'],
        ['`LIMIT_MAKER`', '`quantity`, `price`', 'is refused where it would trade at once'],
        ['`MARKET`', '`quantity` or `quoteOrderQty`', 'trades at once; the sum is what to spend, or to take in'],
        [
          '`STOP_LOSS`',
          '`quantity`, `stopPrice`',
          'waits, then sells or buys at the market. A buy takes at most 5 % above its stop price',
        ],
        ['`STOP_LOSS_LIMIT`', '`timeInForce`, `quantity`, `price`, `stopPrice`', 'waits, then is a limit order'],
        ['`TAKE_PROFIT`, `TAKE_PROFIT_LIMIT`', 'as the two above', 'waits for the other direction'],
      ],
    ),
    list([
      '`newClientOrderId`: your own id, to 36 characters; without one the order gets a new one, which every answer tells. While that order is open, the same again is refused with -2010 `Duplicate order sent.`; once it has ended, the id is free for another one, and `origClientOrderId` means the latest. When an answer got lost, ask for the order by its id before you send it again. Ids of the form `id.1` are ours.',
      '`newOrderRespType`: ACK (the id), RESULT (the order) or FULL (with its fills). Without it LIMIT and MARKET answer FULL, the others ACK.',
      'An answer means that the order is durable, and reads that follow have it.',
      'Fees are taken from what a trade brings you: from the base coin of a buy, from the quote coin of a sell, rounded up at the last place of that coin. What happens where two of your own orders meet is up to `selfTradePreventionMode`: `EXPIRE_TAKER` (unless you say otherwise), `EXPIRE_MAKER` or `EXPIRE_BOTH`. An order that cannot trade as it asked is accepted and ends `EXPIRED`.',
      'Prices are multiples of `tickSize`, quantities of `stepSize`; `exchangeInfo` has them.',
      'Two bands bound prices, both as multiples of the reference price (without one, of the last price): `PERCENT_PRICE_BY_SIDE` those of orders that go into the book, and the wider `PERCENT_PRICE` the `price` and `stopPrice` of what waits: stops, and orders of a list whose turn has not come. A stop that wakes with a `price` outside of the first ends `EXPIRED`.',
      `An account may have ${DEFAULT_LIMITS.openOrdersMax} orders open, over all markets, stops and the orders of lists among them (\`EXCHANGE_MAX_NUM_ORDERS\`; each market may have all of them).`,
      '`trailingDelta`, of a STOP_LOSS, STOP_LOSS_LIMIT, TAKE_PROFIT or TAKE_PROFIT_LIMIT order: it follows the price. A SELL wakes so many hundredths of a percent below the highest price since it began, a BUY above the lowest (`TRAILING_DELTA`: 10 to 2000). It begins at once, from the last price; with a `stopPrice`, which is optional then, it begins when that is reached. `trailingTime` says since when it follows, -1 before. A BUY at the market takes at most 5 % above where it would wake when it is placed.',
      '`icebergQty`, of a LIMIT, LIMIT_MAKER, STOP_LOSS_LIMIT or TAKE_PROFIT_LIMIT order that is GTC: the book shows so much of the order at a time, in at most 25 parts (`ICEBERG_PARTS`), each worth at least the minimum of `NOTIONAL`. When a part has traded, the next one stands behind all orders of its price. Depth and streams tell of what is shown; your own orders tell the whole quantity.',
    ]),
  );
}

function listChapter(): string {
  return chapter(
    'order-lists',
    'Order lists',
    paragraph(
      'Two or three orders whose fates hang together, placed all at once or not at all. What one does to the others is part of the same step: no crash comes between.',
    ),
    table(
      ['list', 'its orders', 'how they hang together'],
      [
        [
          '`orderList/oco`',
          '`side`, `quantity`; `aboveType`, `belowType` and for each `…Price`, `…StopPrice`, `…TimeInForce`, `…IcebergQty`, `…TrailingDelta`, `…ClientOrderId`',
          'the first that trades, even in part, or wakes ends the other. For a sell LIMIT_MAKER, TAKE_PROFIT or TAKE_PROFIT_LIMIT is above and STOP_LOSS or STOP_LOSS_LIMIT below; for a buy it is the other way round',
        ],
        [
          '`orderList/oto`',
          '`working…` (LIMIT, LIMIT_MAKER) and `pending…` (any type but MARKET for a sum): `…Type`, `…Side`, `…Price`, `…Quantity`, `…TimeInForce`, `…StopPrice`, `…IcebergQty`, `…TrailingDelta`, `…ClientOrderId`',
          'the second is placed when all of the first has traded, and ends with it otherwise',
        ],
        [
          '`orderList/otoco`',
          '`working…`, `pendingSide`, `pendingQuantity`, `pendingAbove…`, `pendingBelow…`',
          'the same with a pair, which is as an OCO then',
        ],
      ],
    ),
    list([
      'Of a pair only the dearer order is paid: a sell holds its coins once. What waits for its turn (`PENDING_NEW`) holds nothing. It may be refused when its turn comes, most often because a fee was taken from what the first order brought: ask for less than that. Then it ends `EXPIRED`, and `executionReport` has `eR` `REJECTED`.',
      'A pending stop whose price was reached before its turn came wakes at once.',
      'To cancel one order of a list is to cancel the list. An order of a list is neither amended nor replaced.',
      'Each order counts against the limit of new orders and of open ones.',
      '`listClientOrderId` is free again when nothing of the list is open any more. `newOrderRespType` is RESULT unless you say otherwise.',
      'Who follows their own account hears `listStatus` when a list was placed and when all of it is done.',
    ]),
  );
}

function errorChapter(): string {
  return chapter(
    'errors',
    'Errors',
    paragraph('Every error is `{"code": …, "msg": "…"}` with an HTTP status of 400 or above.'),
    table(
      ['code', 'status', 'when'],
      [
        [
          '-1001',
          '503',
          'the database is away, or the service is shut down; nothing was done. Come back after `Retry-After`',
        ],
        ['-1003', '429', 'too much weight; wait `Retry-After` seconds'],
        [
          '-1007',
          '504',
          '**nobody knows** whether it was done: ask for the order by its id before you send again. For a new order `data` has `symbol` and `clientOrderId`, also where you gave none',
        ],
        ['-1008', '503', 'too many orders wait; nothing was done'],
        [
          '-1013',
          '400',
          'a filter: `PRICE_FILTER`, `LOT_SIZE`, `ICEBERG_PARTS`, `TRAILING_DELTA`, `NOTIONAL`, `PERCENT_PRICE_BY_SIDE`, `PERCENT_PRICE`, `EXCHANGE_MAX_NUM_ORDERS`; or the market is closed',
        ],
        ['-1015', '429', 'too many new orders'],
        ['-1020', '404, 400', 'there is no such call; it is left out here, see the last chapter'],
        ['-1021', '400', 'the timestamp is outside of the window'],
        ['-1022', '400', 'the signature is not that of the text'],
        ['-1100, -1101', '400', 'characters that cannot stand there; a parameter twice'],
        ['-1102, -1106', '400', 'a parameter is missing; one is there that this order cannot have'],
        ['-1111', '400', 'more places than any price or quantity has'],
        ['-1115, -1116, -1117, -1120, -1121', '400', 'no such time in force, order type, side, interval, symbol'],
        [
          '-1122, -1139, -1151, -1220',
          '400',
          'no such status, no such ticker type, a symbol twice, a symbol in another status',
        ],
        ['-1125', '400', 'the listen key has ended, or never was'],
        [
          '-1128, -1130, -1131',
          '400',
          'parameters that exclude each other; a value that is none; a window above a minute',
        ],
        [
          '-2010',
          '400',
          'the order is refused: balance, duplicate id, would match, would trigger, no counterpart; `msg` says which',
        ],
        ['-2011', '400', 'there is no such open order to cancel'],
        ['-2035', '400', 'the connection hears of this person already'],
        ['-2013, -2018', '400', 'there is no such order, no such list'],
        ['-1158, -1165, -1166, -1168, -1196 to -1199', '400', 'an order that cannot stand there in a pair'],
        [
          '-2021, -2022',
          '409, 400',
          'of a cancel and a new order one half was done, or neither; `data` tells of both: `cancelResult`, `newOrderResult` and their answers',
        ],
        ['-5012, -5013', '400', 'a transfer that is not possible now; more than the account has'],
        ['-4056', '400', 'a key with a secret cannot log on'],
        ['-2014, -2015', '401', 'no key; a key that is unknown, not allowed this, or used from elsewhere'],
      ],
    ),
  );
}

function leftOutChapter(): string {
  const rows = LEFT_OUT.map(({ calls, methods = [], why }) => [
    [...calls, ...methods].map((each) => `\`${each}\``).join(', '),
    why,
  ]);
  return chapter(
    'left-out',
    'What is left out',
    paragraph(
      'Calls that other exchanges of this form have and this one has not, by decision. They are answered -1020 with HTTP 400; a path that nobody knows is answered -1020 with HTTP 404. Of an order, the parameters of pegged orders are refused with -1106. The streams of block trades and of reference prices, FIX and SBE are not offered.',
    ),
    table(['call or method', 'why'], rows),
    paragraph('Keys of RSA are not taken: see Signing for the two kinds that are.'),
  );
}

function limitChapter(): string {
  return chapter(
    'limits',
    'Limits',
    list([
      `${LIMITS.weightPerMinute} weight a minute for an address, of IPv6 for its /64. The header \`X-MBX-USED-WEIGHT-1M\` tells what is used.`,
      `${LIMITS.ordersPerTenSeconds} new orders in ten seconds and ${LIMITS.ordersPerDay} a day for a person: \`X-MBX-ORDER-COUNT-10S\` and \`-1D\`.`,
      'Beyond them: HTTP 429 with `Retry-After`, in seconds.',
      'A connection: 1,024 streams, 50 messages a second, 64 KiB a message; 300 connections an address or /64, 100 a person. Every 20 s we send a ping; who does not answer for a minute, does not read, or neither asks nor follows anything in the first minute is dropped.',
    ]),
  );
}

/** Where the build puts the coin icons. The path includes the icon set's version, so that they can be cached for ever. */
export const COIN_ICONS_PATH = '/assets/coins-0.18.1';

/** Coins with an icon; all others show their first letters. */
export const COIN_ICONS: ReadonlySet<string> = new Set(
  (
    '1inch aave ada algo amp ant atom avax bal band bat bch bnb bnt bsv btc btg btt chz comp crv cvc ' +
    'dai dash dcr dgb doge dot ela enj eos etc eth fil gno grt gusd hot icp icx iost knc ksm ' +
    'lend link lrc lsk ltc mana matic mkr nano neo nexo omg one ont pax pivx qnt qtum ren rep rvn sand sc snt ' +
    'snx sol storj stx sushi theta trx tusd uma uni usdc usdt vet waves wbtc xem xlm xmr xrp xtz yfi zec zen zil zrx'
  ).split(' '),
);

import { createExchange, type Exchange, fillDemoWallets } from './boot/exchange.ts';
import { openInstallation } from './boot/installation/open-installation.ts';
import { startCoreProcess } from './boot/process/core-process.ts';
import { reportProgress, reportReady } from './boot/process/parent.ts';
import { type Running, runProcess } from './boot/process/run-process.ts';
import { startSignerProcess } from './boot/process/signer-process.ts';
import { startChainSide } from './boot/sides/chain-side.ts';
import { startSignerSide } from './boot/sides/signer-side.ts';
import { startDemoCloses } from './demo/auto-invest/demo-closes.ts';
import { needsSeeding, prepareSeeding, seed, takeClockOffset, welcomeLines } from './demo/demo-start.ts';
import { startDemoGrids } from './demo/grid/demo-grids.ts';
import { startDemoMarkets } from './demo/market-makers/demo-markets.ts';
import type { NetworkParams } from './networks/network-params.ts';
import { SystemClock } from './platform/clock/clock.ts';
import { followClockOffset } from './platform/clock/demo-clock.ts';
import { readConfig } from './platform/config/config.ts';
import type { Loop } from './platform/jobs/loop.ts';
import { createLog, type Logger } from './platform/log/log.ts';

let log: Logger | null = null;

await runProcess(() => log, start);

/**
 * Opens everything in order. If a later step fails, or the start is aborted, what was opened is closed again in reverse
 * order.
 */
async function start(stopping: AbortSignal): Promise<Running> {
  const config = readConfig(process.argv.slice(2), process.env);
  log = createLog({ level: config.logLevel });
  const own = log;
  if (config.role === 'core') return startCoreProcess(config, own);
  if (config.role === 'signer') return startSignerProcess(config, own, stopping);
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const installation = await openInstallation(config, own);
    closing.push(() => installation.close());
    stopping.addEventListener('abort', () => installation.markStopping(), { once: true });
    stopping.throwIfAborted();
    const { database } = installation;
    const clock = new SystemClock();
    const isFirstFill = await needsSeeding(config, database);
    await (isFirstFill ? prepareSeeding : takeClockOffset)(config, database, clock);
    reportProgress(config.isProduction ? 'connecting to the chain nodes' : 'starting the chain nodes');
    const { secrets } = installation;
    const openSigner = async (networks: readonly NetworkParams[]) => {
      const parts = { config, secrets, db: database.db, dbOptions: database.signerOptions, log: own };
      const side = await startSignerSide(parts, networks);
      closing.push(() => side.stop());
      return side.signer;
    };
    const chains = await startChainSide({ config, log: own, openSigner });
    closing.push(() => chains.stop());
    stopping.throwIfAborted();
    const exchange = await createExchange({
      config,
      log: own,
      db: database.db,
      dbOptions: database.options,
      isDatabaseUp: () => database.isUp(),
      secrets,
      clock,
      chains,
    });
    closing.push(() => exchange.stop());
    stopping.throwIfAborted();
    await exchange.application.server.listen({ port: config.port, host: config.host });
    if (chains.dev) await fillDemoWallets(exchange, chains);
    stopping.throwIfAborted();
    if (isFirstFill) await seed(exchange, chains, clock, stopping);
    const markets = await startDemoMarkets(exchange, config, own);
    closing.push(() => markets.stop());
    const closes = await startDemoCloses(exchange, config, own);
    closing.push(() => closes.stop());
    const grids = startDemoGrids(exchange, config, own);
    closing.push(() => grids.stop());
    if (config.demo.movableClock) closing.push(stopLoop(followClockOffset(database.db, clock, own)));
    stopping.throwIfAborted();
    announce(exchange, config.publicOrigin, await welcomeLines(config, database));
    return { stop };
  } catch (error) {
    await stop().catch((failure: unknown) => own.error({ err: failure }, 'not everything could be closed'));
    throw error;
  }
}

function announce(exchange: Exchange, address: string, lines: readonly string[]): void {
  exchange.setReady(true);
  reportReady({ address, lines });
}

function stopLoop(loop: Loop): () => Promise<void> {
  return () => loop.stop();
}

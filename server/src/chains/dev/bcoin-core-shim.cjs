'use strict';
// bcoin's consensus (rules of 2018) behind the RPC of Bitcoin Core, as far as our Bitcoin adapter and the starter ask.
// Runs as a process of its own: node bcoin-core-shim.cjs DATADIR PORT USER PASSWORD
// CommonJS, because bcoin is.

process.env.NODE_BACKEND = 'js';

const http = require('node:http');
const Network = require('bcoin/lib/protocol/network');
const FullNode = require('bcoin/lib/node/fullnode');
const TX = require('bcoin/lib/primitives/tx');
const Address = require('bcoin/lib/primitives/address');
const CoinEntry = require('bcoin/lib/coins/coinentry');
const layout = require('bcoin/lib/blockchain/layout');

// bcoin leaves unused bounds of an iterator null, which leveldown 6 (the one that runs on this Node) reads as a bound:
// every iteration would be empty.
const leveldown = require('leveldown');
const iterator = leveldown.prototype.iterator;
leveldown.prototype.iterator = function withoutNullBounds(options) {
  return iterator.call(this, Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null)));
};

const [, , dataDir, portText, user, password] = process.argv;

// Core's regtest: its address prefixes, and segwit at once instead of after 432 blocks.
const network = Network.get('regtest');
network.addressPrefix.bech32 = 'bcrt';
network.addressPrefix.pubkeyhash = 0x6f;
network.addressPrefix.scripthash = 0xc4;
network.minerWindow = 4;
network.activationThreshold = 3;

const node = new FullNode({
  network: 'regtest',
  prefix: dataDir,
  memory: false,
  listen: false,
  logLevel: 'error',
  logConsole: false,
  indexTx: true,
  persistentMempool: false,
  replaceByFee: true,
  requireStandard: false,
  limitFree: false,
});
node.on('error', () => {});

const COIN = 1e8;
const toBtc = (satoshi) => Number((satoshi / COIN).toFixed(8));
const flip = (hash) => Buffer.from(hash, 'hex').reverse().toString('hex');

class RpcError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Everything that reads or moves the chain runs one at a time: bcoin's reset is not safe beside a block being mined. */
let tail = Promise.resolve();
function oneAtATime(work) {
  const run = tail.then(work);
  tail = run.catch(() => {});
  return run;
}

async function entryOf(hash) {
  const entry = typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? await node.chain.getEntry(flip(hash)) : null;
  if (!entry) throw new RpcError(-5, 'Block not found');
  return entry;
}

async function headerJson(entry) {
  const isMain = await node.chain.isMainChain(entry);
  return {
    hash: entry.rhash(),
    confirmations: isMain ? node.chain.height - entry.height + 1 : -1,
    height: entry.height,
    time: entry.time,
    mediantime: entry.time,
    ...(entry.height > 0 ? { previousblockhash: flip(entry.prevBlock) } : {}),
  };
}

function addressOf(output) {
  const address = output.getAddress();
  return address ? address.toString(network) : undefined;
}

function txJson(tx) {
  return {
    txid: tx.txid(),
    hash: tx.wtxid(),
    size: tx.getSize(),
    vsize: tx.getVirtualSize(),
    vin: tx.inputs.map((input) =>
      input.prevout.isNull()
        ? { coinbase: input.script.toRaw().toString('hex'), sequence: input.sequence }
        : { txid: input.prevout.txid(), vout: input.prevout.index, sequence: input.sequence },
    ),
    vout: tx.outputs.map((output, n) => ({
      value: toBtc(output.value),
      n,
      scriptPubKey: {
        hex: output.script.toRaw().toString('hex'),
        ...(addressOf(output) ? { address: addressOf(output) } : {}),
      },
    })),
    hex: tx.toRaw().toString('hex'),
  };
}

function readTx(hex) {
  try {
    return TX.fromRaw(Buffer.from(hex, 'hex'));
  } catch {
    throw new RpcError(-22, 'TX decode failed');
  }
}

function readAddress(text) {
  try {
    return Address.fromString(text, network);
  } catch {
    throw new RpcError(-5, 'Error: Invalid address');
  }
}

/** Core's rule of replacement (BIP 125), as far as fees go: more in all, and more by the byte. */
function evictReplaced(tx, view) {
  const conflicts = new Map();
  for (const { prevout } of tx.inputs) {
    const spender = node.mempool.getSpent(prevout.hash, prevout.index);
    if (spender) conflicts.set(spender.hash('hex'), spender);
  }
  if (conflicts.size === 0) return [];
  const fee = tx.getFee(view);
  const evicted = new Map();
  for (const entry of conflicts.values()) {
    // We do not use bcoin's isRBF(): it refuses version 2, which Core allows.
    if (!entry.tx.inputs.some((input) => input.sequence < 0xfffffffe)) throw new RpcError(-26, 'txn-mempool-conflict');
    if (fee * entry.tx.getVirtualSize() <= entry.fee * tx.getVirtualSize())
      throw new RpcError(-26, 'insufficient fee, rejecting replacement');
    evicted.set(entry.hash('hex'), entry);
    for (const descendant of node.mempool.getDescendants(entry)) evicted.set(descendant.hash('hex'), descendant);
  }
  const owed = [...evicted.values()].reduce((sum, entry) => sum + entry.fee, 0) + tx.getVirtualSize();
  if (fee < owed) throw new RpcError(-26, 'insufficient fee, rejecting replacement');
  for (const entry of conflicts.values()) if (node.mempool.hasEntry(entry.hash('hex'))) node.mempool.evictEntry(entry);
  return [...evicted.values()].map((entry) => entry.tx);
}

async function accept(tx) {
  if (node.mempool.hasEntry(tx.hash('hex'))) return;
  if (await node.chain.hasCoins(tx)) throw new RpcError(-27, 'Transaction already in block chain');
  for (const { prevout } of tx.inputs) {
    const isPooled = node.mempool.getTX(prevout.hash) !== null && node.mempool.getTX(prevout.hash) !== undefined;
    if (!isPooled && !(await node.chain.getCoin(prevout.hash, prevout.index)))
      throw new RpcError(-25, 'bad-txns-inputs-missingorspent');
  }
  const view = await node.mempool.getCoinView(tx);
  if (tx.getFee(view) < tx.getVirtualSize()) throw new RpcError(-26, 'min relay fee not met');
  const evicted = evictReplaced(tx, view);
  try {
    const missing = await node.mempool.addTX(tx);
    if (missing) {
      node.mempool.removeOrphan(tx.hash('hex'));
      throw new RpcError(-25, 'bad-txns-inputs-missingorspent');
    }
  } catch (error) {
    for (const old of evicted) await node.mempool.addTX(old).catch(() => {});
    if (error instanceof RpcError) throw error;
    throw new RpcError(-26, error.reason || error.message);
  }
}

/** bcoin's own `chain` events reach the mempool a tick late; the template must not be built before. */
async function mempoolAtTip() {
  while (node.mempool.tip !== node.chain.tip.hash) await new Promise((resolve) => setImmediate(resolve));
}

async function mine(address, only) {
  await mempoolAtTip();
  const job = await node.miner.createJob(null, address);
  if (only) {
    job.attempt.items = [];
    job.attempt.fees = 0;
    for (const tx of only) job.pushTX(tx);
    job.refresh();
  }
  const block = await job.mineAsync();
  const entry = await node.chain.add(block);
  if (!entry) throw new RpcError(-1, 'ProcessNewBlock, block not accepted');
  await mempoolAtTip();
  return entry.rhash();
}

async function locate(txid) {
  const hash = flip(txid);
  const pooled = node.mempool.getTX(hash);
  if (pooled) return { tx: pooled };
  const meta = await node.chain.getMeta(hash);
  if (!meta) throw new RpcError(-5, 'No such mempool or blockchain transaction');
  return { tx: meta.tx, height: meta.height, blockHash: flip(meta.block) };
}

/** Goes through all unspent outputs, as Core does. */
async function coinsTo(addresses) {
  const found = [];
  const entries = await node.chain.db.db.range({ gte: layout.c.min(), lte: layout.c.max() });
  for (const { key, value } of entries) {
    const entry = CoinEntry.fromRaw(value);
    const [hash, index] = layout.c.parse(key);
    if (addresses.has(addressOf(entry.output))) found.push({ hash, index, entry });
  }
  return found;
}

const methods = {
  async getblockchaininfo() {
    const { tip, height } = node.chain;
    return {
      chain: 'regtest',
      blocks: height,
      headers: height,
      bestblockhash: tip.rhash(),
      time: tip.time,
      pruned: false,
    };
  },
  async getnetworkinfo() {
    return { subversion: '/bcoin-core-shim:1.0.2/', relayfee: 0.00001, incrementalfee: 0.00001 };
  },
  getblockcount: async () => node.chain.height,
  getbestblockhash: async () => node.chain.tip.rhash(),
  async getblockhash(height) {
    const entry = await node.chain.getEntry(height);
    if (!entry || !(await node.chain.isMainChain(entry))) throw new RpcError(-8, 'Block height out of range');
    return entry.rhash();
  },
  getblockheader: async (hash) => headerJson(await entryOf(hash)),
  async getblock(hash, verbosity = 1) {
    const entry = await entryOf(hash);
    const block = await node.chain.getBlock(entry.hash);
    if (!block) throw new RpcError(-5, 'Block not found');
    if (verbosity === 0) return block.toRaw().toString('hex');
    return { ...(await headerJson(entry)), tx: block.txs.map((tx) => (verbosity === 1 ? tx.txid() : txJson(tx))) };
  },
  async getrawtransaction(txid, isVerbose) {
    const found = await locate(txid);
    if (!isVerbose) return found.tx.toRaw().toString('hex');
    const place =
      found.height === undefined
        ? {}
        : { blockhash: found.blockHash, confirmations: node.chain.height - found.height + 1 };
    return { ...txJson(found.tx), ...place };
  },
  getrawmempool: async () => [...node.mempool.map.values()].map((entry) => entry.tx.txid()),
  async gettxout(txid, n, withMempool = true) {
    const hash = flip(txid);
    if (withMempool && node.mempool.isSpent(hash, n)) return null;
    const pooled = withMempool ? node.mempool.getTX(hash) : null;
    const coin = pooled ? null : await node.chain.getCoin(hash, n);
    const output = pooled ? pooled.outputs[n] : coin;
    if (!output) return null;
    return {
      bestblock: node.chain.tip.rhash(),
      confirmations: coin ? node.chain.height - coin.height + 1 : 0,
      value: toBtc(output.value),
      coinbase: coin ? coin.coinbase : false,
    };
  },
  async sendrawtransaction(hex) {
    const tx = readTx(hex);
    await accept(tx);
    return tx.txid();
  },
  estimatesmartfee: async () => ({ errors: ['Insufficient data or no feerate found'], blocks: 2 }),
  async generatetoaddress(count, addressText) {
    const address = readAddress(addressText);
    const hashes = [];
    for (let done = 0; done < count; done++) hashes.push(await mine(address));
    return hashes;
  },
  async generateblock(addressText, transactions) {
    const only = transactions.map((text) => (text.length === 64 ? node.mempool.getTX(flip(text)) : readTx(text)));
    return { hash: await mine(readAddress(addressText), only) };
  },
  /** As in Core, what the lost blocks held returns to the mempool where it is still valid. */
  async invalidateblock(hash) {
    const entry = await entryOf(hash);
    const back = [];
    for (let height = entry.height; height <= node.chain.height; height++) {
      const block = await node.chain.getBlock(height);
      back.push(...block.txs.slice(1));
    }
    for (const pooled of node.mempool.map.values()) back.push(pooled.tx);
    await node.chain.invalidate(entry.hash);
    await mempoolAtTip();
    for (const tx of back) await accept(tx).catch(() => {});
    return null;
  },
  async scantxoutset(action, descriptors) {
    if (action !== 'start') throw new RpcError(-8, 'Invalid action');
    const wanted = new Set(descriptors.map((descriptor) => /^addr\((.+)\)$/.exec(descriptor.desc ?? descriptor)[1]));
    const coins = await coinsTo(wanted);
    return {
      success: true,
      height: node.chain.height,
      bestblock: node.chain.tip.rhash(),
      unspents: coins.map((coin) => ({
        txid: flip(coin.hash),
        vout: coin.index,
        amount: toBtc(coin.entry.output.value),
        height: coin.entry.height,
        coinbase: coin.entry.coinbase,
      })),
      total_amount: toBtc(coins.reduce((sum, coin) => sum + coin.entry.output.value, 0)),
    };
  },
  async stop() {
    setImmediate(close);
    return 'stopping';
  },
};

async function answer(call) {
  try {
    const method = methods[call.method];
    if (!method) throw new RpcError(-32601, 'Method not found');
    return { result: await oneAtATime(() => method(...(call.params ?? []))), error: null, id: call.id };
  } catch (error) {
    const code = error instanceof RpcError ? error.code : -1;
    return { result: null, error: { code, message: String(error.message) }, id: call.id };
  }
}

const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', async () => {
    if (request.headers.authorization !== expected) return void response.writeHead(401).end();
    let calls;
    try {
      calls = JSON.parse(body);
    } catch {
      return void response.writeHead(500).end();
    }
    const result = Array.isArray(calls) ? await Promise.all(calls.map(answer)) : await answer(calls);
    const status = !Array.isArray(calls) && result.error ? 500 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
});

async function close() {
  server.close();
  server.closeAllConnections();
  await tail;
  await node.miner.close();
  await node.mempool.close();
  await node.chain.close();
  process.exit(0);
}

async function main() {
  await node.ensure();
  await node.chain.open();
  await node.mempool.open();
  await node.miner.open();
  server.listen(Number(portText), '127.0.0.1');
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

// `npm start`: from a clean clone to a running exchange. This file may import only what Node itself has.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../build/build.mjs';
import { ensureInstalled, ROOT, requireNode, requireSystem } from '../install/install.mjs';
import { elapsed, Fault, run, say } from '../say.mjs';

const OPTIONS = `npm start -- [options]

  --port PORT     where the exchange listens (3000)
  --host ADDRESS  the address it listens on (127.0.0.1; with --production 0.0.0.0)
  --role ROLE     all, api (HTTP, the trading core elsewhere), core (the trading core alone) or signer (the keys alone) (all)
  --data FOLDER   where everything is kept (./data)
  --production    real money: without demo users, faucet, /dev pages and movable clock
  --help          this text`;

const OPERATOR_FAULT_EXIT_CODE = 78;
/** A server that keeps dying is restarted only this often. */
const RESTARTS_MAX = 5;
const LOG_BYTES_MAX = 50_000_000;
const NPM_WATCH_MS = 500;
const RESTART_WINDOW_MS = 60_000;
/**
 * How long a stopping server may hold the port (one step of its start, then its stop:
 * server/src/boot/process/run-process.ts), and how long it may take until it says that it is stopping.
 */
const STOPPING_MS_MAX = 90_000;
const STOPPING_SEEN_MS_MAX = 1_000;

await run(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(OPTIONS);
    return 0;
  }
  requireSystem();
  requireNode();
  const options = quickOptions(args);
  // The roles core and signer serve no pages, so they need no port.
  if (options.role === 'all' || options.role === 'api') await requireFreePort(options);
  await ensureInstalled({ demo: !options.isProduction });
  await ensureBuilt();
  return superviseServer(args, options);
});

/** Checks the few options worth checking before a minute of installing; the server itself checks all of them. */
function quickOptions(args) {
  const given = {
    '--port': process.env.PORT ?? '3000',
    '--data': process.env.DATA_DIR ?? 'data',
    '--host': process.env.HOST,
    '--role': process.env.ROLE,
  };
  let isProduction = process.env.BOURSE_MODE === 'production';
  for (let index = 0; index < args.length; index++) {
    const [name, inline] = args[index].split(/=(.*)/s);
    if (name === '--production') isProduction = true;
    else if (name in given) given[name] = inline ?? args[++index] ?? '';
    else throw new Fault(`There is no option ${name}. There are --port, --data, --host, --role and --production.`);
  }
  const port = given['--port'];
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Fault(`PORT (--port) must be a whole number from 1 to 65535; it was "${port}".`);
  }
  return {
    role: given['--role'] || 'all',
    port: Number(port),
    host: given['--host'] || (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(ROOT, given['--data'] || 'data'),
    isProduction,
  };
}

/** Waits for a server of this folder that is still stopping, such as one whose `npm start` was killed. */
async function requireFreePort(options) {
  const startedMs = performance.now();
  for (;;) {
    try {
      return await tryPort(options);
    } catch (error) {
      const waitMs = isServerStopping(options.dataDir) ? STOPPING_MS_MAX : STOPPING_SEEN_MS_MAX;
      if (performance.now() - startedMs > waitMs || !existsSync(join(options.dataDir, 'server.lock'))) throw error;
      await wait(50);
    }
  }
}

function isServerStopping(dataDir) {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')).about.state === 'stopping';
  } catch {
    return false;
  }
}

async function tryPort({ port, host }) {
  const server = createServer();
  try {
    await new Promise((listening, failed) => {
      server.once('error', failed);
      server.listen({ port, host, exclusive: true }, listening);
    });
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Fault(`Port ${port} is in use by another program. Choose another one with --port.`);
    if (error.code === 'EACCES')
      throw new Fault(`This account may not listen on port ${port}. Choose one above 1023 with --port.`);
    throw new Fault(`Cannot listen on ${host}, port ${port}: ${error.message}.`);
  } finally {
    server.close();
  }
}

/** Runs the server and restarts it when it dies; returns this command's exit code. */
async function superviseServer(args, options) {
  const output = serverOutput(options);
  const deaths = [];
  let child = null;
  let wasReady = false;
  let isStopping = false;
  // Force only when a person presses Ctrl-C twice: systemd signals every process at once, and npm may be gone before us.
  const stop = (signal) => {
    if (isStopping) {
      if (signal === 'SIGINT') child?.kill('SIGKILL');
      return;
    }
    isStopping = true;
    say('stopping: the server, its database and its chain nodes (Ctrl-C again to force)');
    child?.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onNpmGone(() => stop('npm is gone'));

  for (;;) {
    say(deaths.length === 0 ? 'starting the server' : 'starting the server again');
    const { code, signal } = await new Promise((ended) => {
      child = startServer(args, output, options);
      child.on('message', (message) => {
        wasReady ||= Boolean(message.ready);
      });
      child.once('error', (error) => {
        console.error(error.message);
        ended({ code: 1 });
      });
      child.once('exit', (exitCode, exitSignal) => ended({ code: exitCode, signal: exitSignal }));
    });
    if (isStopping) {
      say('stopped');
      return 0;
    }
    if (code === 0 || code === OPERATOR_FAULT_EXIT_CODE) return code;
    deaths.push(performance.now());
    const recent = deaths.filter((at) => at > performance.now() - RESTART_WINDOW_MS).length;
    console.error(`The server ended unexpectedly (${signal ?? `code ${code}`}).`);
    // A process that failed before it was ever ready would fail again.
    if (!wasReady && !signal) {
      console.error(output.where);
      return 1;
    }
    if (recent > RESTARTS_MAX) {
      console.error(`It ended ${recent} times within a minute and is not started again. ${output.where}`);
      return 1;
    }
  }
}

/** npm and its shell are between the terminal and us. If they are killed, Ctrl-C no longer reaches us, so we stop. */
function onNpmGone(stop) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const known = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === known) return;
    clearInterval(timer);
    stop();
  }, NPM_WATCH_MS);
  timer.unref();
}

/** The parent of a process; a constant on systems that do not tell. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return '';
  }
}

function startServer(args, output, { isProduction }) {
  // In a group of its own, so that Ctrl-C reaches only this command, which then stops the server in order. If this command is
  // killed, the channel closes and the server stops by itself.
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'server', 'dist', 'main.mjs'), ...args], {
    cwd: ROOT,
    detached: true,
    env: {
      ...process.env,
      NODE_BACKEND: 'js',
      NODE_ENV: isProduction ? 'production' : (process.env.NODE_ENV ?? 'development'),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout.on('data', output.write);
  child.on('message', (message) => {
    if (message.progress) say(message.progress);
    if (message.ready) welcome(message.ready);
  });
  return child;
}

/** In production the log goes to standard output; in the demo to a file, so that the terminal stays readable. */
function serverOutput({ isProduction, dataDir }) {
  if (isProduction) return { write: (part) => process.stdout.write(part), where: 'Its log is above.' };
  const path = join(dataDir, 'server.log');
  let file = null;
  return {
    where: `Its log is in ${path}.`,
    write(part) {
      if (!file && existsSync(dataDir)) {
        if (existsSync(path) && statSync(path).size > LOG_BYTES_MAX) renameSync(path, `${path}.1`);
        file = createWriteStream(path, { flags: 'a', mode: 0o600 });
        file.on('error', () => {});
      }
      if (file) file.write(part);
      else process.stdout.write(part);
    },
  };
}

function welcome({ address, lines }) {
  console.log(`\n  Bourse runs at ${address}   (ready after ${elapsed()})\n`);
  for (const line of lines) console.log(`  ${line}`);
  console.log('\n  Ctrl-C stops everything; the data stays.\n');
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_MS_MAX = 600_000;

/**
 * Starts one exchange with the README's command on a free port and an empty data folder, for all journeys, and names it
 * in `E2E_URL` and `E2E_DATA`. Where `E2E_URL` names a running one, that is used instead, with its clock as far ahead as it is.
 * Answers with how to stop it.
 */
export default function startExchange() {
  return startExchangeBy(spawn);
}

/** The operator's commands beside it; resolves when they can be run. */
async function startOperator(spawnProgram) {
  const child = spawnProgram(process.execPath, ['--import', 'tsx', 'e2e/exchange/operator.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the operator's commands ended with ${code}`)));
  });
  process.env.E2E_OPERATOR = `http://127.0.0.1:${port}`;
  return async () => {
    const isEnded = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await isEnded;
  };
}

/** The same, for a command that starts its programs in its own way, so that none outlives it. */
export async function startExchangeBy(spawnProgram) {
  if (process.env.E2E_URL) {
    const answer = await fetch(`${process.env.E2E_URL}/open/operator/status`);
    process.env.E2E_AHEAD_MS = String(Math.max((await answer.json()).serverNow - Date.now(), 0));
    return process.env.E2E_OPERATOR ? async () => {} : startOperator(spawnProgram);
  }
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'bourse-e2e-'));
  const child = spawnProgram(process.execPath, ['scripts/start/start.mjs', '--port', String(port), '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, RATE_LIMITS: 'false' },
  });
  const output = [];
  child.stdout.on('data', (bytes) => output.push(String(bytes)));
  child.stderr.on('data', (bytes) => output.push(String(bytes)));
  process.env.E2E_URL = `http://localhost:${port}`;
  process.env.E2E_DATA = dataDir;
  await ready(child, output);
  const stopOperator = await startOperator(spawnProgram);
  return async () => {
    await stopOperator();
    const isEnded = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await isEnded;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function ready(child, output) {
  const deadline = performance.now() + READY_MS_MAX;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the exchange ended: ${output.join('').slice(-4000)}`);
    const isReady = await fetch(`${process.env.E2E_URL}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill('SIGKILL');
  throw new Error(`the exchange was not ready within ${READY_MS_MAX / 1000} s: ${output.join('').slice(-4000)}`);
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Seconds since this command began. */
export const nowS = () => performance.now() / 1_000;

/** The seconds since this command began, as text. */
export function elapsed() {
  return `${nowS().toFixed(1)} s`;
}

/** Prints one line of progress with the time since the start. */
export function say(line) {
  console.log(`[${elapsed().padStart(7)}] ${line}`);
}

/** Prints a sign of life every few seconds until the work ends, so that a slow step does not look dead. */
export async function withProgress(line, work) {
  say(line);
  const timer = setInterval(() => say(`  still at it: ${line}`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Thrown to end the command with one message for the operator. */
export class Fault extends Error {}

/** Runs a command's body and turns a Fault into one line and an exit code. */
export async function run(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    process.exitCode = error instanceof Fault ? 78 : 1;
  }
}

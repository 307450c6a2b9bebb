import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type Command, findCommand, readGiven } from '../../server/src/cli/command.ts';
import { COMMANDS } from '../../server/src/cli/commands.ts';
import { purchaseAdd } from './purchase-add.ts';

/*
 * The operator's commands beside the exchange of the journeys, in one process that loads each of them once: to start a process for
 * each takes ten times as long as what the command does. It takes the words of a command, and answers as `--json` prints.
 */

const KNOWN: readonly Command[] = [...COMMANDS, purchaseAdd];

/** @throws Error where the command says that not all is well */
async function answerTo(words: readonly string[]): Promise<string> {
  const found = findCommand(KNOWN, words);
  if (!found) throw new Error('there is no such command');
  const answer = await found.command.run(readGiven(found.command, found.rest, process.env));
  const text = JSON.stringify(answer.json, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  if (answer.exitCode) throw new Error(`it ended with ${answer.exitCode}: ${text}`);
  return text;
}

const server = createServer(async (request, response) => {
  try {
    response.end(await answerTo((await json(request)) as string[]));
  } catch (error) {
    response.writeHead(400).end(JSON.stringify({ error: (error as Error).message }));
  }
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
// Whoever started it has gone.
process.once('disconnect', () => process.exit());

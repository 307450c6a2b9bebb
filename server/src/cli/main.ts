import { OperatorFault } from '../platform/process/operator-fault.ts';
import { findCommand, overview, readGiven, usage } from './command.ts';
import { COMMANDS } from './commands.ts';

/**
 * `npm run -s bourse -- COMMAND`. Prints results to standard output and faults to standard error; the exit code is 1 if
 * not all is well.
 */
async function main(words: readonly string[]): Promise<number> {
  const found = findCommand(COMMANDS, words);
  if (!found) {
    const isAsked = words.length === 0 || words.includes('--help');
    console[isAsked ? 'log' : 'error'](
      isAsked ? overview(COMMANDS) : `There is no command "${words.join(' ')}".\n\n${overview(COMMANDS)}`,
    );
    return isAsked ? 0 : 1;
  }
  const { command, rest } = found;
  if (rest.includes('--help')) {
    console.log(usage(command));
    return 0;
  }
  const isJson = rest.includes('--json');
  try {
    const answer = await command.run(readGiven(command, rest, process.env));
    console.log(
      isJson
        ? JSON.stringify(answer.json, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
        : answer.lines.join('\n'),
    );
    return answer.exitCode ?? 0;
  } catch (error) {
    const message = error instanceof OperatorFault ? error.message : String((error as Error).stack ?? error);
    console.error(isJson ? JSON.stringify({ error: message }) : message);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));

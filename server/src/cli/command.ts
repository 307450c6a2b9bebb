import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorFault } from '../platform/process/operator-fault.ts';

interface CommandOption {
  /** The placeholder for the value, such as PORT; absent for a flag without a value. */
  readonly value?: string;
  readonly says: string;
  readonly isRequired?: boolean;
}

/** What was given to a command. */
export interface Given {
  /** Arguments by position, after the command's own words. */
  readonly positions: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseOwnerUrl?: string | null;
}

export interface Answer {
  /** Printed as JSON with --json. */
  readonly json: unknown;
  /** Printed otherwise. */
  readonly lines: readonly string[];
  /** 0 if absent. */
  readonly exitCode?: number;
}

/** An operator command; each has its own file. */
export interface Command {
  /** The words that call it, such as `clock advance`. */
  readonly name: string;
  readonly positions?: readonly string[];
  readonly says: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  run(given: Given): Promise<Answer>;
}

const COMMON: Readonly<Record<string, CommandOption>> = {
  data: { value: 'DIR', says: 'the data folder (DATA_DIR, or ./data)' },
  json: { says: 'prints one JSON value and nothing else' },
  help: { says: 'prints this' },
};

/** The command that these words name, preferring the longest name, and the words after it. */
export function findCommand(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; rest: readonly string[] } | null {
  const byLength = commands.toSorted((a, b) => b.name.length - a.name.length);
  for (const command of byLength) {
    const name = command.name.split(' ');
    if (name.every((word, index) => words[index] === word)) return { command, rest: words.slice(name.length) };
  }
  return null;
}

/** @throws OperatorFault if an option is unknown or missing, or the number of values is wrong */
export function readGiven(command: Command, words: readonly string[], environment: NodeJS.ProcessEnv): Given {
  const options = { ...command.options, ...COMMON };
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          { type: option.value ? ('string' as const) : ('boolean' as const) },
        ]),
      ),
    });
  } catch (error) {
    throw new OperatorFault(`${(error as Error).message.split('. ')[0]}.\n\n${usage(command)}`);
  }
  const positions = parsed.positionals;
  const wanted = command.positions ?? [];
  if (positions.length !== wanted.length) {
    throw new OperatorFault(
      `"${command.name}" takes ${wanted.length === 0 ? 'no values' : wanted.join(' ')}.\n\n${usage(command)}`,
    );
  }
  const values = Object.fromEntries(Object.entries(parsed.values).map(([name, value]) => [name, String(value)]));
  for (const [name, option] of Object.entries(options)) {
    if (option.isRequired && values[name] === undefined)
      throw new OperatorFault(`--${name} is missing.\n\n${usage(command)}`);
  }
  return {
    positions,
    options: values,
    dataDir: resolve(values.data ?? environment.DATA_DIR ?? 'data'),
    // As for the server: with both, the data is in the database and the folder has what belongs to this machine.
    databaseUrl: environment.DATABASE_URL || null,
    databaseOwnerUrl: environment.DATABASE_OWNER_URL || null,
  };
}

export function usage(command: Command): string {
  const options = Object.entries({ ...command.options, ...COMMON });
  const shown = options.map(([name, option]) => `--${name}${option.value ? ` ${option.value}` : ''}`);
  const width = Math.max(...shown.map((text) => text.length));
  return [
    `bourse ${[command.name, ...(command.positions ?? [])].join(' ')} [options]`,
    '',
    command.says,
    '',
    ...options.map(
      ([, option], index) =>
        `  ${(shown[index] ?? '').padEnd(width)}  ${option.says}${option.isRequired ? ' (needed)' : ''}`,
    ),
  ].join('\n');
}

export function overview(commands: readonly Command[]): string {
  const shown = commands.map((command) => [command.name, ...(command.positions ?? [])].join(' '));
  const width = Math.max(...shown.map((text) => text.length));
  return [
    'npm run -s bourse -- COMMAND [options]',
    '',
    ...commands.map((command, index) => `  ${(shown[index] ?? '').padEnd(width)}  ${command.says.split('. ')[0]}`),
    '',
    'Each command takes --help, --json and --data DIR, and works beside a running server as well as without one.',
  ].join('\n');
}

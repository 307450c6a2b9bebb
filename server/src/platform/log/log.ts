import pino from 'pino';
import { redact, redactText } from './redaction.ts';

/** The structured log: `log.info({ facts }, 'one plain sentence without values in it')`. Pass an error as `err`. */
export type Logger = pino.Logger;

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface LogOptions {
  readonly level: LogLevel;
  /** Where lines are written; standard output by default. */
  readonly destination?: { write(line: string): void };
}

/** Makes the process's log: one JSON object per line, without secrets. */
export function createLog(options: LogOptions): Logger {
  const settings: pino.LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (facts) => redact(facts) as Record<string, unknown>,
    },
    // Redaction makes errors plain; pino's own serializer would print all their fields.
    serializers: { err: (value) => value },
    hooks: {
      logMethod(args, method) {
        method.apply(this, withSentence(args) as Parameters<typeof method>);
      },
    },
  };
  const logger = options.destination ? pino(settings, options.destination) : pino(settings);
  // Children inherit this method, because pino applies no formatter to their bindings.
  const makeChild = logger.child;
  logger.child = function child<Level extends string = never>(
    this: Logger,
    facts: pino.Bindings,
    options?: pino.ChildLoggerOptions<Level>,
  ): pino.Logger<Level> {
    return Reflect.apply(makeChild, this, [redact(facts), options]);
  };
  return logger;
}

/** A log that writes nothing, for tests. */
export function silentLog(): Logger {
  return createLog({ level: 'silent' });
}

/** Redacts texts, including the message that pino would otherwise take from an error by itself. */
function withSentence(args: readonly unknown[]): unknown[] {
  const [first, ...rest] = args.map((argument) => (typeof argument === 'string' ? redactText(argument) : argument));
  const facts = first instanceof Error ? { err: first } : first;
  if (rest.length > 0 || typeof facts !== 'object' || facts === null) return [facts, ...rest];
  const error = (facts as { err?: unknown }).err;
  return error instanceof Error ? [facts, redactText(error.message)] : [facts];
}

import { readFileSync, statSync } from 'node:fs';
import type { Db } from '../../server/src/platform/db/db.ts';

/** PostgreSQL's processor time for one statement, parsing and planning included. */
export interface StatementTime {
  readonly statement: string;
  readonly calls: number;
  readonly nanoseconds: number;
}

/**
 * Makes PostgreSQL log the processor time of each client message, and reads that log; its own statistics count only elapsed
 * time. The cost of the logging itself is in no figure.
 */
export class StatementTimes {
  readonly #owner: Db;
  readonly #logPath: string;
  #from = 0;

  constructor(owner: Db, logPath: string) {
    this.#owner = owner;
    this.#logPath = logPath;
  }

  async begin(): Promise<void> {
    await this.#set('on');
    this.#from = statSync(this.#logPath).size;
  }

  async end(): Promise<StatementTime[]> {
    await this.#set('off');
    return readTimes(readFileSync(this.#logPath).subarray(this.#from).toString());
  }

  async #set(value: 'on' | 'off'): Promise<void> {
    await this.#owner.query(`alter system set log_statement_stats = ${value}`);
    await this.#owner.query('select pg_reload_conf()');
    // Each connection applies the new settings before its next statement, but the signal must reach it first.
    await this.#owner.query('select pg_sleep(0.2)');
  }
}

const MESSAGE = /LOG: {2}([A-Z]+)(?: MESSAGE)? STATISTICS\n/;
const USED = /!\s*([0-9.]+) s user, ([0-9.]+) s system/;

function readTimes(log: string): StatementTime[] {
  const times = new Map<string, { calls: number; nanoseconds: number }>();
  // Every log entry begins a line with the time of day and the process.
  for (const part of log.split(/^(?=[0-9-]{10} [0-9:.]+ UTC \[[0-9]+\] LOG: )/m)) {
    const kind = MESSAGE.exec(part)?.[1];
    const used = USED.exec(part);
    if (!kind || !used) continue;
    const statement = nameOf(/STATEMENT: {2}([\s\S]*)/.exec(part)?.[1] ?? '(none)');
    const time = times.get(statement) ?? { calls: 0, nanoseconds: 0 };
    times.set(statement, time);
    time.nanoseconds += (Number(used[1]) + Number(used[2])) * 1e9;
    if (kind === 'EXECUTE' || kind === 'QUERY') time.calls += 1;
  }
  return [...times].map(([statement, time]) => ({ statement, ...time })).sort((a, b) => b.nanoseconds - a.nanoseconds);
}

/** A short name that identifies a statement: what it does, and to which table. */
function nameOf(statement: string): string {
  const text = statement.replace(/\s+/g, ' ').trim();
  const named = /(insert into|update|delete from|from) ([a-z_]+\.[a-z_"]+)/.exec(text);
  return named ? `${named[1]} ${named[2]}` : text.slice(0, 60);
}

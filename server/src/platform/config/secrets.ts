import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseJson } from '@bourse/core/json/parse-json.ts';
import { z } from 'zod';
import { OperatorFault } from '../process/operator-fault.ts';
import type { Config } from './config.ts';

const fileShape = z.object({ secret: z.string().min(32) });

/** The secrets of this installation. Nothing else reads the environment or the file for them. */
export class Secrets {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** A separate key for each purpose, so that one that leaks opens nothing else. */
  key(purpose: string, bytes = 32): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#root, 'bourse', purpose, bytes));
  }
}

/**
 * Takes the secrets from the configuration or from the secrets file, which is made at the first start with mode 600.
 *
 * @throws OperatorFault if the file cannot be used, or others may read it
 */
export function loadSecrets(config: Pick<Config, 'secret' | 'secretsFile'>): Secrets {
  if (config.secret !== null) return new Secrets(config.secret);
  return new Secrets((readSecretsFile(config.secretsFile) ?? makeSecretsFile(config.secretsFile)).secret);
}

function readSecretsFile(path: string): z.output<typeof fileShape> | null {
  let text: string;
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) {
      throw new OperatorFault(
        `Others may read the secrets in ${path}. Close it with "chmod 600 ${path}" and start again.`,
      );
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof OperatorFault) throw error;
    throw new OperatorFault(`The secrets file ${path} cannot be read: ${(error as Error).message}.`);
  }
  const parsed = fileShape.safeParse(parseJson(text));
  if (!parsed.success)
    throw new OperatorFault(
      `The secrets file ${path} is damaged. Put it back from a backup: without it the wallet's seed does not open.`,
    );
  return parsed.data;
}

function makeSecretsFile(path: string): z.output<typeof fileShape> {
  const made = { secret: randomBytes(32).toString('hex') };
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, JSON.stringify(made, null, 2), { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  try {
    linkSync(unfinished, path);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another process was first; its secrets count.
    return readSecretsFile(path) ?? made;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** One open connection, whoever holds it. */
export interface Wire {
  readonly path: string;
  readonly query: string;
  readonly ip: string;
  /** Counts the connection as a person's from now on; false where they have too many, which closes it. */
  isOf(uid: string): boolean;
  /** Sends a text; a client that does not read is dropped instead. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The code with which a connection is closed that asks for what is not there (RFC 6455). */
export const POLICY_VIOLATION = 1008;

/** Who speaks over a connection. */
export interface Speaker {
  hear(text: string): Promise<void> | void;
  /** True where there is something that the client waits to be told. */
  isFollowed(): boolean;
  onClosed(): void;
}

/** A message as JSON; null where it is none, or no object. */
export function readMessage(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

export type MessageId = string | number | null;
const ID_LENGTH_MAX = 64;

/** The id that a client gave its message; undefined where it is no id. */
export function messageIdOf(value: unknown): MessageId | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && value.length <= ID_LENGTH_MAX && value.isWellFormed() ? value : undefined;
}

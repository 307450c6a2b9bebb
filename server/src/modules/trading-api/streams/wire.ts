/** One open connection, whatever it is for. */
export interface Wire {
  readonly path: string;
  readonly query: string;
  readonly ip: string;
  /** Counts the connection as a person's from now on; false if they have too many, and then it is closed. */
  isOf(uid: string): boolean;
  /** Sends a text; a client that does not read is disconnected. */
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The code for closing a connection that asks for something that does not exist (RFC 6455). */
export const POLICY_VIOLATION = 1008;

/** The server's side of a conversation over a connection. */
export interface Speaker {
  hear(text: string): Promise<void> | void;
  /** True if the client waits for events. */
  isFollowed(): boolean;
  onClosed(): void;
}

/** What is known of a connection before it is open. */
export type Asked = Pick<Wire, 'path' | 'query' | 'ip'>;

/** Opens the server's side of a connection; null if there is none. */
export type Opening = (wire: Wire) => Speaker | null;

/** A message as a JSON object; null if it is not one. */
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

/** The id that a client gave its message; undefined if it is not a valid id. */
export function messageIdOf(value: unknown): MessageId | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && value.length <= ID_LENGTH_MAX && value.isWellFormed() ? value : undefined;
}

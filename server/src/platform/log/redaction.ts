/** Names whose values never reach a log. */
const SECRET_NAMES =
  /^(.*password.*|passwd|.*secret.*|.*token|sid|session(id)?|authorization|cookie|set-cookie|otp|totp.*|.*mnemonic.*|.*seed|private_?key|api_?key|signature|rawtx|smscode|emailcode|idnumber|kycnumber)$/i;
/** A `code` is often an error's name, which we need; but digits are a one-time code, which nobody may read. */
const CODE_NAME = /code$/i;
const ONE_TIME_CODE = /^\d{4,8}$/;
const REDACTED = '[redacted]';
const DEPTH_MAX = 6;
const ITEMS_MAX = 50;
const TEXT_MAX = 4_000;

const SECRET_IN_TEXT: readonly (readonly [RegExp, string])[] = [
  [/([?&;\s"']|^)(sid|token|access_?token|password|secret|code)=[^&\s"']+/gi, `$1$2=${REDACTED}`],
  [/(bearer\s+)[A-Za-z0-9._~+/-]+=*/gi, `$1${REDACTED}`],
  [/(\w+:\/\/[^:/@\s]*:)[^@/\s]+@/g, `$1${REDACTED}@`],
  [/("?(?:password|secret|sid|token)"?\s*:\s*")[^"]+/gi, `$1${REDACTED}`],
];

/** A text without the secrets that addresses and headers in it may contain. */
export function redactText(text: string): string {
  let clean = text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}...` : text;
  for (const [pattern, replacement] of SECRET_IN_TEXT) clean = clean.replace(pattern, replacement);
  return clean;
}

/** A copy of a log record without secrets, limited in depth and length whatever a caller sends. */
export function redact(value: unknown, name = '', depth = 0): unknown {
  if (value === null || value === undefined) return value;
  if (SECRET_NAMES.test(name)) return REDACTED;
  if (CODE_NAME.test(name) && ONE_TIME_CODE.test(String(value))) return REDACTED;
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object') return typeof value === 'function' ? undefined : value;
  if (depth >= DEPTH_MAX) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => redact(item, name, depth + 1));
  // A request or a connection that a library logs as an object; its fields may contain anything.
  if (!isPlain(value)) return `[${value.constructor?.name ?? 'object'}]`;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ITEMS_MAX)
      .map(([key, item]) => [key, redact(item, key, depth + 1)]),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Keeps only where a database error occurred, because its detail and parameters contain people's data. */
function redactError(error: Error, depth: number): unknown {
  const { code, constraint, table, routine } = error as Error &
    Record<'code' | 'constraint' | 'table' | 'routine', unknown>;
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    code,
    constraint,
    table,
    routine,
    cause: error.cause === undefined ? undefined : redact(error.cause, 'cause', depth + 1),
  };
}

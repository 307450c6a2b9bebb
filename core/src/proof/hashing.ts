/**
 * Work that needs SHA-256, which the core does not have. It yields each text to be hashed and continues with the
 * digest: 64 lower-case hexadecimal digits of the hash of the text in UTF-8. So a server can hash at once and a browser
 * asynchronously.
 */
export type Hashing<Value> = Generator<string, Value, string>;

/** Does the work with a synchronous hash function. */
export function hashNow<Value>(work: Hashing<Value>, digest: (text: string) => string): Value {
  let step = work.next();
  while (!step.done) step = work.next(digest(step.value));
  return step.value;
}

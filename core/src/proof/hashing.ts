/**
 * Work that needs SHA-256, which the core has none of: it yields each text to be hashed and goes on with the digest, 64
 * lower-case hexadecimal digits of the hash of the text in UTF-8. So a server hashes at once and a browser may wait.
 */
export type Hashing<Value> = Generator<string, Value, string>;

/** Does the work with a hash function that answers at once. */
export function hashNow<Value>(work: Hashing<Value>, digest: (text: string) => string): Value {
  let step = work.next();
  while (!step.done) step = work.next(digest(step.value));
  return step.value;
}

/**
 * Something that only the operator can fix: a full disk, a wrong port, data of a newer release. It is the one error
 * that is not a bug: it ends a start or a command with exactly this message and no stack.
 */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault';
}

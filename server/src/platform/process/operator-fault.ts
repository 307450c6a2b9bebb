/**
 * Something that only the operator can mend: a full disk, a wrong port, data of a newer version. The one place where a
 * throw is not a bug: it ends a start or a command with exactly this message and no stack.
 */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault';
}

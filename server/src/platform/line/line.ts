/** A way for messages, in order, to another thread or process. */
export interface Line<Out, In> {
  /** @param owned  memory of the message that the sender gives away */
  send(message: Out, owned?: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: In) => void): void;
  /** Hears once that nothing comes any more. */
  onClose(listener: () => void): void;
  close(): void;
}

/** Carries messages, in order, to another thread or process. */
export interface Line<Out, In> {
  /** @param owned memory of the message that the sender gives away */
  send(message: Out, owned?: readonly ArrayBuffer[]): void;
  onMessage(listener: (message: In) => void): void;
  /** Calls back once, when nothing more will arrive. */
  onClose(listener: () => void): void;
  close(): void;
}

import type { MessagePort, Worker } from 'node:worker_threads';
import type { Line } from './line.ts';

/** A line to another thread. */
export function portLine<Out, In>(port: MessagePort | Worker): Line<Out, In> {
  return {
    send: (message, owned = []) => port.postMessage(message, owned),
    onMessage: (listener) => void port.on('message', listener),
    onClose: (listener) => void port.once('terminate' in port ? 'exit' : 'close', listener),
    close: () => ('terminate' in port ? void port.terminate() : port.close()),
  };
}

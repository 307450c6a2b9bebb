import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What quicknet has said, as its members publish it. */
export const SAID = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

/** A relay of drand on this machine that says what it is told to. */
export interface Relay {
  readonly url: string;
  /** Null for a round that has not been yet. */
  says: object | null;
  /** Called with each question, before it is answered. */
  onAsked: () => void;
  close(): void;
}

export async function startRelay(): Promise<Relay> {
  const server: Server = createServer((_request, response) => {
    relay.onAsked();
    if (relay.says) response.end(JSON.stringify(relay.says));
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const relay: Relay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    says: SAID,
    onAsked: () => {},
    close: () => server.close().closeAllConnections(),
  };
  return relay;
}

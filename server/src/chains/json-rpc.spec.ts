import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { JsonRpc } from './json-rpc.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('follows no node to another address: whoever it names is no node of ours', async () => {
  let asked = 0;
  const elsewhere = await listen(
    createServer((_request, response) => {
      asked += 1;
      response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    }),
  );
  const node = await listen(
    createServer((_request, response) => response.writeHead(307, { location: elsewhere }).end()),
  );
  await expect(new JsonRpc({ url: node }).call('eth_blockNumber')).rejects.toThrow('did not answer');
  expect(asked).toBe(0);
});

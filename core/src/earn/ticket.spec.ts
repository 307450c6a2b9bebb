import { expect, it } from 'vitest';
import { readTicket, ticketOf } from './ticket.ts';

const TICKET = ticketOf('6f0c2b1e-8d4e-4c55-9a3a-0a00000000f1');

it.each(['EARN-0A00000000F1', 'earn-0a00000000f1', ' EARN 0a00 0000 00f1 ', '0a00000000f1'])('reads %s', (text) =>
  expect(readTicket(text)).toBe(TICKET),
);

it.each(['', 'EARN-', 'EARN-0A00000000F', 'EARN-0A00000000F12', 'EARN-0G00000000F1', '284771029'])(
  'does not read %s',
  (text) => expect(readTicket(text)).toBeNull(),
);

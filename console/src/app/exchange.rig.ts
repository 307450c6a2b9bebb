import { contract } from '@bourse/contract/contract.ts';
import { CODE, type Endpoint, type StaffRole } from '@bourse/contract/endpoint.ts';
import { staffPaths } from '@bourse/contract/staff-paths.gen.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { StaffEndpointId, StaffInput, StaffOutput, StaffRefusal } from '../lib/client.ts';

/** The exchange's clock in every answer: 2026/11/20 14:32:05 in business time. */
export const NOW_MS = Date.UTC(2026, 10, 20, 6, 32, 5);

class Refusal<Code extends string> {
  constructor(readonly code: Code) {}
}
/** A refusal by the exchange. */
export const refuse = <const Code extends string>(code: Code) => new Refusal(code);
/** Stands for a call that does not arrive, or whose answer is lost. */
export const DOWN = Symbol('down');

type Reply<Id extends StaffEndpointId> = StaffOutput<Id> | Refusal<StaffRefusal<Id>> | typeof DOWN;
/** A fixed answer to an endpoint, or one computed from what was sent. A promise holds the answer back. */
type Answer<Id extends StaffEndpointId> =
  | Reply<Id>
  | Promise<Reply<Id>>
  | ((input: StaffInput<Id>) => Reply<Id> | Promise<Reply<Id>>);
export type Answers = { readonly [Id in StaffEndpointId]?: Answer<Id> };
/** One row of an endpoint's list. */
export type RowOf<Id extends StaffEndpointId> =
  StaffOutput<Id> extends { readonly rows: readonly (infer Row)[] } ? Row : never;

/** A list with a single page. */
export const listed = <Row>(...rows: readonly Row[]) => ({ rows: [...rows], next: null });

/** A list of two pages; the cursor of the first must be sent for the second. */
export const inTwoPages =
  <Row>(first: readonly Row[], second: readonly Row[]) =>
  ({ before }: { readonly before?: string | undefined }) =>
    before === undefined ? { rows: [...first], next: 'page-2' } : { rows: [...second], next: null };

/** An answer that is held back until the test gives it. */
export function later<Id extends StaffEndpointId>() {
  let give: (reply: Reply<Id>) => void = () => {};
  const answer = new Promise<Reply<Id>>((resolve) => {
    give = resolve;
  });
  return { answer, give: (reply: Reply<Id>) => give(reply) };
}

/** Answers to what the frame asks on every page: nothing waits, and the books balanced a minute ago. */
export const FRAME: Answers = {
  'staffWithdrawals.reviewQueue': listed(),
  'staffIdentity.kycQueue': listed(),
  'staffDeposits.reviewedDeposits': listed(),
  'staffRecovery.cases': listed(),
  'staffAlarms.chains': { networks: [], withdrawalsHaltedBy: null },
  'staffActions.list': listed(),
  'staffBooks.lastRun': { last: { endedAtMs: NOW_MS - MINUTE_MS, balanced: true, differences: 0 } },
};

interface Sent {
  readonly id: string;
  readonly input: Readonly<Record<string, string>>;
}

/** Stands in for the exchange: takes calls from the console's own client and gives the test's answers. */
export class Exchange {
  readonly sent: Sent[] = [];
  /** Each of these fails a test: calls without an answer, calls that the contract refuses, calls the role may not make. */
  readonly offences: string[] = [];
  constructor(
    private role: StaffRole | null,
    private answers: Answers,
  ) {}

  answer(more: Answers): void {
    this.answers = { ...this.answers, ...more };
  }

  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const id = idOf(init.method ?? '', pathname);
    if (id === undefined) return this.offend(`${init.method} ${pathname} is no endpoint`);
    const input = Object.fromEntries(init.method === 'GET' ? searchParams : new URLSearchParams(String(init.body)));
    this.sent.push({ id, input });
    const given = this.answers[id] as Answer<StaffEndpointId> | undefined;
    if (given === undefined) return this.offend(`${id} was called and has no answer: ${JSON.stringify(input)}`);
    // The compiler sees any endpoint's answer here and cannot tell that the input is of the same endpoint.
    const reply = await (typeof given === 'function' ? given(input as never) : given);
    if (reply === DOWN) throw new TypeError('the network is down');
    if (reply instanceof Refusal) return envelope(CODE.refused, null, reply.code);
    const { access, input: asks, output } = endpointOf(id);
    if (access !== 'anyone' && (this.role === null || !access.includes(this.role))) {
      return this.offend(`${id} was called, which ${this.role ?? 'a stranger'} may not`);
    }
    const judged = asks.safeParse(input);
    if (!judged.success) return this.offend(`${id} does not take ${JSON.stringify(input)}: ${judged.error.message}`);
    const shown = output.safeParse(reply);
    if (!shown.success) return this.offend(`${id} never answers that: ${shown.error.message}`);
    if (id === 'staffIdentity.login') this.role = (reply as StaffOutput<'staffIdentity.login'>).role;
    if (id === 'staffIdentity.logout') this.role = null;
    return envelope(CODE.success, reply, null);
  };

  private offend(what: string): never {
    this.offences.push(what);
    throw new TypeError(what);
  }
}

function envelope(code: number, data: unknown, i18nMsgCode: string | null): Response {
  return new Response(JSON.stringify({ code, data, msg: '', i18nMsgCode, details: null, serverNow: NOW_MS }));
}

const IDS = new Map(
  Object.entries(staffPaths).map(([id, [method, path]]) => [`${method} ${path}`, id as StaffEndpointId]),
);
const idOf = (method: string, path: string) => IDS.get(`${method} ${path}`);
export function endpointOf(id: StaffEndpointId): Endpoint {
  const [group, key] = id.split('.') as [keyof typeof contract, string];
  return (contract[group] as Readonly<Record<string, Endpoint>>)[key]!;
}

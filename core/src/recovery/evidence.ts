/**
 * What shows that a person may have the transfer they ask for. SIGNED: its sender signed for this case. BACK_TO_SENDER:
 * it only goes back where it came from. OWN_ADDRESS: it came to the person's own address and stays with them. NONE:
 * nothing.
 */
export type Evidence = 'SIGNED' | 'BACK_TO_SENDER' | 'OWN_ADDRESS' | 'NONE';

/**
 * The strongest evidence for one outcome of a case about one transfer. Addresses are in their chain's canonical
 * spelling.
 *
 * @invariant  a return with a memo never counts as BACK_TO_SENDER: one address of another exchange serves many people
 */
export function evidenceOf(ask: {
  readonly outcome: 'CREDIT' | 'RETURN';
  /** Null where the chain does not name one sender. */
  readonly sender: string | null;
  readonly signedBy: string | null;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
  /** True where the transfer came to the asking person's own address. */
  readonly isOwnAddress: boolean;
}): Evidence {
  if (ask.sender !== null && ask.signedBy === ask.sender) return 'SIGNED';
  if (ask.outcome === 'CREDIT') return ask.isOwnAddress ? 'OWN_ADDRESS' : 'NONE';
  return ask.returnAddress === ask.sender && ask.returnMemo === null ? 'BACK_TO_SENDER' : 'NONE';
}

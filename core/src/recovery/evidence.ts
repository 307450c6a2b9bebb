/**
 * What shows that whoever asks for a transfer may have it. SIGNED: its sender has signed for this case. BACK_TO_SENDER: it goes
 * nowhere but where it came from. OWN_ADDRESS: it came to the person's own address and stays with them. NONE: nothing does.
 */
export type Evidence = 'SIGNED' | 'BACK_TO_SENDER' | 'OWN_ADDRESS' | 'NONE';

/**
 * The strongest evidence for one outcome of a case about one transfer. Addresses are in the canonical spelling of their chain.
 *
 * @invariant  a return with a memo is none to the sender: behind one address of another house are many people
 */
export function evidenceOf(ask: {
  readonly outcome: 'CREDIT' | 'RETURN';
  /** Null where the chain does not name one sender. */
  readonly sender: string | null;
  readonly signedBy: string | null;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
  /** True where the transfer came to the address of whoever asks. */
  readonly isOwnAddress: boolean;
}): Evidence {
  if (ask.sender !== null && ask.signedBy === ask.sender) return 'SIGNED';
  if (ask.outcome === 'CREDIT') return ask.isOwnAddress ? 'OWN_ADDRESS' : 'NONE';
  return ask.returnAddress === ask.sender && ask.returnMemo === null ? 'BACK_TO_SENDER' : 'NONE';
}

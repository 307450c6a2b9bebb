/** What a signature of the sender is for. */
export interface StatementTerms {
  /** The host that asks for it, so that a page of somebody else's cannot pass it on. */
  readonly host: string;
  readonly caseId: string;
  readonly uid: string;
  readonly networkName: string;
  readonly txId: string;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
}

/**
 * The text that the sender of a transaction signs for a recovery case. It stands in a wallet app, whose language we do not
 * know, and is what is signed: it is English.
 */
export const statementOf = (terms: StatementTerms): string =>
  [
    `I sent this transaction, and I ask ${terms.host} to recover it for the account and the address below.`,
    '',
    `Transaction: ${terms.txId}`,
    `Network: ${terms.networkName}`,
    `Account: ${terms.uid}`,
    `Case: ${terms.caseId}`,
    `Return address: ${terms.returnAddress}`,
    ...(terms.returnMemo === null ? [] : [`Return memo: ${terms.returnMemo}`]),
  ].join('\n');

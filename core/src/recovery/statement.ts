/** What a signature of the sender is for. */
export interface StatementTerms {
  /** The host that asks for it, so that another site's page cannot pass it on as its own. */
  readonly host: string;
  readonly caseId: string;
  readonly uid: string;
  readonly networkName: string;
  readonly txId: string;
  readonly returnAddress: string;
  readonly returnMemo: string | null;
}

/**
 * The text that the sender of a transaction signs for a recovery case. It is English, because it appears in a wallet
 * app whose language we do not know.
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

import { endpoints } from '@bourse/contract/contract.ts';
import type { z } from 'zod';
import { mergedCalls } from './product-calls.ts';

/** Everything that a person has and that an endpoint takes by its id; what they have of a product, the product says. */
export type Kind =
  | 'session'
  | 'passkey'
  | 'front'
  | 'back'
  | 'selfie'
  | 'proof'
  | 'notice'
  | 'withdrawal'
  | 'send'
  | 'question'
  | 'deposit'
  | 'entry'
  | 'bill'
  | 'apiKey'
  | 'file'
  | 'screenshot'
  | 'case';

export const OF_PRODUCTS = mergedCalls('ownedIds');

/** Whose id each field takes. A field of the contract that is missing here and in `OF_PRODUCTS` fails the test. */
export const KIND_OF: Readonly<Record<string, Kind>> = {
  'identity.endSession.sessionId': 'session',
  'identity.renamePasskey.passkeyId': 'passkey',
  'identity.removePasskey.passkeyId': 'passkey',
  'identity.submitKyc.frontDocumentId': 'front',
  'identity.submitKyc.backDocumentId': 'back',
  'identity.submitKyc.selfieDocumentId': 'selfie',
  'identity.submitKyc.addressDocumentId': 'proof',
  'notices.markRead.id': 'notice',
  'statement.cancel.id': 'file',
  'statement.download.id': 'file',
  'bookings.bill.id': 'bill',
  'deposits.depositDetail.id': 'deposit',
  'deposits.depositMore.id': 'deposit',
  'deposits.explainDeposit.id': 'deposit',
  'withdrawals.withdrawalDetail.id': 'withdrawal',
  'withdrawals.cancelWithdrawal.id': 'withdrawal',
  'withdrawals.answerQuestion.id': 'question',
  'withdrawals.requestReturn.id': 'send',
  'addressBook.addressCode.id': 'entry',
  'addressBook.editAddress.id': 'entry',
  'addressBook.deleteAddress.id': 'entry',
  'recovery.submit.screenshotId': 'screenshot',
  'recovery.caseDetail.id': 'case',
  'recovery.sign.id': 'case',
  'tradingApi.deleteKey.id': 'apiKey',
};

/** Ids that are nobody's: what the caller has made up itself, what is on a chain, what everybody may see. */
const NOBODYS = /^(?:clientRequestId|txId|captchaId|snapshotId)$/;

/** Endpoints whose answer is the same to their owner: a list by a filter, a mark, a code for whatever it is, codes judged first. */
export const SAME_TO_OWNER = new Set([
  'notices.markRead.id',
  'identity.removePasskey.passkeyId',
  'addressBook.addressCode.id',
  ...Object.keys(OF_PRODUCTS).filter((name) => OF_PRODUCTS[name]?.isSameToOwner),
]);

const security = { tradingPassword: '111222', totpCode: '000000' };

const kyc = {
  target: 'primary',
  fullName: 'Bob Marsh',
  birthDate: '1990-01-31',
  nationality: 'FR',
  documentType: 'passport',
  documentNumber: 'AB1234567',
  documentExpiresOn: '2090-01-31',
};

/** What else a call needs to be understood. */
export const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...mergedCalls('beside'),
  'identity.submitKyc': kyc,
  'identity.renamePasskey': { name: 'x' },
  'identity.removePasskey': { loginPassword: 'wrong-password' },
  'deposits.explainDeposit': { source: 'SALARY', statement: 'My salary of last month' },
  'withdrawals.answerQuestion': { answer: 'My new house' },
  // A channel that nobody has bound: two codes in a row would be refused for being two.
  'addressBook.addressCode': { action: 'delete', channel: 'sms' },
  'addressBook.editAddress': {
    kind: 'INTERNAL',
    accountType: 'account',
    account: '999999999',
    remark: 'x',
    ...security,
  },
  'addressBook.deleteAddress': security,
  'recovery.submit': {
    asset: 'USDT',
    network: 'eth',
    txId: 'a'.repeat(64),
    amount: '10',
    problem: 'WRONG_NETWORK',
    returnAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ...security,
  },
  'recovery.sign': { signature: `0x${'ab'.repeat(65)}` },
};

export const shapeOf = (input: z.ZodType): string[] => Object.keys((input as z.ZodObject).shape ?? {});

export const CELLS = endpoints()
  .filter(({ endpoint }) => endpoint.access === 'user')
  .flatMap(({ id, endpoint }) =>
    shapeOf(endpoint.input)
      .filter((field) => (field === 'id' || /Ids?$/.test(field)) && !NOBODYS.test(field))
      .map((field) => ({ id, endpoint, field, name: `${id}.${field}` })),
  );

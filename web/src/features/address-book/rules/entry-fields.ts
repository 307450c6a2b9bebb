const REMARK_MAX = 30;

export interface EntryFields {
  readonly kind: 'ONCHAIN' | 'INTERNAL';
  readonly network: string | null;
  readonly asset: string | null;
  readonly address: string;
  readonly memo: string;
  readonly accountType: 'mobile' | 'email' | 'account';
  readonly account: string;
  readonly remark: string;
  readonly source: 'exchange' | 'wallet' | null;
}

export const EMPTY_ENTRY: EntryFields = {
  kind: 'ONCHAIN',
  network: null,
  asset: null,
  address: '',
  memo: '',
  accountType: 'account',
  account: '',
  remark: '',
  source: null,
};

/** A remark has at least one visible character, and at most thirty characters. */
export const isRemark = (text: string): boolean => text.trim() !== '' && [...text].length <= REMARK_MAX;

/** The input for the server: only the fields of the entry's kind. */
export function entryInput(fields: EntryFields) {
  const remark = fields.remark.trim();
  if (fields.kind === 'INTERNAL') {
    return { kind: 'INTERNAL', accountType: fields.accountType, account: fields.account, remark } as const;
  }
  return {
    kind: 'ONCHAIN',
    address: fields.address,
    remark,
    ...(fields.network && { network: fields.network }),
    ...(fields.asset && { asset: fields.asset }),
    ...(fields.memo && { memo: fields.memo }),
    ...(fields.source && { source: fields.source }),
  } as const;
}

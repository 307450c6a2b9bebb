import type { StatementBalance } from '@bourse/core/statement/statement-file.ts';
import type { StatementRow } from '@bourse/core/statement/statement-row.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Which bookings a file contains. */
export interface StatementQuery {
  readonly uid: string;
  /** One of STATEMENT_SCOPES, or the name of a product's history or file. */
  readonly scope: string;
  readonly asset: string | null;
  readonly account: string | null;
  /** Included; null means from the first booking on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded; null means up to the moment of the plan. */
  readonly toMs: number | null;
  /** Only records that have come this far at the moment of the plan. */
  readonly status: ExportStatus | null;
  /** A search as on the pages of records and bookings. */
  readonly search: string | null;
  readonly kind: ExportKind | null;
  readonly side: ExportSide | null;
}

export type ExportStatus = 'UNDER_WAY' | 'COMPLETED' | 'NOT_COMPLETED';
export type ExportKind = 'ONCHAIN' | 'INTERNAL';
export type ExportSide = 'deposit' | 'withdraw';

/** JSON that only the source itself writes and reads. */
export type Kept = Readonly<Record<string, unknown>>;

/** Keeps rows that a plan has chosen one by one, in parts numbered from 0. */
export interface PickShelf {
  /** Writes in the plan's transaction, so that a plan that fails leaves nothing behind. */
  put(tx: Tx, number: number, picks: readonly Kept[]): Promise<void>;
  get(db: Db, number: number): Promise<readonly Kept[]>;
}

/** What a file covers, fixed at one moment: later bookings are not in it, however long the writing takes. */
export interface StatementPlan {
  readonly rowCount: number;
  /** Where each list begins and ends. */
  readonly bounds: Kept;
  /** What each account had before the first row and after the last; null if the query leaves bookings out. */
  readonly balances: {
    readonly opening: readonly StatementBalance[];
    readonly closing: readonly StatementBalance[];
  } | null;
}

/** Rows in the order of time, and the place after them. */
export interface StatementPart {
  readonly rows: readonly StatementRow[];
  readonly place: Kept;
}

/** The source of bookings, provided by the capability that keeps them. */
export interface StatementSource {
  plan(db: Db, query: StatementQuery, shelf: PickShelf): Promise<StatementPlan>;
  /**
   * The rows of a plan from a place on, oldest first, each exactly once.
   *
   * @param place  null for the beginning
   * @param shelf  what the plan put there
   * @invariant    the same plan and place give the same rows, in any process and at any time
   */
  read(
    db: Db,
    query: StatementQuery,
    plan: StatementPlan,
    place: Kept | null,
    shelf: PickShelf,
  ): AsyncIterable<StatementPart>;
}

/** Whom a file is about, and for which time. */
export interface FileSubject {
  readonly uid: string;
  /** Included; null means from the first day on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded. */
  readonly toMs: number;
}

/** A part of a file, and the place at which its maker goes on. */
export interface FilePiece {
  readonly text: string;
  /** How many rows it has, to show progress. */
  readonly rows: number;
  /** Null if the place has not changed. */
  readonly place: Kept | null;
  readonly isLast: boolean;
}

/** Makes files of another kind for a capability above; a job of this one writes them, piece by piece. */
export interface FileMaker {
  /**
   * The pieces of a file from a place on; the last one has `isLast`.
   *
   * @param place  null for the beginning
   * @invariant    the pieces in order make up the file, even if the writing was interrupted between any two of them and
   *               another process went on from the place of the last one
   */
  pieces(db: Db, about: FileSubject, place: Kept | null): AsyncIterable<FilePiece>;
}

import type { StatementBalance } from '@bourse/core/statement/statement-file.ts';
import type { StatementRow } from '@bourse/core/statement/statement-row.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

/** Which bookings a file holds. */
export interface StatementQuery {
  readonly uid: string;
  /** One of STATEMENT_SCOPES, or the name of a product's history. */
  readonly scope: string;
  readonly asset: string | null;
  readonly account: string | null;
  /** Included; null from the first booking on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded; null means up to the moment of the plan. */
  readonly toMs: number | null;
  /** How far a record has come at the moment of the plan. */
  readonly status: ExportStatus | null;
  /** What a record, or a booking, is found by. */
  readonly search: string | null;
  readonly kind: ExportKind | null;
  readonly side: ExportSide | null;
}

export type ExportStatus = 'UNDER_WAY' | 'COMPLETED' | 'NOT_COMPLETED';
export type ExportKind = 'ONCHAIN' | 'INTERNAL';
export type ExportSide = 'deposit' | 'withdraw';

/** Anything that JSON can say, kept for the source and read by nobody else. */
export type Kept = Readonly<Record<string, unknown>>;

/** Keeps what a plan has chosen row by row, part by part from 0 on. */
export interface PickShelf {
  /** Writes in the transaction of the plan, so that a plan that is lost leaves nothing. */
  put(tx: Tx, number: number, picks: readonly Kept[]): Promise<void>;
  get(db: Db, number: number): Promise<readonly Kept[]>;
}

/** What a file covers, fixed at one moment: what is booked later is not in it, however long the writing takes. */
export interface StatementPlan {
  readonly rowCount: number;
  /** The places where each list begins and ends. */
  readonly bounds: Kept;
  /** What each account had before the first row and has behind the last; null where the query leaves bookings out. */
  readonly balances: {
    readonly opening: readonly StatementBalance[];
    readonly closing: readonly StatementBalance[];
  } | null;
}

/** Rows in the order of time, and where the reading goes on behind them. */
export interface StatementPart {
  readonly rows: readonly StatementRow[];
  readonly place: Kept;
}

/** The source of bookings; the capability that keeps them hands it in. */
export interface StatementSource {
  plan(db: Db, query: StatementQuery, shelf: PickShelf): Promise<StatementPlan>;
  /**
   * The rows of a plan, oldest first, each exactly once, from a place on.
   *
   * @param place  null for the beginning
   * @param shelf  what the plan has put there
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

/** Whom a file is about, and when. */
export interface FileSubject {
  readonly uid: string;
  /** Included; null from the first day on. */
  readonly fromMs: number | null;
  /** The end of the range, itself excluded. */
  readonly toMs: number;
}

/** A part of a file, and where its maker goes on behind it. */
export interface FilePiece {
  readonly text: string;
  /** What is counted of it for those who wait. */
  readonly rows: number;
  /** Null where it is the place of before. */
  readonly place: Kept | null;
  readonly isLast: boolean;
}

/** What a capability above has files of another kind made of; a job of this one writes them, piece by piece. */
export interface FileMaker {
  /**
   * The pieces of a file from a place on, the last one with `isLast`.
   *
   * @param place  null for the beginning
   * @invariant    joined in their order the pieces are the file, wherever between two of them the writing was cut off and
   *               went on from the place of the last one, in whichever process
   */
  pieces(db: Db, about: FileSubject, place: Kept | null): AsyncIterable<FilePiece>;
}

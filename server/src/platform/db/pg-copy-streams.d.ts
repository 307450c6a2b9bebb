declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  export interface CopyToStreamQuery extends Readable, Submittable {
    readonly rowCount: number;
  }

  export interface CopyStreamQuery extends Writable, Submittable {
    readonly rowCount: number;
  }

  export function to(text: string): CopyToStreamQuery;
  export function from(text: string): CopyStreamQuery;
}

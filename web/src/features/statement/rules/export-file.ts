import { paths } from '@bourse/contract/paths.gen.ts';
import type { CallOutput } from '../../../lib/client.ts';

/** A requested file, as endpoints report it. */
export type ExportRow = CallOutput<'statement.exports'>['rows'][number];
export const isOpen = ({ state }: ExportRow): boolean => state === 'WAITING' || state === 'RUNNING';

/** The address of a finished file. */
export const fileLink = (id: string): string => `${paths['statement.download'][1]}?id=${id}`;

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A file's size in a readable unit. */
export function sizeText(bytes: number): string {
  let [size, at] = [bytes, 0];
  while (size >= 1_000 && at < UNITS.length - 1) {
    size /= 1_000;
    at++;
  }
  return `${Math.round(size * 10) / 10} ${UNITS[at]}`;
}

import { useState } from 'react';
import { refusalText } from '../refusal-text.ts';
import { tell } from '../toast.ts';

interface CsvPage {
  readonly csv: string;
  readonly rows: number;
  readonly next: string | null;
}

/** Saves a file that is loaded page by page, and shows how many lines have come. */
export function useCsvFile(name: string, read: (before: string | null) => Promise<CsvPage>) {
  const [rows, setRows] = useState<number | null>(null);
  const save = async () => {
    if (rows !== null) return;
    setRows(0);
    try {
      const parts: string[] = [];
      let count = 0;
      for (let before: string | null = null; ; ) {
        const page: CsvPage = await read(before);
        parts.push(page.csv);
        count += page.rows;
        setRows(count);
        if (page.next === null) break;
        before = page.next;
      }
      offer(name, parts);
    } catch (error) {
      tell('danger', refusalText(error));
    } finally {
      setRows(null);
    }
  };
  return { rowsSoFar: rows, save: () => void save() };
}

function offer(name: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

type Cell = string | number | null;

/** Puts an apostrophe before a table cell that begins like a formula, because spreadsheets would run it. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cellOf = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return /[",\n\r]/.test(cell) || safe(cell) !== cell ? `"${safe(cell).replaceAll('"', '""')}"` : cell;
};

/** Writes a table as CSV (RFC 4180). The first row has the names of the columns. */
export const csvOf = (table: readonly (readonly Cell[])[]): string => table.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

export type CsvTable = readonly (readonly Cell[])[];

/** Downloads a table that the page shows as a CSV file. */
export function downloadCsv(name: string, table: CsvTable): void {
  const url = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

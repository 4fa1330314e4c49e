import type { ExtractionRow } from './extraction.ts'
import type { RecolouringRow } from './recolouring.ts'

/** Extraction as a table; times also as a multiple of ours, since milliseconds mean little on another machine. */
export function extractionTable(title: string, rows: readonly ExtractionRow[]): string {
  const ours = rows[0]?.ms ?? Number.NaN
  return table(
    title,
    ['', 'ms', '× ours', 'yarns found', 'spurious', 'share off by'],
    rows.map((row) => [
      row.name,
      row.ms.toFixed(1),
      (row.ms / ours).toFixed(1),
      `${row.found} of 7`,
      String(row.spurious),
      `${row.shareError.toFixed(2)} %`,
    ]),
  )
}

/** Recolouring as a table; times also as a multiple of what the encoder alone costs. */
export function recolouringTable(title: string, rows: readonly RecolouringRow[]): string {
  const floor = rows.find(({ name }) => name.startsWith('floor'))?.ms ?? Number.NaN
  const digits = (value: number | null) => (value === null ? '' : value.toFixed(2))
  return table(
    title,
    ['', 'ms', '× floor', 'ΔE edges', 'ΔE inside'],
    rows.map((row) => [
      row.name,
      row.ms.toFixed(2),
      (row.ms / floor).toFixed(2),
      digits(row.edges),
      digits(row.inside),
    ]),
  )
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('   ')
  return [`\n${title}`, line(head), ...rows.map(line)].join('\n')
}

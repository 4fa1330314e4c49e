import type { RowProblem } from '@nawl/contract/desk/csv-import'

type Row = { readonly line: number; readonly code: string; readonly problems: RowProblem[] }

/** Refuses rows of one code: which of them is meant nobody knows. */
export function refuseTwins(rows: readonly Row[], column: string): void {
  const first = new Map<string, Row>()
  for (const row of rows) {
    if (row.code === '') continue
    const twin = first.get(row.code)
    if (!twin) first.set(row.code, row)
    else {
      row.problems.push({ column, problem: 'duplicate', other: String(twin.line) })
      if (!twin.problems.some(({ problem }) => problem === 'duplicate'))
        twin.problems.push({ column, problem: 'duplicate', other: String(row.line) })
    }
  }
}

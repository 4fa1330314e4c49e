import type { StatementFault, StatementFormat, StatementRow } from '@nawl/domain/bank/statement-row'

/** A statement as it was read, whole or not at all. */
export type ReadStatement =
  | {
      readonly kind: 'rows'
      readonly format: StatementFormat
      /** Of each row, the account that it is about; empty where the file does not say. */
      readonly rows: readonly (StatementRow & { readonly account: string })[]
      /** Lines of a CSV file that have no date, such as sums. */
      readonly leftOut: readonly number[]
    }
  | { readonly kind: 'refused'; readonly faults: readonly StatementFault[] }

/** Faults that are told at once. */
const MOST_FAULTS = 20
const LONGEST_FOUND = 60

/** Gathers what cannot be read. */
export function faultList() {
  const faults: StatementFault[] = []
  return {
    faults,
    add(line: number, field: StatementFault['field'], found: string): void {
      if (faults.length < MOST_FAULTS)
        faults.push({ line, field, found: found.trim().slice(0, LONGEST_FOUND) })
    },
  }
}
export type FaultList = ReturnType<typeof faultList>

/** A file that is no statement at all. */
export const refusedAt = (line: number, field: StatementFault['field'], found: string): ReadStatement => {
  const list = faultList()
  list.add(line, field, found)
  return { kind: 'refused', faults: list.faults }
}

/** `1234.5` in hundredths; null for what is no such number, or has a fraction of a hundredth. */
export function minorUnits(digits: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,5}))?$/.exec(digits) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) return null
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** A day as it is written in ISO 8601; null for one that the calendar does not have. */
export function isoDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isThere = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isThere && year >= 1990 && year < 2100 ? at.toISOString().slice(0, 10) : null
}

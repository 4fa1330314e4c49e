import { setImmediate as breathe } from 'node:timers/promises'

import type { ImportRow, RowProblem } from '@nawl/contract/desk/csv-import'
import { MOST_YARNS, YARN_COLUMNS, type YarnColumn } from '@nawl/contract/desk/yarns'

import type { CsvRecord } from '../../platform/csv/parse-csv.ts'
import { readTable, type TableRow } from '../../platform/csv/read-table.ts'
import { refuseTwins } from '../../platform/csv/refuse-twins.ts'
import type { ImportPlan } from '../../settings/csv/csv-import.routes.ts'
import { type CardYarn, settled } from '../../settings/yarns/card-yarn.ts'
import { cardCollisions } from '../card-collisions.ts'
import type { YarnWish } from '../yarn-changes.ts'
import { markNear } from './mark-near.ts'
import { readRow } from './read-row.ts'
import { yarnCell } from './yarn-cells.ts'

/** A row while its fate is decided. */
type Row = {
  readonly line: number
  readonly code: string
  before: CardYarn | undefined
  wish?: YarnWish
  isClipped?: boolean
  problems: RowProblem[]
}

const AT_A_TIME = 500
const COLUMNS = {
  all: YARN_COLUMNS,
  needed: ['code'],
  numbers: new Set<YarnColumn>(['L', 'a', 'b', 'kg']),
} as const

/** What each row of a file would do to the card. Throws ApiError when its headings are wrong or it is too long. */
export async function planImport(
  records: readonly CsvRecord[],
  card: readonly CardYarn[],
): Promise<ImportPlan<readonly YarnWish[]>> {
  const table = await readTable(records, COLUMNS)
  const known = new Map(card.map((yarn) => [yarn.code, yarn]))
  const rows: Row[] = []
  let room = MOST_YARNS - card.length
  for (const [n, record] of table.entries()) {
    const row = rowOf(record, known, room > 0)
    if (row.wish && !row.before) room -= 1
    rows.push(row)
    if (n % AT_A_TIME === 0) await breathe()
  }
  refuseTwins(rows, 'code')
  await refuseCollisions(rows, known)
  const wishes = rows.flatMap(({ wish, before, problems }) =>
    wish && problems.length === 0 && isChange(wish, before) ? [wish] : [],
  )
  const answers = rows.map(answerOf)
  await markNear(answers, known, wishes)
  return { rows: answers, wishes }
}

function rowOf(
  { line, cells, problems: unread }: TableRow<YarnColumn>,
  known: ReadonlyMap<string, CardYarn>,
  hasRoom: boolean,
): Row {
  const refused = (of: string, problems: RowProblem[]): Row => ({
    line,
    code: of,
    before: undefined,
    problems,
  })
  const code = (cells.get('code') ?? '').toUpperCase().slice(0, 60)
  if (unread.length > 0) return refused(code, [...unread])
  if (code === '') return refused(code, [{ column: 'code', problem: 'missing' }])
  const before = known.get(code) ?? known.get(code.padStart(4, '0'))
  const isNumber = before !== undefined && before.code !== code
  if (!before && !hasRoom) return refused(code, [{ column: null, problem: 'full' }])
  const reading = readRow(cells, before?.code ?? code, before)
  if (!reading.ok) return { ...refused(isNumber ? before.code : code, [...reading.problems]), before }
  const named = before?.code ?? code
  const wish = { code: named, base: before?.base ?? 0, value: reading.value }
  return { line, code: named, before, wish, problems: [], ...(reading.isClipped && { isClipped: true }) }
}

const COLUMN = { 'name.en': 'name_en', 'name.ar': 'name_ar', hex: 'hex' } as const

/** Rows that would give two yarns one name or shade: as long as refusing some makes others collide with what stays. */
async function refuseCollisions(rows: readonly Row[], known: ReadonlyMap<string, CardYarn>): Promise<void> {
  let left = rows.filter(({ wish, problems }) => wish && problems.length === 0)
  for (;;) {
    const alive = new Map(left.map((row) => [row.code, row]))
    const after = new Map<string, Pick<CardYarn, 'code' | 'name' | 'hex'>>(known)
    for (const { code, wish, before } of left)
      if (wish) after.set(code, { ...settled(wish.value, before ?? null), code })
    const found = cardCollisions(after.values()).filter(({ code }) => alive.has(code))
    if (found.length === 0) return
    for (const { code, other, field } of found) {
      const twin = alive.get(other)
      alive.get(code)?.problems.push({
        column: COLUMN[field],
        problem: twin ? 'twin' : 'taken',
        other: twin ? String(twin.line) : other,
      })
    }
    left = left.filter(({ problems }) => problems.length === 0)
    await breathe()
  }
}

const isChange = ({ value, code }: YarnWish, before: CardYarn | undefined) =>
  !before || changedColumns({ ...before }, { ...settled(value, before), code }).length > 0

const changedColumns = (
  before: Parameters<typeof yarnCell>[1],
  after: Parameters<typeof yarnCell>[1],
): readonly YarnColumn[] =>
  YARN_COLUMNS.filter((column) => yarnCell(column, before) !== yarnCell(column, after))

function answerOf({ line, code, before, wish, problems, isClipped }: Row): ImportRow {
  if (problems.length > 0 || !wish) return { line, code, fate: 'refused', problems }
  const clipped = isClipped && ({ isClipped } as const)
  const after = { ...settled(wish.value, before ?? null), code }
  if (!before) return { line, code, fate: 'new', ...clipped }
  const changes = changedColumns(before, after).map((column) => ({
    column,
    before: String(yarnCell(column, before)),
    after: String(yarnCell(column, after)),
  }))
  return changes.length === 0
    ? { line, code, fate: 'unchanged' }
    : { line, code, fate: 'changed', changes, ...clipped }
}

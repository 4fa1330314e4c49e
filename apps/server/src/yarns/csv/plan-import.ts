import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'

import {
  type ImportRow,
  MOST_ROWS,
  MOST_YARNS,
  YARN_COLUMNS,
  type YarnColumn,
} from '@nawl/contract/desk/yarns'

import { ApiError } from '../../platform/http/api-error.ts'
import { cardCollisions } from '../card-collisions.ts'
import { type CardYarn, settled } from '../../settings/yarns/card-yarn.ts'
import type { YarnWish } from '../yarn-changes.ts'
import { markNear } from './mark-near.ts'
import type { CsvRecord } from './parse-csv.ts'
import { plainCells, readRow } from './read-row.ts'
import { yarnCell } from './yarn-cells.ts'

export type ImportPlan = {
  readonly rows: readonly ImportRow[]
  readonly wishes: readonly YarnWish[]
  /** Names what would be changed, upon which revisions. */
  readonly digest: string
}

type Problem = NonNullable<ImportRow['problems']>[number]
/** A row while its fate is decided. */
type Row = {
  readonly line: number
  readonly code: string
  before: CardYarn | undefined
  wish?: YarnWish
  isClipped?: boolean
  problems: Problem[]
}

const AT_A_TIME = 500

/** What each row of a file would do to the card. Throws ApiError when its headings are wrong or it is too long. */
export async function planImport(
  records: readonly CsvRecord[],
  card: readonly CardYarn[],
): Promise<ImportPlan> {
  const columns = columnsIn(records[0])
  const body = records.slice(1)
  if (body.length === 0) throw new ApiError('yarn/file-empty')
  if (body.length > MOST_ROWS) throw new ApiError('yarn/too-many-rows')
  const known = new Map(card.map((yarn) => [yarn.code, yarn]))
  const rows: Row[] = []
  let room = MOST_YARNS - card.length
  for (const [n, record] of body.entries()) {
    const row = rowOf(record, columns, known, room > 0)
    if (row.wish && !row.before) room -= 1
    rows.push(row)
    if (n % AT_A_TIME === 0) await breathe()
  }
  refuseTwins(rows)
  await refuseCollisions(rows, known)
  const wishes = rows.flatMap(({ wish, before, problems }) =>
    wish && problems.length === 0 && isChange(wish, before) ? [wish] : [],
  )
  const answers = rows.map(answerOf)
  await markNear(answers, known, wishes)
  return { rows: answers, wishes, digest: createHash('sha256').update(JSON.stringify(wishes)).digest('hex') }
}

/** The columns in the order of the file. */
function columnsIn(headings: CsvRecord | undefined): readonly YarnColumn[] {
  if (!headings?.cells) throw new ApiError('yarn/file-empty')
  const found = headings.cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    return YARN_COLUMNS.find((column) => column.toLowerCase() === name)
  })
  const stray = found.findIndex((column, at) => column === undefined || found.indexOf(column) !== at)
  if (!found.includes('code')) throw new ApiError('yarn/no-code-column')
  if (stray >= 0)
    throw new ApiError('yarn/unknown-column', { detail: headings.cells[stray]?.slice(0, 60) ?? '' })
  return found as readonly YarnColumn[]
}

function rowOf(
  { line, cells }: CsvRecord,
  columns: readonly YarnColumn[],
  known: ReadonlyMap<string, CardYarn>,
  hasRoom: boolean,
): Row {
  const refused = (code: string, problems: Problem[]): Row => ({ line, code, before: undefined, problems })
  if (!cells) return refused('', [{ column: null, problem: 'quotes' }])
  const written = new Map(columns.map((column, at) => [column, cells[at] ?? '']))
  const plain = plainCells(written)
  const code = (plain.cells.get('code') ?? '').toUpperCase().slice(0, 60)
  if (cells.length !== columns.length) return refused(code, [{ column: null, problem: 'columns' }])
  if (plain.formulas.length > 0)
    return refused(
      code,
      plain.formulas.map((column) => ({ column, problem: 'formula' })),
    )
  if (code === '') return refused(code, [{ column: 'code', problem: 'missing' }])
  const before = known.get(code) ?? known.get(code.padStart(4, '0'))
  const isNumber = before !== undefined && before.code !== code
  if (!before && !hasRoom) return refused(code, [{ column: null, problem: 'full' }])
  const reading = readRow(plain.cells, before?.code ?? code, before)
  if (!reading.ok) return { ...refused(isNumber ? before.code : code, [...reading.problems]), before }
  const named = before?.code ?? code
  const wish = { code: named, base: before?.base ?? 0, value: reading.value }
  return { line, code: named, before, wish, problems: [], ...(reading.isClipped && { isClipped: true }) }
}

/** Rows of one code: which of them is meant nobody knows. */
function refuseTwins(rows: readonly Row[]): void {
  const first = new Map<string, Row>()
  for (const row of rows) {
    if (row.code === '') continue
    const twin = first.get(row.code)
    if (!twin) first.set(row.code, row)
    else {
      row.problems.push({ column: 'code', problem: 'duplicate', other: String(twin.line) })
      if (!twin.problems.some(({ problem }) => problem === 'duplicate'))
        twin.problems.push({ column: 'code', problem: 'duplicate', other: String(row.line) })
    }
  }
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

import { setImmediate as breathe } from 'node:timers/promises'

import type { ImportRow, RowProblem } from '@nawl/contract/desk/csv-import'
import { DESIGN_COLUMNS, type DesignColumn, shopDesign, type ShopDesign } from '@nawl/contract/desk/design'

import type { CsvRecord } from '../../../platform/csv/parse-csv.ts'
import { readTable, type TableRow } from '../../../platform/csv/read-table.ts'
import { refuseTwins } from '../../../platform/csv/refuse-twins.ts'
import type { ImportPlan } from '../../../settings/csv/csv-import.routes.ts'
import type { DesignKind } from '../design-kind.ts'
import { designCell, PUT, type WrittenDesign } from './design-cells.ts'
import {
  isWritten,
  listingWish,
  type ListingWish,
  refusePlaces,
  type WrittenListing,
} from './plan-listing.ts'

/** A design as it is to be, upon what its writer saw. */
export type DesignWish = Pick<WrittenDesign, 'slug' | 'base' | 'draftVersion' | 'draftBase'> & {
  readonly value: ShopDesign
}
export type DesignWishes = {
  readonly isPublished: boolean
  readonly designs: readonly DesignWish[]
  /** The order and the home page, where the file changes them. */
  readonly listing: ListingWish | null
}

type Row = {
  readonly line: number
  readonly code: string
  readonly before?: WrittenDesign
  after?: WrittenDesign
  changed: readonly DesignColumn[]
  readonly problems: RowProblem[]
}

const AT_A_TIME = 500
const COLUMNS = { all: DESIGN_COLUMNS, needed: ['slug'], numbers: new Set<DesignColumn>() } as const
/** Of designs that the shop comes with these are code. */
const CODE: ReadonlySet<DesignColumn> = new Set(['collection', 'palettes', 'fit'])

type Wish = {
  readonly kind: DesignKind
  readonly isPublished: boolean
  readonly listing: WrittenListing
}

/** What each row of a file would do to the designs, as drafts or published. */
export async function planDesigns(
  records: readonly CsvRecord[],
  designs: readonly WrittenDesign[],
  { kind, isPublished, listing }: Wish,
): Promise<ImportPlan<DesignWishes>> {
  const known = new Map(designs.map((design) => [design.slug, design]))
  const rows: Row[] = []
  for (const [n, record] of (await readTable(records, COLUMNS)).entries()) {
    const row = rowOf(record, known)
    if (isPublished) await refuseUnpublishable(row, kind)
    rows.push(row)
    if (n % AT_A_TIME === 0) await breathe()
  }
  refuseTwins(rows, 'slug')
  refusePlaces(rows, listing, isPublished)
  const fine = rows.filter(({ problems, changed }) => problems.length === 0 && changed.length > 0)
  const wishes = fine.flatMap(({ before, after, changed }): DesignWish[] => {
    if (!before || !after || !changed.some(isWritten)) return []
    const { slug, base, draftVersion, draftBase } = before
    return [{ slug, base, draftVersion, draftBase, value: after.value }]
  })
  const placed = listingWish(fine, listing)
  return { rows: rows.map(answerOf), wishes: { isPublished, designs: wishes, listing: placed } }
}

function rowOf(
  { line, cells, problems }: TableRow<DesignColumn>,
  known: ReadonlyMap<string, WrittenDesign>,
): Row {
  const code = (cells.get('slug') ?? '').toLowerCase().slice(0, 80)
  const refused = (...why: RowProblem[]): Row => ({ line, code, changed: [], problems: why })
  if (problems.length > 0) return refused(...problems)
  if (code === '') return refused({ column: 'slug', problem: 'missing' })
  const before = known.get(code)
  if (!before || (!before.isBuiltIn && !before.value.drawing))
    return refused({ column: 'slug', problem: 'undrawn' })
  const row: Row = { line, code, before, after: before, changed: [], problems: [] }
  for (const [column, cell] of cells) put(row, before, column, cell)
  row.changed = DESIGN_COLUMNS.filter(
    (column) => cellAfter(row, before, column) !== designCell(column, before),
  )
  row.problems.push(...shapeProblems(row))
  return row
}

/** Writes a cell that differs from what the export says. */
function put(row: Row, before: WrittenDesign, column: DesignColumn, cell: string): void {
  const said = column === 'status' ? cell.toLowerCase() : cell
  if (column === 'slug' || said === designCell(column, before).trim() || !row.after) return
  const write = PUT[column]
  const after = !write ? 'fixed' : before.isBuiltIn && CODE.has(column) ? 'seeded' : write(row.after, said)
  if (typeof after === 'string') row.problems.push({ column, problem: after })
  else row.after = after
}

const cellAfter = ({ after }: Row, before: WrittenDesign, column: DesignColumn) =>
  designCell(column, after ?? before)

/** What the contract says of the columns that are changed: a draft may lack others. */
function shapeProblems({ after, changed, problems }: Row): readonly RowProblem[] {
  const parsed = shopDesign.safeParse(after?.value)
  if (parsed.success || problems.length > 0) return []
  return parsed.error.issues.flatMap(({ path, code }): RowProblem[] => {
    const column = columnAt(path)
    return column && changed.includes(column) ? [{ column, problem: problemOf(code) }] : []
  })
}

const problemOf = (code: string): RowProblem['problem'] =>
  code === 'too_big' ? 'long' : code === 'too_small' ? 'missing' : 'wrong'

/** `name.en` is the column `name_en`; `palettes.0.hexes` is `palettes`. */
function columnAt(path: readonly PropertyKey[]): DesignColumn | undefined {
  const [first = '', second = ''] = path.map(String)
  return DESIGN_COLUMNS.find((column) => column === `${first}_${second}` || column === first)
}

/** Refuses what the page would not publish either. */
async function refuseUnpublishable(row: Row, kind: DesignKind): Promise<void> {
  const { before, after, changed, problems, code } = row
  if (!before || !after || problems.length > 0 || !changed.some(isWritten)) return
  if (before.draftVersion > 0 && before.draftBase !== before.base) {
    problems.push({ column: null, problem: 'stale' })
    return
  }
  const parsed = shopDesign.safeParse(after.value)
  if (!parsed.success) {
    for (const { path, code: why } of parsed.error.issues)
      problems.push({ column: columnAt(path) ?? null, problem: problemOf(why) })
    return
  }
  for (const { field } of await kind.faults(parsed.data, code))
    problems.push(
      field.startsWith('palettes')
        ? { column: 'palettes', problem: 'yarns' }
        : {
            column: field === 'drawing' ? 'slug' : field,
            problem: field === 'drawing' ? 'undrawn' : 'wrong',
          },
    )
}

function answerOf(row: Row): ImportRow {
  const { line, code, before, problems, changed } = row
  if (problems.length > 0 || !before) return { line, code, fate: 'refused', problems }
  if (changed.length === 0) return { line, code, fate: 'unchanged' }
  const changes = changed.map((column) => ({
    column,
    before: designCell(column, before),
    after: cellAfter(row, before, column),
  }))
  return { line, code, fate: 'changed', changes }
}

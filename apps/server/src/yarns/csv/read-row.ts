import type { RowProblem as Problem } from '@nawl/contract/desk/csv-import'
import {
  BUILT_IN_CODE,
  YARN_CODE,
  type YarnColumn,
  yarnFields,
  type YarnFields,
} from '@nawl/contract/desk/yarns'
import { BUILT_IN_FAMILIES } from '@nawl/domain/yarn/library/built-in-card'
import { deltaE2000 } from '@nawl/engine/color/delta-e2000'
import { formatHex, parseHex } from '@nawl/engine/color/hex'
import { labD50FromRgb, rgbFromLabD50 } from '@nawl/engine/color/lab-d50'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'

import { numberIn, truthIn } from '../../platform/csv/cell-text.ts'
import type { CardYarn } from '../../settings/yarns/card-yarn.ts'
import { lotsIn } from './yarn-cells.ts'

export type Reading =
  | { readonly ok: true; readonly value: YarnFields; readonly isClipped: boolean }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Two statements of one colour may differ by their rounding. */
const MOST_DISAGREEING = 1

/** Reads a row upon the yarn that it names. A column that the file does not have, or an empty name or colour, leaves that as it is. */
export function readRow(
  cells: ReadonlyMap<YarnColumn, string>,
  code: string,
  before: CardYarn | undefined,
): Reading {
  const problems: Problem[] = []
  const refuse = (column: YarnColumn, problem: Problem['problem']) => void problems.push({ column, problem })
  const text = (column: YarnColumn, kept: string) => cells.get(column) ?? kept
  const some = (column: YarnColumn, kept: string) => cells.get(column) || kept

  function number(column: YarnColumn, kept: number | null): number | null {
    const cell = cells.get(column)
    if (cell === undefined) return kept
    if (cell === '') return null
    const read = numberIn(cell)
    if (read === null) refuse(column, 'wrong')
    return read
  }

  function truth(column: 'out_of_stock' | 'archived', kept: boolean): boolean {
    const cell = cells.get(column) ?? ''
    if (cell === '') return kept
    const read = truthIn(cell)
    if (read === undefined) refuse(column, 'wrong')
    return read ?? kept
  }

  if (!before && (!YARN_CODE.test(code) || BUILT_IN_CODE.test(code)))
    refuse('code', BUILT_IN_CODE.test(code) ? 'reserved' : 'wrong')
  const parts = {
    l: number('L', before?.lab?.[0] ?? null),
    a: number('a', before?.lab?.[1] ?? null),
    b: number('b', before?.lab?.[2] ?? null),
  }
  const color = colorOf(cells, parts, before, refuse)
  const nameEn = some('name_en', before?.name.en ?? '')
  if (nameEn === '') refuse('name_en', 'missing')
  const value: YarnFields = {
    family: familyOf(some('family', before?.family ?? ''), color.hex, refuse),
    name: { en: nameEn, ar: text('name_ar', before?.name.ar ?? '') },
    hex: color.hex,
    lab: color.lab,
    supplier: text('supplier', before?.supplier ?? ''),
    article: text('article', before?.article ?? ''),
    kg: number('kg', before?.kg ?? null),
    dyeLots: cells.has('dye_lots') ? lotsIn(cells.get('dye_lots') ?? '') : [...(before?.dyeLots ?? [])],
    isOut: truth('out_of_stock', before?.isOut ?? false),
    isArchived: truth('archived', before?.isArchived ?? false),
  }
  if (problems.length === 0) problems.push(...shapeProblems(value))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value, isClipped: color.isClipped }
}

type Refuse = (column: YarnColumn, problem: Problem['problem']) => void
type Parts = { readonly l: number | null; readonly a: number | null; readonly b: number | null }
type Color = { readonly hex: string; readonly lab: YarnFields['lab']; readonly isClipped: boolean }

/** The colour of a row: measured as Lab, or else a hex. Where both are given they must say the same. */
function colorOf(
  cells: ReadonlyMap<YarnColumn, string>,
  { l, a, b }: Parts,
  before: CardYarn | undefined,
  refuse: Refuse,
): Color {
  const written = cells.get('hex') ?? ''
  const rgb = written === '' ? null : parseHex(written)
  const nothing: Color = { hex: before?.hex ?? '#000000', lab: before?.lab ?? null, isClipped: false }
  if (written !== '' && rgb === null) {
    refuse('hex', 'wrong')
    return nothing
  }
  if (l === null || a === null || b === null) {
    const absent = (['L', 'a', 'b'] as const).filter((_, n) => [l, a, b][n] === null)
    if (absent.length < 3) refuse(absent[0] ?? 'L', 'missing')
    if (rgb !== null) return { hex: formatHex(rgb), lab: null, isClipped: false }
    if (!before) refuse('hex', 'missing')
    return nothing
  }
  const lab = { l, a, b }
  const shown = rgbFromLabD50(lab)
  const isClipped = deltaE2000(lab, labD50FromRgb(shown)) > MOST_DISAGREEING
  if (rgb !== null && deltaE2000(labD50FromRgb(rgb), labD50FromRgb(shown)) > MOST_DISAGREEING)
    refuse('hex', 'disagrees')
  return { hex: formatHex(shown), lab: [l, a, b], isClipped }
}

/** A family by its English name in either case; of a new yarn without one, that of the nearest yarn. */
function familyOf(written: string, hex: string, refuse: Refuse): string {
  const found = BUILT_IN_FAMILIES.find(({ name }) => name.toLowerCase() === written.toLowerCase())
  if (found) return found.name
  if (written !== '') refuse('family', 'wrong')
  const [near] = nearestYarns(hex, 1, BUILT_IN)
  // A colour that cannot be read has none; its row is refused for that.
  return BUILT_IN_FAMILIES.find(({ yarns }) => yarns.some((yarn) => yarn === near?.yarn))?.name ?? ''
}

const BUILT_IN = BUILT_IN_FAMILIES.flatMap(({ yarns }) => yarns)

const COLUMN_OF: Readonly<Record<string, YarnColumn>> = {
  'name.en': 'name_en',
  'name.ar': 'name_ar',
  dyeLots: 'dye_lots',
  'lab.0': 'L',
  'lab.1': 'a',
  'lab.2': 'b',
  kg: 'kg',
  hex: 'hex',
  supplier: 'supplier',
  article: 'article',
}

/** What the contract says of the whole yarn. */
function shapeProblems(value: YarnFields): readonly Problem[] {
  const parsed = yarnFields.safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, code }) => {
    const name = path.join('.')
    const column = COLUMN_OF[name] ?? COLUMN_OF[String(path[0])] ?? null
    const isLong = code === 'too_big' && column !== 'kg' && !name.startsWith('lab')
    return { column, problem: isLong ? ('long' as const) : ('wrong' as const) }
  })
}

import { YARN_COLUMNS, type YarnColumn, type YarnFields } from '@nawl/contract/desk/yarns'

import type { CardYarn } from '../../settings/yarns/card-yarn.ts'

type Cell = string | number

/** Parts the lots of a cell. */
const LOTS = ' | '
const round = (value: number) => Math.round(value * 100) / 100

const CELLS: Readonly<Record<YarnColumn, (yarn: YarnFields & Pick<CardYarn, 'code'>) => Cell>> = {
  code: ({ code }) => code,
  family: ({ family }) => family,
  name_en: ({ name }) => name.en,
  name_ar: ({ name }) => name.ar,
  hex: ({ hex }) => hex,
  L: ({ lab }) => (lab ? round(lab[0]) : ''),
  a: ({ lab }) => (lab ? round(lab[1]) : ''),
  b: ({ lab }) => (lab ? round(lab[2]) : ''),
  supplier: ({ supplier }) => supplier,
  article: ({ article }) => article,
  kg: ({ kg }) => kg ?? '',
  dye_lots: ({ dyeLots }) => dyeLots.join(LOTS),
  out_of_stock: ({ isOut }) => (isOut ? 'yes' : 'no'),
  archived: ({ isArchived }) => (isArchived ? 'yes' : 'no'),
}

/** A yarn's cell of a column, as it is exported. */
export const yarnCell = (column: YarnColumn, yarn: Parameters<(typeof CELLS)['code']>[0]): Cell =>
  CELLS[column](yarn)

/** A yarn as a row of the file. */
export const yarnCells = (yarn: CardYarn): readonly Cell[] =>
  YARN_COLUMNS.map((column) => yarnCell(column, yarn))

/** The lots of a cell, whatever parts them. */
export const lotsIn = (cell: string): string[] =>
  cell
    .split(/[|\n]/)
    .map((lot) => lot.trim())
    .filter((lot) => lot !== '')

import {
  DESIGN_COLUMNS,
  type DesignColumn,
  type DESIGN_STATES,
  type ShopDesign,
} from '@nawl/contract/desk/design'
import type { RowProblem } from '@nawl/contract/desk/csv-import'
import { cardYarns, yarnOfHex } from '@nawl/domain/yarn/library/shade-card'

/** A design as its page shows it: its draft, or else what is public, or else what the shop comes with. */
export type WrittenDesign = {
  readonly slug: string
  readonly value: ShopDesign
  /** The newest revision, 0 for none. */
  readonly base: number
  /** Of its draft; 0 for none. */
  readonly draftVersion: number
  /** The newest revision when its draft was begun. */
  readonly draftBase: number
  readonly isBuiltIn: boolean
  readonly state: (typeof DESIGN_STATES)[number]
  readonly isFeatured: boolean
  /** Among those that are sold, from 1; null for all others. */
  readonly position: number | null
}

const AND = ' | '
const codesOf = (hexes: readonly string[]) => hexes.map((hex) => yarnOfHex(hex)?.code ?? hex).join(' ')

const CELLS: Readonly<Record<DesignColumn, (design: WrittenDesign) => string>> = {
  slug: ({ slug }) => slug,
  status: ({ value, state }) => (value.isArchived ? 'archived' : state === 'archived' ? 'public' : state),
  collection: ({ value }) => value.collection,
  name_en: ({ value }) => value.name.en,
  name_ar: ({ value }) => value.name.ar,
  description_en: ({ value }) => value.description.en,
  description_ar: ({ value }) => value.description.ar,
  tags: ({ value }) => value.tags.join(AND),
  room: ({ value }) => value.room,
  yarns: ({ value }) => codesOf((value.drawing?.yarns ?? []).map(({ hex }) => hex)),
  palettes: ({ value }) =>
    value.palettes.map(({ name, hexes }) => `${name.en} / ${name.ar}: ${codesOf(hexes)}`).join(AND),
  fit: ({ value }) => value.fit,
  featured: ({ isFeatured }) => (isFeatured ? 'yes' : 'no'),
  position: ({ position }) => String(position ?? ''),
}

/** A design's cell of a column, as it is exported. */
export const designCell = (column: DesignColumn, design: WrittenDesign): string => CELLS[column](design)

/** A design as a row of the file. */
export const designCells = (design: WrittenDesign): readonly string[] =>
  DESIGN_COLUMNS.map((column) => designCell(column, design))

type Put = (design: WrittenDesign, cell: string) => WrittenDesign | RowProblem['problem']
type Write = (design: ShopDesign, cell: string) => ShopDesign | RowProblem['problem']

const parts = (cell: string) =>
  cell
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What a changed cell makes of a design, or why it cannot. The contract says whether the result is fine. */
export const PUT: Readonly<Partial<Record<DesignColumn, Put>>> = {
  ...inValue({
    status: (design, cell) => {
      if (cell === '') return design
      if (cell === 'archived') return { ...design, isArchived: true }
      // Publishing is a choice of the whole file, and what is a draft says the shop.
      return cell === 'public' && design.isArchived ? { ...design, isArchived: false } : 'fixed'
    },
    collection: (design, cell) => ({ ...design, collection: cell as ShopDesign['collection'] }),
    name_en: (design, en) => ({ ...design, name: { ...design.name, en } }),
    name_ar: (design, ar) => ({ ...design, name: { ...design.name, ar } }),
    description_en: (design, en) => ({ ...design, description: { ...design.description, en } }),
    description_ar: (design, ar) => ({ ...design, description: { ...design.description, ar } }),
    tags: (design, cell) => ({ ...design, tags: [...new Set(parts(cell))] as ShopDesign['tags'] }),
    room: (design, cell) => ({ ...design, room: cell as ShopDesign['room'] }),
    palettes: (design, cell) => {
      const palettes = parts(cell).map((part) => paletteIn(part, design.drawing?.yarns.length ?? 0))
      const fault = palettes.find((palette) => typeof palette === 'string')
      return fault ?? { ...design, palettes: palettes.filter((palette) => typeof palette !== 'string') }
    },
    fit: (design, cell) => ({ ...design, fit: cell }),
  }),
  featured: (design, cell) => {
    if (!/^(?:yes|no)$/i.test(cell)) return 'wrong'
    return design.position === null ? 'unsold' : { ...design, isFeatured: cell.toLowerCase() === 'yes' }
  },
  position: (design, cell) => {
    if (design.position === null) return 'unsold'
    // An empty cell leaves it where it is.
    if (cell === '') return design
    return /^\d{1,6}$/.test(cell) ? { ...design, position: Number(cell) } : 'wrong'
  },
}

/** Columns of what is written of a design itself. */
function inValue<Column extends DesignColumn>(
  columns: Readonly<Record<Column, Write>>,
): Readonly<Record<Column, Put>> {
  const put =
    (write: Write): Put =>
    (design, cell) => {
      const value = write(design.value, cell)
      return typeof value === 'string' ? value : { ...design, value }
    }
  const all = Object.entries<Write>(columns).map(([column, write]) => [column, put(write)])
  return Object.fromEntries(all) as Record<Column, Put> // keeps its keys
}

/** `Dusk / الغسق: 0101 0305 0712`, in the order of the drawing's yarns. */
function paletteIn(part: string, yarns: number): ShopDesign['palettes'][number] | 'wrong' | 'yarns' {
  const at = part.lastIndexOf(':')
  const [en = '', ar = ''] = part.slice(0, Math.max(at, 0)).split(' / ')
  if (en.trim() === '') return 'wrong'
  const card = new Map(cardYarns().map(({ code, hex }) => [code, hex]))
  const hexes = part
    .slice(at + 1)
    .trim()
    .split(/\s+/)
    .map((code) => card.get(code) ?? card.get(code.padStart(4, '0')))
  if (hexes.length !== yarns || hexes.includes(undefined)) return 'yarns'
  return { name: { en: en.trim(), ar: ar.trim() }, hexes: hexes as string[] }
}

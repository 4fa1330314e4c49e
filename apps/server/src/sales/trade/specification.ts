import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { type ProjectRoom, type ProjectRug, type Project } from '@nawl/domain/trade/project'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { names } from '@nawl/messages/by-language/names'
import { rug as rugMessages } from '@nawl/messages/by-language/rug'
import { tradePapers } from '@nawl/messages/by-language/trade-papers'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import { LANGUAGES, type LanguageCode } from '@nawl/messages/languages'
import { sizeText } from '@nawl/messages/text/rug-text'
import { shopDay } from '@nawl/messages/text/shop-day'
import { rolledRug } from '@nawl/domain/workshop/rolled-rug'

import type { WorkshopFacts } from '../kinds/sold-kind.ts'
import type { NamedPaper, TablePaper } from '../customs/customs-paper.ts'

/** A rug that is to be made: where it lies, and what it is. */
type Specified = {
  readonly room: ProjectRoom
  readonly rug: ProjectRug
  readonly design: DesignSnapshot
  readonly quantity: number
}

type Told = {
  readonly language: LanguageCode
  readonly workshop: WorkshopFacts
  /** The shop, as it stands on papers. */
  readonly seller: { readonly name: string; readonly address: string }
  readonly at: Date
}

/** The chosen rugs of a project. */
const specifiedRugs = ({ plan, designs }: Project): readonly Specified[] =>
  plan.rooms.flatMap((room) =>
    room.rugs.flatMap((rug) => {
      const option = rug.options.find(({ id }) => id === rug.chosen)
      const known = option && designs[option.id]
      return known ? [{ room, rug, design: known.design, quantity: option.quantity }] : []
    }),
  )

/** The schedule of a project. It has no prices and no client, so that it can be passed on. */
export function projectSheet(project: Project, told: Told): TablePaper {
  const { language, seller, at } = told
  const words = tradePapers[language]
  const { name, neededBy } = project.plan
  return {
    title: words.specification,
    reference: name,
    parties: [{ label: words.seller, lines: [seller.name, seller.address] }],
    facts: [
      [words.project, name],
      [words.madeOn, shopDay(at, LANGUAGES[language].tag)],
      ...(neededBy === null
        ? []
        : [[words.neededBy, shopDay(new Date(`${neededBy}T08:00:00Z`), LANGUAGES[language].tag)] as const]),
    ],
    columns: [
      { head: words.room },
      { head: words.design, width: 90 },
      { head: words.size, width: 110 },
      { head: words.pile, width: 70 },
      { head: words.quantity, width: 40, isFigure: true },
      { head: words.weight, width: 56, isFigure: true },
    ],
    rows: specifiedRugs(project).map(({ room, rug, design, quantity }) => [
      `${room.name} · ${rug.name}`,
      names[language](design.name),
      sizeText(rugMessages[language], design.size) ?? '',
      words.pileName({ pile: design.textureStyle }),
      String(quantity),
      words.kilograms({ weight: kilogramsOf(design, told) }),
    ]),
    sums: [],
    notes: [words.tolerance],
  }
}

/** What files of the n-th rug are called, without the ending. */
const rugFile = ({ rugId }: DesignSnapshot, n: number) => `${String(n + 1).padStart(2, '0')}-${rugId}`

/** The chosen rugs with the names of their files. */
export const chosenRugs = (project: Project) =>
  specifiedRugs(project).map(({ design }, n) => ({ name: rugFile(design, n), design }))

/** The specification of each chosen rug, with its yarns. */
export function rugSheets(project: Project, told: Told): readonly NamedPaper[] {
  const { language, seller } = told
  const words = tradePapers[language]
  return specifiedRugs(project).map(({ room, rug, design, quantity }, n) => ({
    name: `${rugFile(design, n)}.pdf`,
    paper: {
      title: words.specification,
      reference: `${project.plan.name} · ${room.name}`,
      parties: [{ label: words.seller, lines: [seller.name, seller.address] }],
      facts: [
        [words.project, project.plan.name],
        [words.room, `${room.name} · ${rug.name}`],
        [words.design, names[language](design.name)],
        [words.size, sizeText(rugMessages[language], design.size) ?? ''],
        [words.millimetres, `${design.size.widthMm} × ${design.size.lengthMm} mm`],
        [words.pile, words.pileName({ pile: design.textureStyle })],
        [words.quantity, String(quantity)],
        [words.weight, words.kilograms({ weight: kilogramsOf(design, told) })],
        ...(rug.notes === '' ? [] : [[words.notes, rug.notes] as const]),
      ],
      columns: [
        { head: words.yarn },
        { head: words.yarnCode, width: 90 },
        { head: words.hex, width: 80 },
        { head: words.share, width: 60, isFigure: true },
      ],
      rows: design.yarns.map(({ name, hex, share }) => [
        yarnNames[language](name),
        yarnOfHex(hex)?.code ?? '',
        hex,
        words.percent({ share: Math.round(share * 10) / 10 }),
      ]),
      sums: [],
      notes: [words.tolerance],
    },
  }))
}

/** Of one rug as it is rolled for a carrier, in kilograms. */
const kilogramsOf = ({ size }: DesignSnapshot, { workshop }: Told): number =>
  Math.round(rolledRug(size, workshop.yarnUse, workshop.pileMm).netGrams / 100) / 10

export const SPECIFICATION_HEADINGS = [
  'room',
  'rug',
  'design',
  'shape',
  'width_mm',
  'length_mm',
  'pile',
  'quantity',
  'weight_kg',
  'yarns',
] as const

/** The schedule for a spreadsheet, a row for each chosen rug; in English words, as programs read it. */
export const specificationRows = (project: Project, told: Told) =>
  specifiedRugs(project).map(({ room, rug, design, quantity }) => [
    room.name,
    rug.name,
    design.name,
    design.size.shape,
    design.size.widthMm,
    design.size.lengthMm,
    design.textureStyle,
    quantity,
    kilogramsOf(design, told),
    design.yarns
      .map(({ hex, name, share }) => `${yarnOfHex(hex)?.code ?? hex} ${name} ${Math.round(share * 10) / 10}%`)
      .join('; '),
  ])

export const YARN_HEADINGS = ['room', 'rug', 'design', 'yarn', 'code', 'hex', 'percent', 'quantity'] as const

/** The yarns of each chosen rug for a spreadsheet, a row for each yarn. */
export const yarnRows = (project: Project) =>
  specifiedRugs(project).flatMap(({ room, rug, design, quantity }) =>
    design.yarns.map(({ hex, name, share }) => [
      room.name,
      rug.name,
      design.name,
      name,
      yarnOfHex(hex)?.code ?? '',
      hex,
      Math.round(share * 10) / 10,
      quantity,
    ]),
  )

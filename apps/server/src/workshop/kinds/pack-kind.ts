import type { Product } from '@nawl/domain/product/product'
import type { WorkFacts } from '@nawl/domain/workshop/work-facts'
import type { Zippable } from 'fflate'

import type { RugRenderer } from '../../imaging/color/rug-renderer.ts'
import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import type { LineWool } from '../../sales/yarn-ledger/line-wool.ts'
import type { Both } from '../pack/both-languages.ts'
import type { PlanFormat } from '../gun-plan/plan-format.ts'
import type { PackOrder } from '../pack/pack-order.ts'

/** A line of an order in its workshop pack; what else is in it, its kind knows. It is sent to a thread. */
export type PackedLine<P extends Product = Product> = {
  /** 1 for the first line of the order. */
  readonly position: number
  readonly design: P
  readonly quantity: number
  /** Where its wool lies, as far as anybody wrote that down. */
  readonly wool?: LineWool | undefined
}

/** What a line's pages and files are about besides the line. */
export type PackAbout = {
  readonly order: PackOrder
  readonly config: WorkshopConfig
  /** `NW-7K4M-3PXA, line 1 of 2: Khatam`, on every page and in every file of the line. */
  readonly remark: string
}

/** A line as it is packed. */
export type PackPart = {
  /** What is said of it on the page of the order. */
  readonly row: PackRow
  /** Its files, in a folder of its own. */
  files(): Promise<Zippable>
  /** Adds its pages. */
  draw(sheet: Sheet): Promise<void>
}

export type PackRow = {
  readonly line: { readonly position: number; readonly design: Pick<Product, 'name'> }
  /** Its size; empty for what has none. */
  readonly sides: string
  /** `2 rugs`. */
  readonly count: Both
  /** The wool it takes, in all of the line. */
  readonly yarns: readonly { readonly name: string; readonly hex: string; readonly kilogramsInAll: number }[]
}

/** A yarn as the floor sees it. */
export type FloorYarn = {
  readonly hex: string
  readonly name: string
  /** In % of the rug. */
  readonly share: number
  /** With waste, for one rug. */
  readonly grams: number
}

export type OnFloor = { readonly yarns: readonly FloorYarn[]; readonly work: WorkFacts }

/** How a kind of product is made ready for the workshop. Methods, so that a registry can hold kinds of different products. */
export type PackKind<P extends Product = Product, Line extends PackedLine<P> = PackedLine<P>> = {
  /** Gathers what the pages need, in the main thread. Throws ApiError when something is missing. */
  gather(line: PackedLine<P>, renderer: RugRenderer): Promise<Line>
  /** Opens a gathered line, in the thread that draws. */
  open(line: Line, about: PackAbout): Promise<PackPart>
  /** How the gun tufts a gathered line, as a file, in the thread that draws. Absent where no gun is needed. */
  gunPlan?(line: Line, about: PackAbout, format: PlanFormat): Promise<Uint8Array>
  /** Where its yarns lie, as JSON for the projector, in the thread that draws. Absent for what is not drawn on cloth. */
  outlines?(line: Line, about: PackAbout): Uint8Array
  /** What the floor knows of one rug: the yarns that are ticked, and how it is made. Absent for what is not made on a frame. */
  onFloor?(design: P, config: WorkshopConfig): OnFloor
}

/** The kinds that are packed, by name. */
export type PackKinds = Readonly<Record<string, PackKind>>

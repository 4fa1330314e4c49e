import type { FloorOrder, OrderProgress } from '@nawl/contract/desk/floor'
import type { CartLine } from '@nawl/domain/cart/cart-line'
import { awaitedLines } from '@nawl/domain/order/approval'
import { pieceToShow } from '@nawl/domain/order/approve-design'
import { type Order, versionInForce } from '@nawl/domain/order/order'
import { kindIn } from '@nawl/domain/product/product'
import { floorProgress, lastStage, type RugProgress } from '@nawl/domain/workshop/floor'
import { type OrderPlan, rugId } from '@nawl/domain/workshop/order-plan'
import type { WorkFacts } from '@nawl/domain/workshop/work-facts'

import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'
import type { LineWool } from '../../sales/yarn-ledger/line-wool.ts'
import type { FloorYarn } from '../kinds/pack-kind.ts'
import { PACK_KINDS } from '../kinds/pack-kinds.ts'
import { isPackFinal, packMarkOf } from '../pack/pack-stamp.ts'
import { woolText } from '../pack/wool-text.ts'
import type { FloorRecord } from './floor.store.ts'

/** A line that is made on a frame. */
export type FramedLine = {
  readonly line: CartLine
  readonly position: number
  readonly yarns: readonly FloorYarn[]
  readonly work: WorkFacts
}

/** The lines of an order that are made on a frame, their yarns in the order of work: what covers least first. */
export function framedLines(order: Order, config: WorkshopConfig): readonly FramedLine[] {
  return versionInForce(order).lines.flatMap((line, n) => {
    const made = kindIn(PACK_KINDS, line.design).onFloor?.(line.design, config)
    if (!made) return []
    const { yarns, work } = made
    return [{ line, position: n + 1, yarns: yarns.toSorted((p, q) => p.share - q.share), work }]
  })
}

/** How far each rug of an order is. */
export const progressOf = (lines: readonly FramedLine[], { ticks }: Pick<FloorRecord, 'ticks'>) =>
  floorProgress(
    lines.map(({ line: { id, quantity }, yarns }) => ({ line: id, quantity, yarns })),
    ticks,
  )

type Shown = {
  readonly config: WorkshopConfig
  readonly now: Date
  /** The address of a photograph. */
  readonly pictureOf: (id: string) => string
  /** Where the wool of the order's lines lies, by their ids. */
  readonly wool: ReadonlyMap<string, LineWool>
  readonly sidesOf: (line: CartLine) => { readonly widthMm: number; readonly lengthMm: number }
  /** The plan of the frames; null in a shop without frames. */
  readonly plan: Pick<OrderPlan, 'floor' | 'plan'> | null
}

/** An order as the floor sees it. */
export function floorOrderOf(
  order: Order,
  record: FloorRecord,
  { config, now, wool, pictureOf, sidesOf, plan }: Shown,
): FloorOrder {
  const lines = framedLines(order, config)
  const progress = progressOf(lines, record)
  const waiting = awaitedLines(order).filter(({ approved }) => approved === null)
  const { number, remakeOf, times } = order
  return {
    number,
    packMark: packMarkOf(order),
    mayStartAt: isPackFinal(order, now) ? null : (times.changeUntil?.toISOString() ?? null),
    isStarted: times.productionAt !== null,
    dryingDays: plan?.floor.dryingDays ?? null,
    remakeOf: remakeOf && { order: remakeOf.order, serial: remakeOf.serial },
    rugs: lines.map(({ line, position, yarns, work }) => ({
      line: line.id,
      position,
      name: line.design.name,
      isAwaited: waiting.some((each) => each.line.id === line.id),
      isShown: pieceToShow(order, line.id)?.id === line.id,
      ...sidesOf(line),
      work,
      yarns: yarns.map((yarn) => ({ ...yarn, wool: woolOf(wool.get(line.id), yarn) })),
      pieces: progress
        .filter((rug) => rug.line === line.id)
        .map((rug) => ({ ...pieceOf(rug), frame: plan && frameOf(plan, rugId(number, line.id, rug.piece)) })),
    })),
    photographs: record.photographs.map(({ at, ...photo }) => ({
      ...photo,
      at: at.toISOString(),
      picture: pictureOf(photo.id),
    })),
    shown: record.shown,
  }
}

function woolOf(wool: LineWool | undefined, { hex }: Pick<FloorYarn, 'hex'>) {
  const found = wool?.find((each) => each.hex === hex)
  return found ? woolText(found) : null
}

/** Where and when the calendar has a rug. */
function frameOf({ floor, plan }: NonNullable<Shown['plan']>, id: string) {
  const planned = plan.planned.find((each) => each.id === id)
  const place = floor.frames.findIndex((each) => each.id === planned?.frame)
  const frame = floor.frames[place]
  return planned && frame
    ? { name: frame.name, place: place + 1, first: planned.first, last: planned.last }
    : null
}

const pieceOf = ({ piece, percent, yarnsDone, stagesDone }: RugProgress) => ({
  piece,
  percent,
  yarnsDone: [...yarnsDone],
  stagesDone: [...stagesDone],
})

/** What the customer is shown. Rugs of which nothing is ticked yet are left out. */
export function orderProgressOf(
  order: Order,
  record: FloorRecord,
  { config, pictureOf }: Pick<Shown, 'config' | 'pictureOf'>,
): OrderProgress {
  const lines = framedLines(order, config)
  const { shown, photographs } = record
  const begun = shown.progress
    ? progressOf(lines, record).filter(({ percent, stagesDone }) => percent > 0 || stagesDone.length > 0)
    : []
  return {
    rugs: begun.map((rug) => {
      const { design, quantity } = lines.find(({ line }) => line.id === rug.line)!.line
      return {
        name: design.name,
        piece: rug.piece,
        count: quantity,
        percent: rug.percent,
        stage: lastStage(rug),
      }
    }),
    photographs: shown.photographs
      ? photographs
          .filter(({ isHeldBack }) => !isHeldBack)
          .map(({ id, at }) => ({ id, at: at.toISOString(), picture: pictureOf(id) }))
      : [],
  }
}

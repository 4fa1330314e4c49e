import * as fc from 'fast-check'

import { countYarn, receiveYarn, takeYarn, writeOffYarn } from './handle-yarn.ts'
import { fillNeeds, type OrderNeeds, settleOrder } from './reserve-yarn.ts'
import { movedStock, NO_YARN, type YarnMovement, type YarnNeed, type YarnStock } from './yarn-stock.ts'

/** What happens to the wool of a workshop, at random. */
export type YarnStep =
  | {
      readonly does: 'receive' | 'count' | 'write-off'
      readonly yarn: string
      readonly lot: string
      readonly grams: number
    }
  | {
      readonly does: 'take'
      readonly rug: Omit<YarnNeed, 'grams'>
      readonly lot: string
      readonly grams: number
    }
  | { readonly does: 'settle'; readonly order: OrderNeeds }

export type Happened = {
  readonly step: YarnStep
  readonly before: YarnStock
  /** What the step itself moved. */
  readonly moved: readonly YarnMovement[]
  /** With what waiting rugs got of what it freed. */
  readonly after: YarnStock
}

const yarn = fc.constantFrom('0101', '0102', '0103')
const lot = fc.constantFrom('A', 'B', 'C', 'D')
const grams = fc.integer({ min: 0, max: 4_000 })
const order = fc.constantFrom('NW-1', 'NW-2', 'NW-3', 'NW-4', 'NW-5')
const needs = fc
  .array(
    fc.record({ line: fc.constantFrom('x', 'y'), yarn, pieces: fc.integer({ min: 1, max: 3 }), grams }),
    {
      maxLength: 4,
    },
  )
  .map((lines) => [...new Map(lines.map((line) => [line.line + line.yarn, line])).values()])

const STEP: fc.Arbitrary<YarnStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('receive' as const), yarn, lot, grams }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('count' as const, 'write-off' as const), yarn, lot, grams }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        order,
        line: fc.constantFrom('x', 'y'),
        piece: fc.integer({ min: 1, max: 3 }),
        yarn,
        lot,
        grams,
      })
      .map(({ lot: from, grams: weighed, ...rug }) => ({
        does: 'take' as const,
        rug,
        lot: from,
        grams: weighed,
      })),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        order,
        stage: fc.oneof(
          { weight: 4, arbitrary: fc.constant('making' as const) },
          { weight: 1, arbitrary: fc.constantFrom('made' as const, 'ended' as const) },
        ),
        needs,
      })
      .map(({ order: number, stage, needs: lines }) => ({
        does: 'settle' as const,
        order: {
          order: number,
          stage,
          needs: lines.flatMap(({ pieces, ...need }) =>
            Array.from({ length: pieces }, (_, n) => ({ ...need, order: number, piece: n + 1 })),
          ),
        },
      })),
  },
)

/** Histories of a workshop's wool. */
export const YARN_STEPS = (maxLength: number) => fc.array(STEP, { maxLength, size: 'max' })

/** Runs a history as the shop does: whatever is freed goes to whoever waits. */
export function runYarn(steps: readonly YarnStep[]): readonly Happened[] {
  let stock = NO_YARN
  const waiting = new Map<string, readonly YarnNeed[]>()
  return steps.map((step) => {
    const before = stock
    const moved = movementsOf(before, step)
    if (step.does === 'settle')
      waiting.set(step.order.order, step.order.stage === 'making' ? step.order.needs : [])
    const between = movedStock(before, moved)
    stock = movedStock(between, fillNeeds(between, [...waiting.values()].flat()))
    return { step, before, moved, after: stock }
  })
}

function movementsOf(stock: YarnStock, step: YarnStep): readonly YarnMovement[] {
  if (step.does === 'settle') return settleOrder(stock, step.order)
  const handled =
    step.does === 'take'
      ? takeYarn(stock, step)
      : { receive: receiveYarn, count: countYarn, 'write-off': writeOffYarn }[step.does](stock, step)
  return handled.ok ? handled.movements : []
}

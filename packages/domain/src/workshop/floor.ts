/** What happens to a rug on the floor, in order. */
export const FLOOR_STAGES = ['tufting', 'glueing', 'backing', 'shearing', 'finishing', 'inspected'] as const
export type FloorStage = (typeof FLOOR_STAGES)[number]

/** The stages of a rug with that pile: loops are not sheared. */
export const stagesOf = (pile: string): readonly FloorStage[] =>
  FLOOR_STAGES.filter((stage) => stage !== 'shearing' || pile !== 'loop')

/** Something that was ticked or unticked on the floor, for one rug of a line. */
export type FloorTick = {
  /** Made where it is ticked, so that one that arrives twice counts once. */
  readonly id: string
  readonly line: string
  /** Which rug of the line, from 1. */
  readonly piece: number
  /** A yarn by its hex, or a stage. */
  readonly subject: string
  readonly isDone: boolean
  /** By the clock of where it was ticked. */
  readonly at: Date
}

/** How far one rug is. */
export type RugProgress = {
  readonly line: string
  readonly piece: number
  /** Hexes of the yarns that are in. */
  readonly yarnsDone: readonly string[]
  readonly stagesDone: readonly FloorStage[]
  /** Tufted area, in whole percent of the rug; less than 100 until all of it is. */
  readonly percent: number
}

type ToMake = {
  readonly line: string
  readonly quantity: number
  readonly yarns: readonly { readonly hex: string; readonly share: number }[]
}

/** How far each rug of an order is. Of several ticks of one subject the latest counts, whatever order they came in. */
export function floorProgress(lines: readonly ToMake[], ticks: readonly FloorTick[]): readonly RugProgress[] {
  const latest = new Map<string, FloorTick>()
  for (const tick of ticks) {
    const key = keyOf(tick.line, tick.piece, tick.subject)
    const before = latest.get(key)
    if (!before || isLater(tick, before)) latest.set(key, tick)
  }
  return lines.flatMap(({ line, quantity, yarns }) =>
    Array.from({ length: quantity }, (_, n) => {
      const isDone = (subject: string) => latest.get(keyOf(line, n + 1, subject))?.isDone === true
      const stagesDone = FLOOR_STAGES.filter(isDone)
      const done = yarns.filter(({ hex }) => isDone(hex))
      const yarnsDone = done.map(({ hex }) => hex)
      return {
        line,
        piece: n + 1,
        yarnsDone,
        stagesDone,
        percent: percentTufted(yarns, yarnsDone, stagesDone),
      }
    }),
  )
}

/** Tufted area in whole percent. All yarns, or the signature for tufting, are 100; nothing less is. */
export function percentTufted(
  yarns: ToMake['yarns'],
  yarnsDone: readonly string[],
  stagesDone: readonly FloorStage[],
): number {
  const done = yarns.filter(({ hex }) => yarnsDone.includes(hex))
  if (stagesDone.includes('tufting') || done.length === yarns.length) return 100
  const sum = (of: ToMake['yarns']) => of.reduce((area, { share }) => area + share, 0)
  return Math.min(99, Math.round((sum(done) / sum(yarns)) * 100))
}

/** The last stage that is done; null before the first. */
export const lastStage = ({ stagesDone }: Pick<RugProgress, 'stagesDone'>): FloorStage | null =>
  stagesDone.at(-1) ?? null

const keyOf = (line: string, piece: number, subject: string) => `${line} ${piece} ${subject}`

/** Clocks may agree to the millisecond: then the ids decide, on every machine alike. */
const isLater = (tick: FloorTick, than: FloorTick) =>
  tick.at > than.at || (tick.at.getTime() === than.at.getTime() && tick.id > than.id)

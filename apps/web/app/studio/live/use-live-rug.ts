import { useEffect, useState } from 'react'

import type { LiveTufts, TuftOrder } from './live-tufts.ts'
import { tufting } from './tufting.ts'

/** A rug that is wanted of the browser. */
export type LiveRugState = {
  /** Null while it is not there: always before the page is idle. */
  readonly tufts: LiveTufts | null
  /** Whether it was ordered and could not be had. */
  readonly missing: boolean
  /** Orders it once more. */
  readonly again: () => void
}

/**
 * The rug tufted in the browser as `order` says. Another style or scale comes in place of the one before;
 * another bitmap or outline does not wait in another's shape. `order` null asks for nothing.
 */
export function useLiveRug(order: TuftOrder | null): LiveRugState {
  const [made, setMade] = useState<{ readonly cut: string; readonly tufts: LiveTufts } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const { bitmap, outline, style, scale } = order ?? {}
  useEffect(() => {
    if (!bitmap || !outline || !style || !scale) return
    let wanted = true
    const run = async () => {
      const asked = { bitmap, outline, style, scale }
      const tufts = await tufting.make('tuft', asked)
      if (!wanted) return
      if (tufts) setMade({ cut: cutName(asked), tufts })
      setRefused(tufts ? null : orderName(asked))
    }
    void run()
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each try is an order
  }, [bitmap, outline, style, scale, tries])
  const tufts = made && order && made.cut === cutName(order) ? made.tufts : null
  return {
    tufts,
    missing: !tufts && order !== null && refused === orderName(order),
    again: () => {
      setRefused(null)
      setTries(tries + 1)
    },
  }
}

const cutName = ({ bitmap, outline }: TuftOrder) => `${outline} ${bitmap}`
const orderName = (order: TuftOrder) => `${cutName(order)} ${order.style} ${order.scale}`

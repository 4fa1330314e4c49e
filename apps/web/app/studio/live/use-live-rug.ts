import { useEffect, useState } from 'react'

import type { LiveTufts, TuftOrder } from './worker/live-tufts.ts'
import { tufting } from './worker/tufting.ts'

/** The state of a requested live rug. */
export type LiveRugState = {
  /** Null until available: always before the page is idle. */
  readonly tufts: LiveTufts | null
  /** Whether it was requested and failed. */
  readonly missing: boolean
  /** Requests it again. */
  readonly again: () => void
}

/**
 * The rug tufted in the browser according to `order`. Another style or scale replaces the previous result when ready;
 * another bitmap or outline clears it at once. `order` null requests nothing.
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
      const cut = { bitmap, outline, style, scale }
      const tufts = await tufting.make('tuft', cut)
      if (!wanted) return
      if (tufts) setMade({ cut: cutName(cut), tufts })
      setRefused(tufts ? null : tryName(cut, tries))
    }
    void run()
    return () => {
      wanted = false
    }
  }, [bitmap, outline, style, scale, tries])
  const tufts = made && order && made.cut === cutName(order) ? made.tufts : null
  return {
    tufts,
    missing: !tufts && order !== null && refused === tryName(order, tries),
    again: () => setTries(tries + 1),
  }
}

const cutName = ({ bitmap, outline }: TuftOrder) => `${outline} ${bitmap}`
/** Identifies one attempt: a retry may succeed. */
const tryName = (order: TuftOrder, tries: number) =>
  `${cutName(order)} ${order.style} ${order.scale} ${tries}`

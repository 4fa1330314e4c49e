import { useEffect, useState } from 'react'

import type { LiveTufts, TuftOrder } from './live-tufts.ts'
import { tufting } from './tufting.ts'

/**
 * The rug tufted in the browser as `order` says, or null while it is not there: always before the page
 * is idle, and for good where it cannot be had. Another style or scale comes in place of the one before;
 * another bitmap or outline does not wait in another's shape. `order` null asks for nothing.
 */
export function useLiveRug(order: TuftOrder | null): LiveTufts | null {
  const [made, setMade] = useState<{ readonly cut: string; readonly tufts: LiveTufts } | null>(null)
  const { bitmap, outline, style, scale } = order ?? {}
  useEffect(() => {
    if (!bitmap || !outline || !style || !scale) return
    let wanted = true
    const run = async () => {
      const tufts = await tufting.make('tuft', { bitmap, outline, style, scale })
      if (wanted && tufts) setMade({ cut: cutName(bitmap, outline), tufts })
    }
    void run()
    return () => {
      wanted = false
    }
  }, [bitmap, outline, style, scale])
  return made && order && made.cut === cutName(order.bitmap, order.outline) ? made.tufts : null
}

const cutName = (bitmap: string, outline: string) => `${outline} ${bitmap}`

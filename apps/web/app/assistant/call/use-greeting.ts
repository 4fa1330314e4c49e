import { type RefObject, useEffect, useState } from 'react'

import { controlsInWindow } from '../../ui/controls/controls-in-window.ts'
import { liftClear } from '../../ui/controls/lift-clear.ts'

const AFTER_MS = 2_000
const FOR_MS = 8_000
/** What a visitor does who is no longer arriving. */
const ACTS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const
/** Of these pages the foot is a price's. */
const PRICES = '.studio, .cart-page, .checkout-page'

/** Whether a tip shows itself to somebody who has arrived: once, on no control, until the visitor does something. */
export function useGreeting(tip: RefObject<HTMLElement | null>): boolean {
  const [greets, setGreets] = useState(false)
  useEffect(() => {
    const arrived = setTimeout(() => setGreets(canGreet(tip.current)), AFTER_MS)
    const end = () => {
      clearTimeout(arrived)
      setGreets(false)
    }
    const over = setTimeout(end, AFTER_MS + FOR_MS)
    for (const act of ACTS) addEventListener(act, end, { passive: true })
    return () => {
      clearTimeout(arrived)
      clearTimeout(over)
      for (const act of ACTS) removeEventListener(act, end)
    }
  }, [tip])
  return greets
}

function canGreet(tip: HTMLElement | null): boolean {
  if (!tip || document.querySelector(PRICES)) return false
  return liftClear(tip.getBoundingClientRect(), controlsInWindow(tip), -Infinity) === 0
}

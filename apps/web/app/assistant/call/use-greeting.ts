import { type RefObject, useEffect, useState } from 'react'

import { controlsInWindow, textInWindow } from '../../ui/controls/controls-in-window.ts'
import { liftClear } from '../../ui/controls/lift-clear.ts'

const AFTER_MS = 2_000
const FOR_MS = 8_000
/** Events that show a visitor is already using the page. */
const ACTS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const
/** The foot of these pages is reserved for a price. */
const PRICES = '.studio, .cart-page, .checkout-page'

/** Whether to show the tip to a new visitor: once, over no control and no text, and until the visitor does something. */
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
  const below = [...controlsInWindow(tip), ...textInWindow(tip)]
  return liftClear(tip.getBoundingClientRect(), below, -Infinity) === 0
}

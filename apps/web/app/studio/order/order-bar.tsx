import './order-bar.css'

import * as messages from '@nawl/messages/size'
import type { Cents } from '@nawl/domain/money/money'
import { estimate, type SizeInput } from '@nawl/domain/rug/estimate'
import * as rugWords from '@nawl/messages/rug'
import { sizeText } from '@nawl/messages/text/rug-text'
import { type RefObject, useEffect, useState } from 'react'

import { usePrice } from '../../page/country/use-price.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { footPrice } from '../size/size-messages.ts'

type OrderBarProps = {
  readonly rugName: string
  readonly size: SizeInput
  readonly perSquareFoot: Cents
  readonly isInCart: boolean
  /** The studio's own bar, which this one stands in for while it is above the window. */
  readonly estimate: RefObject<HTMLElement | null>
  /** The action at that price. */
  readonly children: React.ReactNode
}

/**
 * Name, size, price and one action at the window's upper edge while the studio's own bar is above it. Fixed, so that
 * nothing moves, and at the upper edge, so that the end of the page stays free.
 */
export function OrderBar({ rugName, size, perSquareFoot, isInCart, estimate: own, children }: OrderBarProps) {
  const isAbove = useIsAbove(own)
  const { price, currency } = usePrice()
  if (!isAbove) return null
  const result = estimate(size, perSquareFoot)
  return (
    <section aria-label={messages.orderRug({ name: rugName })} className="order-bar">
      <p className="type-tool truncate">{rugName}</p>
      <p className="type-ui figures truncate text-graphite">{sizeText(rugWords, size) ?? messages.noSize}</p>
      <p className="order-bar-price type-h4">
        {result.ok ? price(result.price) : footPrice(perSquareFoot, currency)}
      </p>
      {isInCart && <TextLink to="/cart">{messages.viewCart}</TextLink>}
      {children}
    </section>
  )
}

function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setIsAbove(!last.isIntersecting && last.boundingClientRect.bottom <= 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isAbove
}

import * as messages from '@nawl/messages/cart'
import { Link } from 'react-router'

import { Glyph } from '../../ui/glyph.tsx'
import { useInCart } from './cart-count.ts'

/** The link to the cart with its count: text, or a bag icon on phones. */
export function CartTrigger() {
  const { count, of } = useInCart()
  return (
    <Link to="/cart" className="header-word cart-door">
      <Glyph name="bag" size={22} stroke={1.3} />
      <span className="header-text">
        {messages.title}{' '}
        {count > 0 && (
          <>
            <span aria-hidden className="figures">
              {count}
            </span>
            <span className="sr-only">{messages.triggerCount({ count, of })}</span>
          </>
        )}
      </span>
      {count > 0 && (
        <span aria-hidden className="cart-count figures">
          {count}
        </span>
      )}
    </Link>
  )
}

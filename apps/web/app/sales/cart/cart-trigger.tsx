import { Link } from 'react-router'

import { useCartCount } from './cart-count.ts'

/** The link to the cart with its count: text, or a bag icon on phones. */
export function CartTrigger() {
  const count = useCartCount()
  return (
    <Link to="/cart" className="header-word cart-door">
      <Bag />
      <span className="header-text">
        Cart{' '}
        {count > 0 && (
          <span className="figures">
            {count}
            <span className="sr-only">{count === 1 ? ' rug' : ' rugs'}</span>
          </span>
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

function Bag() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M4 6.8h12l.8 10.2H3.2zM7 9V5.4a3 3 0 0 1 6 0V9" />
    </svg>
  )
}

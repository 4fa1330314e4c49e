import * as messages from '@nawl/messages/checkout'
import { Link } from 'react-router'

const LINKS = [
  { to: '/shipping', text: messages.linkShipping },
  { to: '/terms', text: messages.linkTerms },
  { to: '/privacy-policy', text: messages.linkPrivacy },
] as const

/** The links a customer needs while paying, and no more. */
export function CheckoutFooter() {
  return (
    <footer className="page-margin border-t border-rule py-6">
      <ul className="type-caption flex flex-wrap gap-x-6">
        {LINKS.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="quiet-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}

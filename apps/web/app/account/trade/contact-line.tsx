import type { TradeAnswer } from '@nawl/contract/trade/trade'
import * as messages from '@nawl/messages/trade-account'

/** Whom to ask: one person, by name and address. */
export function ContactLine({ contact }: Pick<TradeAnswer, 'contact'>) {
  if (!contact) return null
  return (
    <p className="type-ui">
      {messages.contact}: <bdi>{contact.name}</bdi>
      {' · '}
      <a
        href={`mailto:${contact.email}`}
        className="wrap-anywhere underline underline-offset-[3px] hover:text-madder"
      >
        {contact.email}
      </a>
    </p>
  )
}

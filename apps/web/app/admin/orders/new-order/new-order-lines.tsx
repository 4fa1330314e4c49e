import type { CartResponse } from '@nawl/contract/sales/cart'
import * as messages from '@nawl/messages/desk-orders'
import { nameOf } from '@nawl/messages/names'

/** What is in the cart, by name and number. */
export function NewOrderLines({ lines }: Pick<CartResponse, 'lines'>) {
  return (
    <ul className="type-ui mt-3 *:border-t *:border-rule *:py-2.5">
      {lines.map(({ id, design, quantity }) => (
        <li key={id}>{messages.lineOf({ quantity, name: nameOf(design.name) })}</li>
      ))}
    </ul>
  )
}

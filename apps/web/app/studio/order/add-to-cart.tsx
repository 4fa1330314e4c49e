import * as messages from '@nawl/messages/order-bar'
import { Button } from '../../ui/controls/button.tsx'
import { type AddToCartAction, fetchCartAhead } from './use-add-to-cart.ts'

type AddToCartProps = { readonly action: AddToCartAction; readonly small?: boolean }

/** The button that adds the rug on screen to the cart. */
export function AddToCart({ action: { busy, replaces, add }, small = false }: AddToCartProps) {
  return (
    <Button
      kind="primary"
      small={small}
      aria-disabled={busy}
      className="add-to-cart"
      onPointerEnter={fetchCartAhead}
      onFocus={fetchCartAhead}
      onClick={add}
    >
      {busy ? messages.moment : replaces ? messages.updateCart : messages.addToCart}
    </Button>
  )
}

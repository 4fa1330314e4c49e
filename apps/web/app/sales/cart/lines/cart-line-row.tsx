import type { Cents } from '@nawl/domain/money/money'
import type { CartResponse, ShownCartLine } from '@nawl/contract/sales/cart'
import * as messages from '@nawl/messages/cart'
import { tryAgain } from '@nawl/messages/shell'
import { nameOf } from '@nawl/messages/names'
import { useState } from 'react'
import { Link } from 'react-router'

import { usePrice } from '../../../page/country/use-price.ts'
import { refusalMessage } from '../../order/calls/refusal-messages.ts'
import { GlyphButton } from '../../../ui/controls/glyph-button.tsx'
import { Sentence, unseen } from '../../../ui/text/sentence.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { cartInBrowser } from '../browser-cart.ts'
import type { WebKind } from '../../kinds/web-kind.ts'
import { LinePicture } from './line-picture.tsx'
import { LinePrice } from './line-price.tsx'
import { LineRoom } from './line-room.tsx'
import { useKind } from '../../kinds/use-kinds.ts'

type CartLineRowProps = {
  readonly line: ShownCartLine
  /** The prices of the whole cart, and this line's index in them. */
  readonly price: CartResponse['price']
  readonly place: number
  /** Called when the line and its focused button have been removed. */
  readonly onGone: () => void
}

/** A line of the cart: its picture, description, quantity and price. */
export function CartLineRow({ line, price, place, onGone }: CartLineRowProps) {
  const { design } = line
  const kind = useKind(design)
  const name = nameOf(design.name)
  const note = kind.note(design)
  const edit = kind.edit?.(line)
  const shape = `cart-picture ${kind.isSquare(design) ? 'cart-square' : ''}`
  const shown = <LinePicture src={line.picture} undrawn={kind.undrawn} />
  return (
    <article aria-label={name} className="cart-line">
      {edit ? (
        <Link to={edit.path} tabIndex={-1} aria-hidden className={shape}>
          {shown}
        </Link>
      ) : (
        <div className={shape}>{shown}</div>
      )}
      <div className="[grid-area:facts]">
        <h2 className="type-h3 wrap-anywhere">{name}</h2>
        {note && <p className="type-caption mt-1 text-graphite">{note}</p>}
        <kind.CartFacts product={design} />
        {line.was !== null && <PriceChanged was={line.was as Cents} />}
        <div className="actions type-ui mt-1.5 gap-5 *:font-medium">
          {edit && (
            <Link to={edit.path}>
              <Sentence parts={edit.parts} />
            </Link>
          )}
          <button
            type="button"
            onClick={() => void takeOut(line, kind, onGone)}
            className="[&:not(:hover)]:text-graphite"
          >
            <Sentence parts={messages.remove({ hidden: unseen, name })} />
          </button>
        </div>
      </div>
      <Quantity line={line} />
      <LinePrice price={price} place={place} className="text-end [grid-area:price]" />
      {line.inRoom && <LineRoom design={design} inRoom={line.inRoom} />}
    </article>
  )
}

function PriceChanged({ was }: { readonly was: Cents }) {
  const { price } = usePrice()
  return <p className="type-caption mt-1.5">{messages.priceChanged({ price: price(was) })}</p>
}

/** A quantity from one to ten. Shows the new value at once, then the cart's response. */
function Quantity({ line }: { readonly line: ShownCartLine }) {
  const [wanted, setWanted] = useState<number | null>(null)
  const shown = wanted ?? line.quantity
  const set = async (quantity: number) => {
    setWanted(quantity)
    const outcome = await cartInBrowser().change(line.id, { quantity })
    // Pressed again meanwhile: the later press has its own response.
    setWanted((now) => (now === quantity ? null : now))
    if (!outcome.ok) toast(refusalMessage(outcome.fault))
  }
  return (
    <div
      role="group"
      aria-label={messages.quantityOf({ name: nameOf(line.design.name) })}
      className="cart-quantity"
    >
      <GlyphButton
        glyph="minus"
        label={messages.oneFewer}
        enabled={shown > 1}
        onPress={() => void set(shown - 1)}
        className="cart-step"
      />
      <output className="type-ui figures">{shown}</output>
      <GlyphButton
        glyph="plus"
        label={messages.oneMore}
        enabled={shown < 10}
        onPress={() => void set(shown + 1)}
        className="cart-step"
      />
    </div>
  )
}

async function takeOut(line: ShownCartLine, kind: WebKind, onGone: () => void): Promise<void> {
  const outcome = await cartInBrowser().remove(line.id)
  if (!outcome.ok) return toast(refusalMessage(outcome.fault))
  onGone()
  toast(messages.removed({ name: nameOf(line.design.name) }), {
    label: messages.undo,
    run: () => void putBack(line, kind),
  })
}

async function putBack(line: ShownCartLine, kind: WebKind): Promise<void> {
  const outcome = await cartInBrowser().add(kind.chosen(line), line.quantity)
  if (!outcome.ok)
    toast(refusalMessage(outcome.fault), { label: tryAgain, run: () => void putBack(line, kind) })
}

import type { ShownLineInRoom } from '@nawl/contract/sales/cart'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { LinePicture } from '../../cart/lines/line-picture.tsx'
import { useKind } from '../../kinds/use-kinds.ts'
import { useOrderedKind } from '../../kinds/use-ordered-kinds.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { useBrokenImage } from '../../../ui/use-broken-image.ts'

/** What was bought, large in its room; on paper if it lies in none or its picture fails. With a link to show it around, if it has one. */
export function OrderPicture({ line }: { readonly line: ShownLineInRoom }) {
  const { design, inRoom, picture } = line
  const kind = useKind(design)
  const name = nameOf(design.name)
  const size = kind.note(design)
  const shownPath = useOrderedKind(design).shownPath?.(line)
  const { failed, watch } = useBrokenImage(inRoom?.picture ?? '')
  return (
    <figure className="order-picture">
      {inRoom && !failed ? (
        <img
          {...watch}
          src={inRoom.picture}
          alt={kind.inRoomText(design, inRoom.room)}
          width={1200}
          height={750}
          decoding="async"
          fetchPriority="high"
        />
      ) : (
        <div className="order-picture-paper">
          <LinePicture
            src={picture}
            undrawn={kind.undrawn}
            alt={messages.asOrdered({ name })}
            className="rug-shadow"
          />
        </div>
      )}
      <figcaption className="order-picture-caption type-caption">
        <span className="text-graphite">{size ? messages.nameAndSize({ name, size }) : name}</span>
        {shownPath && (
          <TextLink to={shownPath} className="print:hidden">
            {messages.showAround}
          </TextLink>
        )}
      </figcaption>
    </figure>
  )
}

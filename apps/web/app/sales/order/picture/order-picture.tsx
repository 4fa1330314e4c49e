import type { ShownOrderLine } from '@nawl/contract/sales/order'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/order'

import { LinePicture } from '../../cart/line-picture.tsx'
import { inRoomText, sizeText } from '../../cart/line-messages.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { useBrokenImage } from '../../../ui/use-broken-image.ts'
import { shownPathOf } from './shown-path-of.ts'

/** The bought rug, large in its room; on paper if it fits no room or its picture fails. With a link to show it around. */
export function OrderPicture({ line }: { readonly line: ShownOrderLine }) {
  const { design, inRoom, picture } = line
  const name = nameOf(design.name)
  const { failed, watch } = useBrokenImage(inRoom?.picture ?? '')
  return (
    <figure className="order-picture">
      {inRoom && !failed ? (
        <img
          {...watch}
          src={inRoom.picture}
          alt={inRoomText(design, inRoom.room)}
          width={1200}
          height={750}
          decoding="async"
          fetchPriority="high"
        />
      ) : (
        <div className="order-picture-paper">
          <LinePicture src={picture} alt={messages.asOrdered({ name })} className="rug-shadow" />
        </div>
      )}
      <figcaption className="order-picture-caption type-caption">
        <span className="text-graphite">{messages.nameAndSize({ name, size: sizeText(design.size) })}</span>
        <TextLink to={shownPathOf(line)} className="print:hidden">
          {messages.showAround}
        </TextLink>
      </figcaption>
    </figure>
  )
}

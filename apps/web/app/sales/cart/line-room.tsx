import type { ShownCartLine } from '@nawl/contract/sales/cart'
import { roomCaption } from '../../page/room-name.ts'

import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { sizeText } from './line-messages.ts'

type LineRoomProps = {
  readonly design: ShownCartLine['design']
  readonly inRoom: NonNullable<ShownCartLine['inRoom']>
}

/** A line's rug in a room, to scale; if the picture fails, its place stays empty. */
export function LineRoom({ design: { name, size }, inRoom: { room, picture } }: LineRoomProps) {
  const { failed, watch } = useBrokenImage(picture)
  return (
    <div className="cart-room">
      {!failed && (
        <img
          {...watch}
          src={picture}
          alt={roomCaption(name, sizeText(size), room)}
          width={560}
          height={350}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  )
}

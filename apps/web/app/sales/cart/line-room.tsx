import type { ShownCartLine } from '@nawl/contract/sales/cart'

import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { inRoomText } from './line-messages.ts'

type LineRoomProps = {
  readonly design: ShownCartLine['design']
  readonly inRoom: NonNullable<ShownCartLine['inRoom']>
}

/** A line's rug in a room, to scale; if the picture fails, its place stays empty. */
export function LineRoom({ design, inRoom: { room, picture } }: LineRoomProps) {
  const { failed, watch } = useBrokenImage(picture)
  return (
    <div className="cart-room">
      {!failed && (
        <img
          {...watch}
          src={picture}
          alt={inRoomText(design, room)}
          width={560}
          height={350}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  )
}

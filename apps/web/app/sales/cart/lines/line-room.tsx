import type { ShownCartLine } from '@nawl/contract/sales/cart'

import { useBrokenImage } from '../../../ui/use-broken-image.ts'
import { useKind } from '../../kinds/use-kinds.ts'

type LineRoomProps = {
  readonly design: ShownCartLine['design']
  readonly inRoom: NonNullable<ShownCartLine['inRoom']>
}

/** What a line is of, in a room, to scale; if the picture fails, its place stays empty. */
export function LineRoom({ design, inRoom: { room, picture } }: LineRoomProps) {
  const kind = useKind(design)
  const { failed, watch } = useBrokenImage(picture)
  return (
    <div className="cart-room">
      {!failed && (
        <img
          {...watch}
          src={picture}
          alt={kind.inRoomText(design, room)}
          width={560}
          height={350}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  )
}

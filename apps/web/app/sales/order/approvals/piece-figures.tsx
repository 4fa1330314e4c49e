import type { ShownApproval } from '@nawl/contract/sales/approval'
import type { OrderResponse } from '@nawl/contract/sales/order'
import * as messages from '@nawl/messages/approval'
import { nameOf } from '@nawl/messages/names'

import { LinePicture } from '../../cart/lines/line-picture.tsx'
import { formatDay } from '../format-moment.ts'

type PieceFiguresProps = {
  readonly approval: ShownApproval
  readonly line: OrderResponse['lines'][number] | undefined
}

/** The piece on the screen beside its photograph. */
export function PieceFigures({ approval, line }: PieceFiguresProps) {
  const { piece } = approval
  const name = nameOf(approval.name)
  return (
    <>
      <div className="approval-figures mt-5">
        <ScreenFigure approval={approval} line={line} caption={messages.screen} />
        {piece.photo && piece.shownAt && (
          <figure>
            <img src={piece.photo} alt={messages.photoAlt({ name })} decoding="async" />
            <figcaption className="type-caption mt-2 text-graphite">
              {messages.photo({ day: formatDay(piece.shownAt) })}
            </figcaption>
          </figure>
        )}
      </div>
      <p className="type-caption mt-3 max-w-[48em] text-graphite">{messages.light}</p>
    </>
  )
}

type ScreenFigureProps = PieceFiguresProps & { readonly caption: string }

/** The piece as it is on the screen; where it is in no line of the order, the whole. */
export function ScreenFigure({ approval, line, caption }: ScreenFigureProps) {
  const src = approval.screen ?? line?.picture
  if (!src) return null
  return (
    <figure>
      <LinePicture src={src} alt={messages.screenAlt({ name: nameOf(approval.name) })} />
      <figcaption className="type-caption mt-2 text-graphite">{caption}</figcaption>
    </figure>
  )
}

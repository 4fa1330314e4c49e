import type { FloorOrder, FloorRug } from '@nawl/contract/desk/floor'
import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import * as messages from '@nawl/messages/floor'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { newId } from '../api/new-id.ts'
import { formatMoment } from '../sales/order/format-moment.ts'
import { useBrowserValue } from '../ui/use-browser-value.ts'
import { FloorPage, floorPath } from './floor-page.tsx'
import { FloorRugOnFrame } from './floor-rug.tsx'
import { smallerPicture } from './smaller-picture.ts'
import type { Route } from './+types/floor-order.route'
import { useFloor } from './use-floor.ts'
import { withWaiting } from './with-waiting.ts'

/** An order at the frame: its rugs with what is done of them, to be ticked with a thumb. */
export default function FloorOrderRoute({ params }: Route.ComponentProps) {
  const floor = useFloor()
  // The stored page is that of any order, so that its markup names none.
  const number = useBrowserValue(() => params.number.toUpperCase(), '')
  const found = floor.orders.find((order) => order.number === number)
  const order = found && withWaiting(found, floor.queue)
  const tick = (line: string, piece: number, subject: string, isDone: boolean) =>
    floor.add({
      kind: 'tick',
      number,
      tick: { id: newId(), line, piece, subject, isDone, at: new Date().toISOString() },
    })
  const photograph = async (line: string, piece: number, file: File) =>
    floor.add({
      kind: 'photo',
      number,
      id: newId(),
      line,
      piece,
      at: new Date().toISOString(),
      picture: await smallerPicture(file),
    })
  return (
    <FloorPage title={number || messages.title} floor={floor}>
      <p>
        <a className="type-ui inline-flex min-h-11 items-center underline" href={floorPath()}>
          {messages.back}
        </a>
      </p>
      <h1 className="type-h2 figures">{number}</h1>
      {order ? (
        <>
          <Notices order={order} />
          {order.rugs.map((rug) => (
            <Rug key={rug.line} order={order} rug={rug} onTick={tick} onPhotograph={photograph} />
          ))}
        </>
      ) : (
        floor.status !== 'loading' && (
          <p className="type-body mt-6">{floor.status === 'ready' ? messages.unknown : messages.away}</p>
        )
      )}
    </FloorPage>
  )
}

type RugProps = {
  readonly order: FloorOrder
  readonly rug: FloorRug
  readonly onTick: (line: string, piece: number, subject: string, isDone: boolean) => Promise<unknown>
  readonly onPhotograph: (line: string, piece: number, file: File) => Promise<unknown>
}

function Rug({ order, rug, onTick, onPhotograph }: RugProps) {
  const [query] = useSearchParams()
  // The label that was scanned is that of one rug.
  const isScanned = query.get('line') === String(rug.position)
  const scanned = isScanned && rug.pieces.find((each) => String(each.piece) === query.get('rug'))
  const [piece, setPiece] = useState(scanned ? scanned.piece : 1)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isScanned && order.rugs.length > 1) place.current?.scrollIntoView()
  }, [isScanned, order.rugs.length])
  const { line } = rug
  return (
    <div ref={place}>
      <FloorRugOnFrame
        order={order}
        rug={rug}
        piece={piece}
        onPiece={setPiece}
        onTick={(subject, isDone) => onTick(line, piece, subject, isDone)}
        onPhotograph={(file) => onPhotograph(line, piece, file)}
      />
    </div>
  )
}

/** Whether the printed pack is in force, and whether work may begin. */
function Notices({ order: { packMark, mayStartAt, isStarted, remakeOf } }: { readonly order: FloorOrder }) {
  const [query] = useSearchParams()
  const printed = query.get('p')
  return (
    <>
      {remakeOf && (
        <p className="floor-notice type-ui">
          {messages.remake({ serial: remakeOf.serial, number: remakeOf.order })}
        </p>
      )}
      {printed !== null && printed !== packMark && (
        <p role="alert" className="floor-notice type-ui">
          {messages.packVoid({ mark: printed, current: packMark })}
        </p>
      )}
      {printed === packMark && <p className="type-ui mt-2">{messages.packInForce({ mark: packMark })}</p>}
      {mayStartAt === null && !isStarted && <p className="floor-notice type-ui">{messages.notStarted}</p>}
      {mayStartAt !== null && (
        <p role="alert" className="floor-notice type-ui">
          {messages.mayChange({ moment: formatMoment(mayStartAt), zone: SHOP_ZONE_NAME })}
        </p>
      )}
    </>
  )
}

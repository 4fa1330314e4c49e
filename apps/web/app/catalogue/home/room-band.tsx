import * as messages from '@nawl/messages/home'
import { nameOf } from '@nawl/messages/names'
import { ROOMS } from '@nawl/domain/rug/site-rooms'
import { ownLine, Sentence } from '../../ui/text/sentence.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { RoomPhotograph } from '../cards/room-photograph.tsx'

/** A rug in a room, as a preview of the studio's room view. */
export function RoomBand() {
  return (
    <section className="page-margin room-band" aria-labelledby="in-a-room">
      <RoomPhotograph page="home" alt={messages.roomAlt} name={nameOf('Reef')} />
      <div className="room-pitch">
        <h2 id="in-a-room" className="type-h2">
          <Sentence parts={messages.seeIt({ line: ownLine })} />
        </h2>
        <p className="type-body mt-6 max-w-[24em]">{messages.seeItText({ rooms: ROOMS.length })}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/product/reef">{messages.openReef}</ButtonLink>
          <TextLink to="/your-room">{messages.letRoomAnswer}</TextLink>
        </p>
      </div>
    </section>
  )
}

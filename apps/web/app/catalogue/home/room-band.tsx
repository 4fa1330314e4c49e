import { ButtonLink } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { RoomPhotograph } from '../cards/room-photograph.tsx'

/** A rug in a room, as a preview of the studio's room view. */
export function RoomBand() {
  return (
    <section className="page-margin room-band" aria-labelledby="in-a-room">
      <RoomPhotograph
        page="home"
        alt="A pale living room in the morning: before a sofa lies a rug of nine squares with leaves cut from blue, ochre, plum and green"
        name="Reef"
      />
      <div className="room-pitch">
        <h2 id="in-a-room" className="type-h2">
          See it where <span className="block">it will lie.</span>
        </h2>
        <p className="type-body mt-6 max-w-[24em]">
          Lay any rug to scale in six rooms, by day or in the evening, and change its yarns there. Or take a
          photograph of your own floor: it stays on your device.
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/product/reef">Open Reef in the studio</ButtonLink>
          <TextLink to="/your-room">Let your own room answer</TextLink>
        </p>
      </div>
    </section>
  )
}

import './trade-project.css'

import { PROJECT_YARNS, PAGE_SCENES, type RoomScene, sceneLink } from '@nawl/contract/imaging/room-scenes'

import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { InfoSection } from './info-section.tsx'

/** One palette through four rooms of a house: in pictures, in its yarns, and in links to the studio. */
export function TradeProject() {
  return (
    <>
      <RoomPhotograph
        page="lobby"
        alt="A majlis by day, low seats along its walls; between them a rug of rounded cells in sage greens that grow from a gilt star"
        name="Muqarnas"
        wide
      />
      <InfoSection title="One palette, a whole house">
        <p>
          Four designs, five yarns: the lobby has Muqarnas as it is drawn, the suites, the corridor and the
          restaurant have others in its yarns. Each opens in the studio as it is shown, and each link is one
          that a client can open.
        </p>
        <ul className="trade-yarns">
          {PROJECT_YARNS.map(({ name, hex }) => (
            <li key={hex} className="type-ui">
              <Pompom hex={hex} size={40} />
              {name}
            </li>
          ))}
        </ul>
        <dl className="trade-rooms">
          {PROJECT_ROOMS.map(({ place, name, scene }) => (
            <div key={place}>
              <dt className="type-caption text-graphite">{place}</dt>
              <dd className="type-h4 mt-1">
                <InlineLink to={`/product/${scene.rug}?d=${sceneLink(scene)}`}>{name}</InlineLink>
              </dd>
            </div>
          ))}
        </dl>
      </InfoSection>
      <div className="trade-pair">
        <RoomPhotograph
          page="suite"
          alt="A bedroom in daylight; from under the bed comes a rug with bands of celadon, plaster white and sage, and one of gilt"
          name="Ufuq"
        />
        <RoomPhotograph
          page="corridor"
          alt="A long hallway with a runner of small woven steps in sage, celadon and gilt"
          name="Heddle"
        />
      </div>
    </>
  )
}

/** The house's last room, in the evening. */
export function TradeRestaurant() {
  return (
    <RoomPhotograph
      page="restaurant"
      alt="A dining room in the evening: four chairs and a pale table on a round rug of interlaced straps in deep sage and plaster white, with a gilt star"
      name="Shamsa"
      wide
    />
  )
}

const PROJECT_ROOMS: readonly {
  readonly place: string
  readonly name: string
  readonly scene: RoomScene
}[] = [
  { place: 'Lobby', name: 'Muqarnas', scene: PAGE_SCENES.lobby },
  { place: 'Suites', name: 'Ufuq', scene: PAGE_SCENES.suite },
  { place: 'Corridor', name: 'Heddle', scene: PAGE_SCENES.corridor },
  { place: 'Restaurant', name: 'Shamsa', scene: PAGE_SCENES.restaurant },
]

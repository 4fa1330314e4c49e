import './trade-project.css'

import * as messages from '@nawl/messages/trade'
import { nameOf } from '@nawl/messages/names'
import { yarnNameOf } from '@nawl/messages/yarns'
import { PROJECT_YARNS, PAGE_SCENES, type RoomScene, sceneLink } from '@nawl/contract/imaging/room-scenes'

import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { Pompom } from '../../ui/pompom.tsx'
import { InfoSection } from './info-section.tsx'

/** One palette through four rooms of a house: in pictures, in its yarns, and in links to the studio. */
export function TradeProject() {
  return (
    <>
      <RoomPhotograph page="lobby" alt={messages.lobbyAlt} name={nameOf('Muqarnas')} wide />
      <InfoSection title={messages.onePalette}>
        <p>{messages.onePaletteText}</p>
        <ul className="trade-yarns">
          {PROJECT_YARNS.map(({ name, hex }) => (
            <li key={hex} className="type-ui">
              <Pompom hex={hex} size={40} />
              {yarnNameOf(name)}
            </li>
          ))}
        </ul>
        <dl className="trade-rooms">
          {PROJECT_ROOMS.map(({ place, name, scene }) => (
            <div key={place}>
              <dt className="type-caption text-graphite">{place}</dt>
              <dd className="type-h4 mt-1">
                <InlineLink to={`/product/${scene.rug}?d=${sceneLink(scene)}`}>{nameOf(name)}</InlineLink>
              </dd>
            </div>
          ))}
        </dl>
      </InfoSection>
      <div className="trade-pair">
        <RoomPhotograph page="suite" alt={messages.suiteAlt} name={nameOf('Ufuq')} />
        <RoomPhotograph page="corridor" alt={messages.corridorAlt} name={nameOf('Heddle')} />
      </div>
    </>
  )
}

/** The house's last room, in the evening. */
export function TradeRestaurant() {
  return <RoomPhotograph page="restaurant" alt={messages.restaurantAlt} name={nameOf('Shamsa')} wide />
}

const PROJECT_ROOMS: readonly {
  readonly place: string
  readonly name: string
  readonly scene: RoomScene
}[] = [
  { place: messages.lobby, name: 'Muqarnas', scene: PAGE_SCENES.lobby },
  { place: messages.suites, name: 'Ufuq', scene: PAGE_SCENES.suite },
  { place: messages.corridor, name: 'Heddle', scene: PAGE_SCENES.corridor },
  { place: messages.restaurant, name: 'Shamsa', scene: PAGE_SCENES.restaurant },
]

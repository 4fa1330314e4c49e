import { TradeRow } from '../trade-row.tsx'
import * as messages from '@nawl/messages/trade-account'

import { newId } from '../../../api/new-id.ts'
import { Section } from '../../../ui/section.tsx'
import { AddLine } from './add-line.tsx'
import { nameOf } from '../address-section.tsx'
import type { Plan, ProjectEditor } from '../use-project.ts'

/** The rooms of a project, and a line for the next. */
export function RoomSection({ editor: { plan, project, change } }: { readonly editor: ProjectEditor }) {
  const add = (name: string) => {
    const room = { id: newId(), name, notes: '', addressId: null, rugs: [] }
    change((before) => ({ ...before, rooms: [...before.rooms, room] }))
  }
  /** Said where it is not the only one. */
  const placeOf = ({ addressId }: Plan['rooms'][number]) => {
    const [first] = plan.addresses
    const address = plan.addresses.find(({ id }) => id === addressId) ?? first
    return plan.addresses.length > 1 && address ? messages.to({ place: nameOf(address) }) : ''
  }
  return (
    <Section title={messages.rooms}>
      {plan.rooms.length === 0 && <p className="type-body mt-4">{messages.noRooms}</p>}
      <ul className="trade-list mt-4">
        {plan.rooms.map((room) => (
          <TradeRow key={room.id} to={`/account/projects/${project.id}/rooms/${room.id}`} name={room.name}>
            {[factsOf(room), placeOf(room)].filter(Boolean).join(' · ')}
          </TradeRow>
        ))}
      </ul>
      <AddLine label={messages.newRoom} act={messages.addRoom} onAdd={add} />
    </Section>
  )
}

function factsOf({ rugs }: Plan['rooms'][number]): string {
  const said = messages.roomFacts({ rugs: rugs.length })
  if (rugs.length === 0) return said
  const undecided = rugs.filter(({ chosen }) => chosen === null).length
  return `${said} · ${undecided === 0 ? messages.allChosen : messages.undecided({ n: undecided })}`
}

import type { DesignSnapshot } from '../cart/design-snapshot.ts'
import type { Cents } from '../money/money.ts'
import type { AddressInput } from '../order/address/address.ts'
import type { Quantity } from '../rug/sizes/size.ts'

/** One way to make a rug of a project; its design is what was chosen in the studio. */
type RugOption = { readonly id: string; readonly quantity: Quantity }

/** A rug of a room, with the options between which a client decides. */
export type ProjectRug = {
  readonly id: string
  readonly name: string
  readonly notes: string
  readonly options: readonly RugOption[]
  /** The id of the option that is to be made; null while nobody has decided. */
  readonly chosen: string | null
}

export type ProjectRoom = {
  readonly id: string
  readonly name: string
  readonly notes: string
  /** The id of an address of the project; null for its first. */
  readonly addressId: string | null
  readonly rugs: readonly ProjectRug[]
}

export type ProjectAddress = { readonly id: string; readonly label: string; readonly address: AddressInput }

/** What a member writes of a project. The client's name is the member's own note and on no paper of the client's. */
export type ProjectPlan = {
  readonly name: string
  readonly client: string
  readonly notes: string
  /** In US cents. */
  readonly budget: Cents | null
  /** A day of the calendar. */
  readonly neededBy: string | null
  readonly addresses: readonly ProjectAddress[]
  readonly rooms: readonly ProjectRoom[]
}

/** The designs of a project's options, by the option's id. Those of options that were removed stay for a while. */
type OptionDesigns = Readonly<Record<string, OptionDesign>>

export type OptionDesign = {
  readonly design: DesignSnapshot
  /** Number of the earlier order that it repeats, whose notes of dyes the workshop needs; null for none. */
  readonly repeats: string | null
}

export type Project = { readonly plan: ProjectPlan; readonly designs: OptionDesigns }

export const MOST_PROJECT = { projects: 200, rooms: 40, rugs: 20, options: 12, addresses: 20, designs: 400 }

export const EMPTY_PLAN: ProjectPlan = {
  name: '',
  client: '',
  notes: '',
  budget: null,
  neededBy: null,
  addresses: [],
  rooms: [],
}

/** All options of a plan, with where each is. */
export const optionsOf = ({ rooms }: Pick<ProjectPlan, 'rooms'>) =>
  rooms.flatMap((room) => room.rugs.flatMap((rug) => rug.options.map((option) => ({ room, rug, option }))))

/** Why a plan cannot be that of the project with these designs, or null. */
export function planFault(
  plan: ProjectPlan,
  designs: OptionDesigns,
): 'unknown-option' | 'repeated-id' | null {
  const options = optionsOf(plan)
  if (options.some(({ option }) => !Object.hasOwn(designs, option.id))) return 'unknown-option'
  const ids = [
    ...plan.addresses.map(({ id }) => id),
    ...plan.rooms.flatMap(({ id, rugs }) => [id, ...rugs.map((rug) => rug.id)]),
    ...options.map(({ option }) => option.id),
  ]
  return new Set(ids).size === ids.length ? null : 'repeated-id'
}

/** The designs that a plan needs, and of the others as many as there is room for, so that a removal can be undone. */
export function designsFor(plan: ProjectPlan, designs: OptionDesigns): OptionDesigns {
  const needed = new Set(optionsOf(plan).map(({ option }) => option.id))
  const entries = Object.entries(designs)
  const others = entries.filter(([id]) => !needed.has(id)).slice(-(MOST_PROJECT.designs - needed.size))
  const stay = new Set([...needed, ...others.map(([id]) => id)])
  return Object.fromEntries(entries.filter(([id]) => stay.has(id)))
}

type Placed = {
  /** Where the option comes in; a new room or rug when null. */
  readonly roomId: string | null
  readonly rugId: string | null
  readonly quantity: Quantity
  /** Names of what is new. */
  readonly roomName: string
  readonly rugName: string
  readonly ids: { readonly room: string; readonly rug: string; readonly option: string }
}

/** The project with one more option; what is unknown is added as new. The only option of a rug is chosen. */
export function withOption({ plan, designs }: Project, added: OptionDesign, placed: Placed): Project {
  const { ids, quantity } = placed
  const option = { id: ids.option, quantity }
  const withIt = (rug: ProjectRug): ProjectRug => ({
    ...rug,
    options: [...rug.options, option],
    chosen: rug.options.length === 0 ? option.id : rug.chosen,
  })
  const freshRug = withIt({ id: ids.rug, name: placed.rugName, notes: '', options: [], chosen: null })
  const hasRug = (room: ProjectRoom) => room.rugs.some(({ id }) => id === placed.rugId)
  const inRoom = (room: ProjectRoom): ProjectRoom => ({
    ...room,
    rugs: hasRug(room)
      ? room.rugs.map((rug) => (rug.id === placed.rugId ? withIt(rug) : rug))
      : [...room.rugs, freshRug],
  })
  const isKnown = plan.rooms.some(({ id }) => id === placed.roomId)
  const freshRoom = { id: ids.room, name: placed.roomName, notes: '', addressId: null, rugs: [freshRug] }
  const rooms = isKnown
    ? plan.rooms.map((room) => (room.id === placed.roomId ? inRoom(room) : room))
    : [...plan.rooms, freshRoom]
  return { plan: { ...plan, rooms }, designs: { ...designs, [option.id]: added } }
}

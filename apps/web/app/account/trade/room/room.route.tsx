import type { ProjectAnswer } from '@nawl/contract/trade/project'
import * as messages from '@nawl/messages/trade-account'
import { useNavigate } from 'react-router'

import { newId } from '../../../api/new-id.ts'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Section } from '../../../ui/section.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { AddLine } from './add-line.tsx'
import { nameOf } from '../address-section.tsx'
import { restoreRoom } from './restore-room.ts'
import { RugPart } from './rug-part.tsx'
import { SavingLine } from '../saving-line.tsx'
import { TradeFrame, useTradeRead } from '../trade-frame.tsx'
import { type Plan, type ProjectEditor, useProject } from '../use-project.ts'
import type { Route } from './+types/room.route'

/** A room of a project: its rugs with their options, and where they are delivered. */
export default function RoomRoute({ params }: Route.ComponentProps) {
  const read = useTradeRead<ProjectAnswer>(`/api/account/projects/${params.id}`)
  return (
    <TradeFrame title={messages.projects} read={read}>
      {(project) => <RoomOf key={project.id} first={project} roomId={params.room} />}
    </TradeFrame>
  )
}

export type Room = Plan['rooms'][number]
export type ChangeRoom = (change: (room: Room) => Room) => void

function RoomOf({ first, roomId }: { readonly first: ProjectAnswer; readonly roomId: string }) {
  const editor = useProject(first)
  const { plan, change } = editor
  const room = plan.rooms.find(({ id }) => id === roomId)
  const back = (
    <p className="type-ui">
      <InlineLink to={`/account/projects/${first.id}`}>
        {messages.backToProject({ project: plan.name })}
      </InlineLink>
    </p>
  )
  if (!room) return back
  const changeRoom: ChangeRoom = (by) =>
    change((before) => ({
      ...before,
      rooms: before.rooms.map((each) => (each.id === roomId ? by(each) : each)),
    }))
  return (
    <>
      {back}
      <h1 className="type-h1 mt-2 wrap-anywhere">
        <bdi>{room.name}</bdi>
      </h1>
      <SavingLine editor={editor} />
      <Section title={messages.rugs} className="mt-8">
        {room.rugs.length === 0 && <p className="type-body mt-4">{messages.noRugs}</p>}
        <div className="mt-6 grid gap-12">
          {room.rugs.map((rug) => (
            <RugPart key={rug.id} editor={editor} room={room} rug={rug} changeRoom={changeRoom} />
          ))}
        </div>
        <div className={room.rugs.length > 0 ? 'mt-10 border-t border-rule pt-2' : undefined}>
          <AddLine
            label={messages.newRug}
            act={messages.addRug}
            onAdd={(name) => {
              const rug = { id: newId(), name, notes: '', options: [], chosen: null }
              changeRoom((before) => ({ ...before, rugs: [...before.rugs, rug] }))
            }}
          />
        </div>
      </Section>
      <RoomDetails editor={editor} room={room} changeRoom={changeRoom} />
    </>
  )
}

type RoomDetailsProps = {
  readonly editor: ProjectEditor
  readonly room: Room
  readonly changeRoom: ChangeRoom
}

function RoomDetails({ editor: { plan, project, change, saveNow }, room, changeRoom }: RoomDetailsProps) {
  const navigate = useNavigate()
  const remove = async () => {
    const place = plan.rooms.findIndex(({ id }) => id === room.id)
    const home = `/account/projects/${project.id}`
    change((before) => ({ ...before, rooms: before.rooms.filter(({ id }) => id !== room.id) }))
    await saveNow()
    await navigate(home)
    // This page is left by then.
    const undo = async () => {
      if (await restoreRoom(project.id, room, place)) await navigate(`${home}/rooms/${room.id}`)
      else toast(messages.away)
    }
    toast(messages.removed({ name: room.name }), { label: messages.undo, run: () => void undo() })
  }
  return (
    <Section title={messages.details} className="mt-16">
      <div className="mt-4 grid max-w-[44em] gap-x-6 gap-y-5 sm:grid-cols-[1fr_1fr]">
        <TextField
          label={messages.roomName}
          value={room.name}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => changeRoom((before) => ({ ...before, name: target.value }))}
        />
        {plan.addresses.length > 1 && (
          <SelectField
            label={messages.deliverTo}
            value={room.addressId ?? plan.addresses[0]?.id}
            onChange={({ target }) => changeRoom((before) => ({ ...before, addressId: target.value }))}
          >
            {plan.addresses.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each)}
              </option>
            ))}
          </SelectField>
        )}
        <div className="col-span-full">
          <TextArea
            dir="auto"
            label={messages.notes}
            value={room.notes}
            maxLength={2000}
            onChange={({ target }) => changeRoom((before) => ({ ...before, notes: target.value }))}
          />
        </div>
      </div>
      <p className="mt-4">
        <button
          type="button"
          className="type-ui min-h-11 underline underline-offset-4"
          onClick={() => void remove()}
        >
          {messages.removeRoom}
        </button>
      </p>
    </Section>
  )
}

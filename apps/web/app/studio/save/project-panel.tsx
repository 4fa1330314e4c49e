import type { AddOptionRequest, ProjectAnswer, ProjectList } from '@nawl/contract/trade/project'
import type { Quantity } from '@nawl/domain/rug/sizes/size'
import * as messages from '@nawl/messages/trade-account'
import { useState } from 'react'

import { newId } from '../../api/new-id.ts'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { useRequested } from '../../sales/order/calls/use-requested.ts'
import { rememberedPlace, rememberPlace } from '../../saved/project-place.ts'
import { accountFetch, useSession } from '../../sign-in/session.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { PanelProps } from '../../ui/use-panel.ts'
import { Fault } from '../../ui/forms/fault.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { designToOrder } from '../order/design-to-order.ts'
import type { StudioState } from '../state/studio-state.ts'

type ProjectPanelProps = PanelProps & { readonly rugId: string; readonly state: StudioState }

const PROJECTS = '/api/account/projects'

/** Asks in which project, room and place the rug on screen lies, and adds it there as an option. */
export function ProjectPanel({ open, onOpenChange, opener, rugId, state }: ProjectPanelProps) {
  const { user } = useSession()
  const ask = () => callJson<ProjectList>(accountFetch, PROJECTS)
  const { called } = useRequested<ProjectList>(open && user ? user.id : null, ask)
  const projects = called?.ok ? called.answer.projects : []
  return (
    <Dialog {...{ open, onOpenChange, opener }} title={messages.addToProject}>
      {called && !called.ok && (
        <p role="alert" className="type-body mt-5">
          {refusalMessage(called.fault)}
        </p>
      )}
      {called?.ok && projects.length === 0 && (
        <div className="mt-5 grid justify-items-start gap-5">
          <p className="type-body">{messages.noProjects}</p>
          <ButtonLink to="/account/projects">{messages.newProject}</ButtonLink>
        </div>
      )}
      {projects.length > 0 && <PlaceForm {...{ rugId, state, projects }} onEnd={() => onOpenChange(false)} />}
    </Dialog>
  )
}

type PlaceFormProps = Pick<ProjectPanelProps, 'rugId' | 'state'> &
  ProjectList & { readonly onEnd: () => void }

function PlaceForm({ rugId, state, projects, onEnd }: PlaceFormProps) {
  // The place that the member left to look for a rug, unless it is gone.
  const [place] = useState(rememberedPlace)
  const isKnown = projects.some(({ id }) => id === place?.project)
  const [projectId, setProjectId] = useState((isKnown && place?.project) || (projects[0]?.id ?? ''))
  const [roomId, setRoomId] = useState((isKnown && place?.room) || '')
  const [spotId, setSpotId] = useState((isKnown && place?.rug) || '')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [ids] = useState(() => ({ room: newId(), rug: newId(), option: newId() }))
  const ask = () => callJson<ProjectAnswer>(accountFetch, `${PROJECTS}/${projectId}`)
  const { called, isFresh } = useRequested<ProjectAnswer>(projectId, ask)
  const rooms = isFresh && called?.ok ? called.answer.plan.rooms : []
  const room = rooms.find(({ id }) => id === roomId)
  const spot = room?.rugs.find(({ id }) => id === spotId)

  async function add(form: FormData): Promise<void> {
    const text = (name: string) => fieldText(form, name).trim()
    const { quantity } = state.size
    const body: AddOptionRequest = {
      ids,
      roomId: room?.id ?? null,
      rugId: spot?.id ?? null,
      roomName: text('room') || messages.aNewRoom,
      rugName: text('spot') || messages.aNewRug,
      quantity: quantity as Quantity, // from one to ten, by its control
      from: { kind: 'studio', design: designToOrder(state, rugId) },
    }
    setBusy(true)
    const path = `${PROJECTS}/${projectId}/options`
    const added = await callJson<ProjectAnswer>(accountFetch, path, command(body))
    setBusy(false)
    if (!added.ok) return setFault(refusalMessage(added.fault))
    onEnd()
    const { plan } = added.answer
    rememberPlace({ project: projectId, room: room?.id ?? ids.room, rug: spot?.id ?? ids.rug })
    toast(messages.inProject({ project: plan.name }), {
      label: messages.see,
      to: `/account/projects/${projectId}/rooms/${room?.id ?? ids.room}`,
    })
  }

  return (
    <LocalForm className="mt-5 grid gap-5" noValidate busy={busy} onSend={add}>
      <SelectField
        label={messages.whichProject}
        value={projectId}
        onChange={({ target }) => {
          setProjectId(target.value)
          setRoomId('')
          setSpotId('')
        }}
      >
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.whichRoom}
        value={room?.id ?? ''}
        onChange={({ target }) => {
          setRoomId(target.value)
          setSpotId('')
        }}
      >
        <option value="">{messages.aNewRoom}</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!room && (
        <TextField label={messages.roomName} name="room" maxLength={80} autoComplete="off" dir="auto" />
      )}
      {room && (
        <SelectField
          label={messages.whichRug}
          value={spot?.id ?? ''}
          onChange={({ target }) => setSpotId(target.value)}
        >
          <option value="">{messages.aNewRug}</option>
          {room.rugs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {!spot && (
        <TextField label={messages.rugName} name="spot" maxLength={80} autoComplete="off" dir="auto" />
      )}
      <Fault>{fault}</Fault>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? messages.loading : messages.add}
        </Button>
        <Button onClick={onEnd}>{messages.notNow}</Button>
      </div>
    </LocalForm>
  )
}

import type { ProjectAnswer } from '@nawl/contract/trade/project'
import * as messages from '@nawl/messages/trade-account'

import { Button } from '../../../ui/controls/button.tsx'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import type { ProjectEditor } from '../use-project.ts'

/** Before a quote of a project that a client sees: what is approved and not chosen, and what is chosen and not approved. */
export function ChooseApproved({ editor: { project, plan, change } }: { readonly editor: ProjectEditor }) {
  if (project.proofs.length === 0) return null
  const approved = new Set(project.options.filter(isApproved).map(({ id }) => id))
  const rugs = plan.rooms.flatMap((room) => room.rugs)
  const others = rugs.filter(
    ({ chosen, options }) => !approved.has(chosen ?? '') && options.some(({ id }) => approved.has(id)),
  )
  const open = plan.rooms.flatMap((room) =>
    room.rugs
      .filter(({ chosen }) => chosen !== null && !approved.has(chosen))
      .map(({ id, name }) => ({ id, room: room.id, place: [room.name, name].filter(Boolean).join(' · ') })),
  )
  const choose = () =>
    change((before) => ({
      ...before,
      rooms: before.rooms.map((room) => ({
        ...room,
        rugs: room.rugs.map((rug) => {
          const first = rug.options.find(({ id }) => approved.has(id))
          return first && !approved.has(rug.chosen ?? '') ? { ...rug, chosen: first.id } : rug
        }),
      })),
    }))
  return (
    <>
      {open.length > 0 && (
        <div className="type-ui">
          <p>{messages.notApproved({ n: open.length })}</p>
          <ul>
            {open.map(({ id, room, place }) => (
              <li key={id} className="flex min-h-11 items-center wrap-anywhere">
                <InlineLink to={`/account/projects/${project.id}/rooms/${room}`}>{place}</InlineLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <p>
          <Button small onClick={choose}>
            {messages.chooseApproved({ n: others.length })}
          </Button>
        </p>
      )}
    </>
  )
}

const isApproved = ({ client }: ProjectAnswer['options'][number]) =>
  client?.decision === 'approved' && !client.isNewer

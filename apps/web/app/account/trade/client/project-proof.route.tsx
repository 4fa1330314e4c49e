import '../../../ui/forms/form.css'
import '../../../proofs/proof.css'
import '../../../proofs/owner/owned-proofs.css'

import type { ProjectAnswer } from '@nawl/contract/trade/project'
import { nameOf } from '@nawl/messages/names'
import * as rug from '@nawl/messages/rug'
import { sizeText } from '@nawl/messages/text/rug-text'
import * as messages from '@nawl/messages/trade-account'

import { ProofForm } from '../../../proofs/owner/make-proof.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import { InlineLink } from '../../../ui/controls/inline-link.tsx'
import { TradeFrame, useTradeRead } from '../trade-frame.tsx'
import type { Route } from './+types/project-proof.route'

/** Where a member shows the options of a project to a client. */
export default function ProjectProofRoute({ params }: Route.ComponentProps) {
  const read = useTradeRead<ProjectAnswer>(`/api/account/projects/${params.id}`)
  return (
    <TradeFrame title={messages.proofTitle} read={read}>
      {(project) => <ProjectProof project={project} />}
    </TradeFrame>
  )
}

function ProjectProof({ project }: { readonly project: ProjectAnswer }) {
  const { id, plan } = project
  const options = shownOptions(project)
  const home = `/account/projects/${id}`
  const [firstRoom] = plan.rooms
  return (
    <>
      <p className="type-ui">
        <InlineLink to={home}>{messages.backToProject({ project: plan.name })}</InlineLink>
      </p>
      <h1 className="type-h1 mt-2">{messages.proofTitle}</h1>
      <p className="type-body mt-6 max-w-[40em]">{messages.forClientMeaning}</p>
      {options.length === 0 ? (
        <>
          <p className="type-body mt-6">{messages.noOptionsToShow}</p>
          <ButtonLink to={firstRoom ? `${home}/rooms/${firstRoom.id}` : home} className="mt-6">
            {firstRoom ? firstRoom.name : messages.toProject}
          </ButtonLink>
        </>
      ) : (
        <ProofForm
          designs={options}
          which={messages.proofWhich}
          project={{ id, name: plan.name }}
          lineOf={({ id: option, name }, idOf) => ({ option, version: idOf(`version ${option}`), name })}
        />
      )}
    </>
  )
}

/** The longest name of a line. */
const LONGEST = 80

/** Every option with where it lies, in the sequence of the rooms. */
const shownOptions = ({ plan, options }: ProjectAnswer) =>
  plan.rooms.flatMap((room) =>
    room.rugs.flatMap((spot) =>
      spot.options.flatMap(({ id }) => {
        const shown = options.find((each) => each.id === id)
        if (!shown) return []
        const { design, picture, studio } = shown
        const place = [room.name, spot.name].filter(Boolean).join(' · ')
        // Two rugs for one place are told apart by their designs.
        const name = spot.options.length > 1 || place === '' ? `${place} · ${nameOf(design.name)}` : place
        return [
          {
            id,
            name: name.slice(0, LONGEST),
            picture,
            studio,
            size: { text: sizeText(rug, design.size) ?? '' },
          },
        ]
      }),
    ),
  )

import type { ProjectAnswer } from '@nawl/contract/trade/project'
import * as messages from '@nawl/messages/trade-account'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { callJson } from '../../sales/order/calls/call-json.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { rememberTrade } from '../../saved/trade-flag.ts'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { Section } from '../../ui/section.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AddressSection } from './address-section.tsx'
import { ContactLine } from './contact-line.tsx'
import { ClientSection } from './client/client-section.tsx'
import { FileButton } from './file-button.tsx'
import { DetailSection } from './detail-section.tsx'
import { PriceSection } from './price-section.tsx'
import { QuoteSection } from './quote/quote-section.tsx'
import { RoomSection } from './room/room-section.tsx'
import { SavingLine } from './saving-line.tsx'
import { TradeFrame, useTradeRead } from './trade-frame.tsx'
import { hasChosen, useProject } from './use-project.ts'
import type { Route } from './+types/project.route'

/** A project: its rooms, what the chosen rugs cost, addresses, details and quotes. */
export default function ProjectRoute({ params }: Route.ComponentProps) {
  const read = useTradeRead<ProjectAnswer>(`/api/account/projects/${params.id}`)
  return (
    <TradeFrame title={messages.projects} read={read}>
      {(project) => <Project key={project.id} first={project} />}
    </TradeFrame>
  )
}

function Project({ first }: { readonly first: ProjectAnswer }) {
  const editor = useProject(first)
  const { plan, project } = editor
  useEffect(() => rememberTrade(true), [])
  return (
    <>
      <p className="type-ui">
        <InlineLink to="/account/projects">{messages.backToProjects}</InlineLink>
      </p>
      <h1 className="type-h1 mt-2 wrap-anywhere">
        <bdi>{plan.name}</bdi>
      </h1>
      <SavingLine editor={editor} />
      <div className="trade-columns mt-8">
        <div className="grid content-start gap-14">
          <RoomSection editor={editor} />
          <ClientSection editor={editor} />
          <AddressSection editor={editor} />
          <DetailSection editor={editor} />
        </div>
        <div className="grid content-start gap-14">
          <PriceSection editor={editor} />
          <QuoteSection editor={editor} />
          {hasChosen(plan) && <Files id={project.id} />}
          <ContactLine contact={project.contact} />
          <DeleteProject project={project} />
        </div>
      </div>
    </>
  )
}

function Files({ id }: { readonly id: string }) {
  const path = `/api/account/projects/${id}`
  return (
    <Section title={messages.files}>
      <p className="type-ui mt-3 text-graphite">{messages.filesMeaning}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButton path={`${path}/specification.pdf`} label={messages.specification} />
        <FileButton path={`${path}/specification.csv`} label={messages.specificationCsv} />
        <FileButton path={`${path}/files.zip`} label={messages.allFiles} />
      </div>
    </Section>
  )
}

function DeleteProject({ project: { id, plan } }: { readonly project: ProjectAnswer }) {
  const navigate = useNavigate()
  const path = `/api/account/projects/${id}`
  const restore = async () => {
    await callJson(accountFetch, `${path}/restore`, { method: 'POST' })
    await navigate(`/account/projects/${id}`)
  }
  const remove = async () => {
    const answer = await accountFetch(path, { method: 'DELETE' }).catch(() => null)
    if (!answer?.ok) return toast(messages.away)
    await navigate('/account/projects')
    const undo = { label: messages.undo, run: () => void restore() }
    toast(messages.projectDeleted({ name: plan.name }), undo, null)
  }
  return (
    <p>
      <button
        type="button"
        className="type-ui min-h-11 underline underline-offset-4"
        onClick={() => void remove()}
      >
        {messages.deleteProject}
      </button>
    </p>
  )
}

import { TradeRow } from './trade-row.tsx'
import type { ProjectAnswer, ProjectList } from '@nawl/contract/trade/project'
import * as messages from '@nawl/messages/trade-account'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { newId } from '../../api/new-id.ts'
import { callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { formatDay } from '../../sales/order/format-moment.ts'
import { rememberTrade } from '../../saved/trade-flag.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { InlineLink } from '../../ui/controls/inline-link.tsx'
import { CheckedField, TextField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { Section } from '../../ui/section.tsx'
import { fieldText } from '../../ui/forms/field-text.ts'
import { TradeFrame, useTradeRead } from './trade-frame.tsx'

/** The projects of a member of the trade, latest first, and the beginning of another. */
export default function ProjectsRoute() {
  const read = useTradeRead<ProjectList>('/api/account/projects')
  return (
    <TradeFrame title={messages.projects} read={read}>
      {({ projects }) => <Projects projects={projects} />}
    </TradeFrame>
  )
}

function Projects({ projects }: ProjectList) {
  useEffect(() => rememberTrade(true), [])
  return (
    <>
      <p className="type-ui">
        <InlineLink to="/account/trade">{messages.title}</InlineLink>
      </p>
      <h1 className="type-h1 mt-2">{messages.projects}</h1>
      {projects.length === 0 && <p className="type-body mt-6 max-w-[40em]">{messages.noProjects}</p>}
      <ul className="trade-list mt-8">
        {projects.map(({ id, name, client, rooms, rugs, neededBy }) => (
          <TradeRow key={id} to={`/account/projects/${id}`} name={name} client={client}>
            {messages.projectFacts({ rooms, rugs })}
            {neededBy && ` · ${messages.neededOn({ day: formatDay(`${neededBy}T08:00:00Z`) })}`}
          </TradeRow>
        ))}
      </ul>
      <NewProject />
    </>
  )
}

function NewProject() {
  const navigate = useNavigate()
  const [id] = useState(newId)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const begin = async (form: FormData) => {
    const text = (name: string) => fieldText(form, name).trim()
    if (text('name') === '') return setFault(messages.nameMissing)
    setBusy(true)
    const body = { id, name: text('name'), client: text('client') }
    const called = await callJson<ProjectAnswer>(accountFetch, '/api/account/projects', command(body))
    setBusy(false)
    if (!called.ok) return setFault(refusalMessage(called.fault))
    await navigate(`/account/projects/${called.answer.id}`)
  }
  return (
    <Section title={messages.newProject} className="mt-14">
      <LocalForm className="mt-5 grid max-w-[44em] gap-x-6 gap-y-2" noValidate busy={busy} onSend={begin}>
        <CheckedField
          label={messages.projectName}
          name="name"
          maxLength={80}
          autoComplete="off"
          dir="auto"
          fault={fault}
        />
        <TextField label={messages.client} name="client" maxLength={80} autoComplete="off" dir="auto" />
        <div className="mt-5">
          <Button kind="primary" type="submit" aria-disabled={busy}>
            {busy ? messages.loading : messages.begin}
          </Button>
        </div>
      </LocalForm>
    </Section>
  )
}

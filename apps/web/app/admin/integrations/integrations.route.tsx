import './integrations.css'

import type { WebhookList, WebhookWithSecret } from '@nawl/contract/desk/webhooks'
import type { TokenScope } from '@nawl/domain/staff/token-scopes'
import * as floorMessages from '@nawl/messages/floor'
import * as messages from '@nawl/messages/integrations'
import { LANGUAGE } from '@nawl/messages/language'
import { pagePath } from '@nawl/messages/text/page-path'
import { useState } from 'react'

import { Section } from '../../ui/section.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'
import { changeAtDesk } from '../change-at-desk.ts'
import { EndpointFields, endpointIn } from './endpoint-fields.tsx'
import { EndpointTable, WEBHOOKS } from './endpoint-table.tsx'
import { FormSection } from '../form-section.tsx'
import { ShownSecret } from '../shown-secret.tsx'
import { TokenSection } from './token-section.tsx'

export default function IntegrationsRoute() {
  const read = useAdmin<WebhookList>(WEBHOOKS)
  return (
    <AdminPage title={messages.title} read={read}>
      {(list) => <Integrations list={list} show={read.show} />}
    </AdminPage>
  )
}

type Secret = Omit<React.ComponentProps<typeof ShownSecret>, 'onDone'>

type IntegrationsProps = { readonly list: WebhookList; readonly show: (list: WebhookList) => void }

/** Webhooks and API tokens. A new secret stands above both until it is copied. */
function Integrations({ list, show }: IntegrationsProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const showWebhook = (text: string) =>
    setSecret({ title: messages.secretTitle, meaning: messages.secretMeaning, secret: text })
  const showToken = (text: string, scopes: readonly TokenScope[]) =>
    setSecret(
      scopes.length === 1 && scopes[0] === 'floor.work'
        ? {
            title: floorMessages.frameLink,
            meaning: floorMessages.frameLinkMeaning,
            secret: `${location.origin}${pagePath('/floor', LANGUAGE.prefix)}#${text}`,
          }
        : { title: messages.tokenTitle, meaning: messages.tokenOnce, secret: text },
    )
  const add = async (form: FormData) => {
    const body = endpointIn(form)
    if (typeof body === 'string') return body
    return changeAtDesk<WebhookWithSecret>({
      method: 'POST',
      path: WEBHOOKS,
      body,
      success: messages.added,
      show: ({ secret: made, ...added }) => {
        show(added)
        showWebhook(made)
      },
    })
  }
  return (
    <>
      <h1 className="type-h2">{messages.title}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">
        <Sentence parts={messages.meaning({ docs })} />
      </p>
      {secret && <ShownSecret key={secret.secret} {...secret} onDone={() => setSecret(null)} />}
      <div className="staff-columns mt-8">
        <Section title={messages.webhooks} className="min-w-0">
          <EndpointTable endpoints={list.endpoints} show={show} showSecret={showWebhook} />
        </Section>
        <FormSection title={messages.addWebhook} act={messages.add} onSend={add}>
          <EndpointFields />
        </FormSection>
      </div>
      <TokenSection showSecret={showToken} />
    </>
  )
}

/** The reference is a page of the server, which has one language. */
const docs = (text: string) => (
  <a key="docs" href="/api/docs" className="underline">
    {text}
  </a>
)

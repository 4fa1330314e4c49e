import type { SiteTextList } from '@nawl/contract/desk/site-text'
import * as messages from '@nawl/messages/site-texts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { Button } from '../../ui/controls/button.tsx'
import { CheckedField } from '../../ui/forms/field.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { address, Sentence } from '../../ui/text/sentence.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useAdmin } from '../use-admin.ts'

export default function NewArticleRoute() {
  const read = useAdmin<SiteTextList>('/api/desk/texts')
  return (
    <AdminPage title={messages.newArticle} read={read}>
      {({ texts }) => (
        <>
          <p className="type-ui">
            <Link to="/desk/texts" className="inline-flex min-h-11 items-center underline">
              {messages.title}
            </Link>
          </p>
          <h1 className="type-h2">{messages.newArticle}</h1>
          <div className="max-w-[520px]">
            <NewArticle taken={texts.map(({ key }) => key)} />
          </div>
        </>
      )}
    </AdminPage>
  )
}

/** An article begins with the last part of its address, which is the same in every language. */
function NewArticle({ taken }: { readonly taken: readonly string[] }) {
  const navigate = useNavigate()
  const [slug, setSlug] = useState('')
  const [fault, setFault] = useState('')
  const begin = () => {
    const key = `en.journal.${slug}`
    if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(slug)) setFault(messages.slugHint)
    else if (taken.includes(key)) setFault(messages.slugTaken)
    else void navigate(`/desk/texts/${key}`)
  }
  return (
    <LocalForm className="mt-4 grid" onSend={begin}>
      <CheckedField
        label={messages.slug}
        dir="ltr"
        autoComplete="off"
        placeholder={messages.slugExample}
        maxLength={80}
        value={slug}
        fault={fault}
        onChange={({ target }) => {
          setSlug(target.value)
          setFault('')
        }}
      />
      <p className="type-caption text-graphite">
        <Sentence
          parts={messages.slugMeaning({ address, slug: slug === '' ? messages.slugExample : slug })}
        />
      </p>
      <div className="mt-4">
        <Button small type="submit">
          {messages.write}
        </Button>
      </div>
    </LocalForm>
  )
}

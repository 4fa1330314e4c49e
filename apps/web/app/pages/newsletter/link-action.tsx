import * as messages from '@nawl/messages/newsletter'
import * as pages from '@nawl/messages/pages'
import { Form, useNavigation, useSearchParams } from 'react-router'

import type { FormAnswer, FormProblem } from '../../api/post-form.ts'
import { PageHead } from '../../page/page-head.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { problemMessage } from '../../ui/forms/problem-messages.ts'

type LinkActProps = {
  readonly title: string
  readonly question: string
  readonly act: string
  readonly answer: FormAnswer<unknown> | undefined
  readonly done: { readonly title: string; readonly text: string }
}

/**
 * The page that a signed link in an e-mail opens. It asks for confirmation, because mail scanners open links and must
 * not change anything.
 */
export function LinkAction({ title, question, act, answer, done }: LinkActProps) {
  const token = useSearchParams()[0].get('token') ?? ''
  const busy = useNavigation().state !== 'idle'
  const refused = answer && !answer.ok ? answer.problem : undefined
  // Without a token there is nothing to ask: the address was typed, or a mail program cut the link.
  const problem = refused ?? (answer === undefined && token === '' ? INCOMPLETE : undefined)
  const isBroken = problem?.code === INCOMPLETE.code
  return (
    <div className="page-margin pt-20 pb-40 sm:pt-32">
      <PageHead title={title} hidden />
      <h1 className="type-h1">{answer?.ok ? done.title : isBroken ? messages.brokenLink : title}</h1>
      <p className="type-body mt-6 max-w-[36em]" role={refused && 'alert'}>
        {answer?.ok
          ? done.text
          : problem
            ? messages.newestEmail({ problem: problemMessage(problem, {}) })
            : question}
      </p>
      <div className="mt-8">
        {answer === undefined && !problem ? (
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" kind="primary" aria-disabled={busy}>
              {act}
            </Button>
          </Form>
        ) : (
          <TextLink to="/">{pages.homePage}</TextLink>
        )}
      </div>
    </div>
  )
}

const INCOMPLETE: FormProblem = { code: 'link/invalid' }

import { LANGUAGE } from '@nawl/messages/language'
import type { ActionFunctionArgs } from 'react-router'

import { postForm } from '../api/post-form.ts'
import { pageContext } from './page-context.ts'

/** A route's action that hands its form to the API; `answered` adds the language of the e-mails that answer it. */
export function formAction(path: string, { answered = false }: { readonly answered?: boolean } = {}) {
  return async ({ context, request }: ActionFunctionArgs) => {
    const form = await request.formData()
    if (answered) form.set('language', LANGUAGE.code)
    return postForm(context.get(pageContext).fetchApi, path, form)
  }
}

import type { ActionFunctionArgs } from 'react-router'

import { postForm } from '../api/post-form.ts'
import { pageContext } from './page-context.ts'

/** A route's action that hands its form to the API. */
export function formAction(path: string) {
  return async ({ context, request }: ActionFunctionArgs) =>
    postForm(context.get(pageContext).fetchApi, path, await request.formData())
}

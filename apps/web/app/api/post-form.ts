import * as messages from '@nawl/messages/shell'
import type { Problem } from '@nawl/contract/errors'
import { loggedPath } from '@nawl/contract/shop/logged-path'

import type { FetchApi } from './request.ts'
import { postJson } from './request.ts'
import { warn } from './warn.ts'

/** The result of sending a form: the API's response, or what is wrong together with the submitted values. */
export type FormAnswer<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly problem: FormProblem; readonly typed: Readonly<Record<string, string>> }

export type FormProblem = Pick<Problem, 'code' | 'detail' | 'field' | 'title'>

const OUT_OF_REACH: FormProblem = {
  code: 'server/broken',
  title: messages.outOfReach,
}

/** Sends the fields of a form to the API as JSON, without the empty ones. */
export async function postForm<T>(fetchApi: FetchApi, path: string, form: FormData): Promise<FormAnswer<T>> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
    ),
  )
  try {
    const response = await fetchApi(path, postJson(typed))
    if (response.ok) return { ok: true, answer: (await response.json()) as T }
    const { code, title, detail, field } = (await response.json()) as Problem
    return {
      ok: false,
      typed,
      problem: { code, title, ...(detail ? { detail } : {}), ...(field ? { field } : {}) },
    }
  } catch (error) {
    warn(`${loggedPath(path)} failed`, error)
    return { ok: false, problem: OUT_OF_REACH, typed }
  }
}

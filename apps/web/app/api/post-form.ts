import type { Problem } from '@nawl/contract/errors'
import { loggedPath } from '@nawl/contract/shop/logged-path'

import type { FetchApi } from './request.ts'
import { postJson } from './request.ts'
import { warn } from './warn.ts'

/** The result of sending a form: the API's response, or what is wrong together with the submitted values. */
export type FormAnswer<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly problem: FormProblem; readonly typed: Readonly<Record<string, string>> }

/** Why a form was not taken, by code: an answer of the API, or none (`no-answer`). */
export type FormProblem = Pick<Problem, 'fault' | 'field' | 'most'> & {
  readonly code: Problem['code'] | 'no-answer'
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
    const { code, fault, field, most } = (await response.json()) as Problem
    return { ok: false, typed, problem: { code, fault, field, most } }
  } catch (error) {
    warn(`${loggedPath(path)} failed`, error)
    return { ok: false, problem: { code: 'no-answer' }, typed }
  }
}

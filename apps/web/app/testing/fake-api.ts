import { vi } from 'vitest'

/** A request from a component under test. */
export type FakeRequest = {
  readonly method: string
  /** Includes the query. */
  readonly path: string
  /** The JSON body; undefined without one. */
  readonly body: unknown
  readonly headers: Headers
}

export type Answer = Response | Promise<Response>
/** Keyed by method and path, such as `GET /api/cart`; a star matches one or more path segments. */
export type Answers = Readonly<Record<string, (asked: FakeRequest) => Answer>>

/**
 * Replaces the network during a test: answers the requests named, and throws for any other like a browser without a
 * network. Returns the requests so far, and ways to change the answers.
 */
export function fakeApi(answers: Answers) {
  const asked: FakeRequest[] = []
  let current = answers
  vi.stubGlobal('fetch', async (target: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(target instanceof Request ? target.url : target, location.href)
    const { method = 'GET', body } = init
    const one: FakeRequest = {
      method,
      path: url.pathname + url.search,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? undefined),
      headers: new Headers(init.headers),
    }
    asked.push(one)
    const answer = answerTo(current, `${method} ${url.pathname}`)
    if (!answer) throw new TypeError(`nobody answers ${method} ${one.path}`)
    return answer(one)
  })
  return {
    asked,
    to: (path: string) => asked.filter((one) => one.path.split('?')[0] === path),
    /** Adds or replaces answers. */
    answer: (more: Answers) => void (current = { ...current, ...more }),
    /** Makes every request fail. */
    goAway: () => void (current = {}),
  }
}

function answerTo(answers: Answers, wanted: string) {
  const known = answers[wanted]
  if (known) return known
  const [, found] =
    Object.entries(answers).find(([pattern]) => {
      const [before = '', after] = pattern.split('*')
      return after !== undefined && wanted.startsWith(before) && wanted.endsWith(after)
    }) ?? []
  return found
}

export const json = (value: unknown, status = 200) => Response.json(value, { status })

/** An error response as from the API, with the invalid field if there is one. */
export function refused(code: string, { status = 409, title = code, ...more }: Refusal = {}) {
  return json({ code, title, status, ...more }, status)
}

type Refusal = {
  readonly status?: number
  readonly title?: string
  readonly field?: string
  readonly fault?: string
  readonly problems?: readonly { readonly field: string; readonly problem: string }[]
}

import { vi } from 'vitest'

/** What a component asked of the shop. */
export type FakeRequest = {
  readonly method: string
  /** With its query. */
  readonly path: string
  /** The JSON that was sent; undefined where none was. */
  readonly body: unknown
  readonly headers: Headers
}

export type Answer = Response | Promise<Response>
/** By method and path, such as `GET /api/cart`; a star stands for one or more parts of a path. */
export type Answers = Readonly<Record<string, (asked: FakeRequest) => Answer>>

/**
 * Stands where the network is, for the time of a test: answers what is named, and throws as a browser without a network
 * does at anything else. Gives what was asked so far, and a way to answer otherwise from now on.
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
    /** Answers these as well, or otherwise, from now on. */
    answer: (more: Answers) => void (current = { ...current, ...more }),
    /** Nothing is answered any more. */
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

/** A refusal as the API gives it, with the field that is wrong where it is one. */
export function refused(code: string, { status = 409, title = code, ...more }: Refusal = {}) {
  return json({ code, title, status, ...more }, status)
}

type Refusal = {
  readonly status?: number
  readonly title?: string
  readonly field?: string
  readonly detail?: string
}

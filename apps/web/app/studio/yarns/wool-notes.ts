import type { WoolAnswer } from '@nawl/contract/desk/yarn-ledger'
import * as messages from '@nawl/messages/yarn-picker'

import { browserFetch, callApi } from '../../api/request.ts'

/** What is said of the yarn of a code; undefined where nobody counted it. */
export type WoolNote = (code: string) => string | undefined

/** Asks which yarns are on the shelf. */
export async function loadWoolNotes(): Promise<WoolNote | null> {
  const answer = await callApi(
    browserFetch,
    '/api/yarns/shelf',
    {},
    async (response) => (await response.json()) as WoolAnswer,
  )
  if (!answer || answer.onShelf.length + answer.toDye.length === 0) return null
  const notes = new Map([
    ...answer.onShelf.map((code) => [code, messages.onShelf] as const),
    ...answer.toDye.map((code) => [code, messages.inDays({ days: answer.days })] as const),
  ])
  return (code) => notes.get(code)
}

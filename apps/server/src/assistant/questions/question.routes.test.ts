import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import type { OwnAnswers, QuestionList } from '@nawl/contract/desk/questions'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ActivityResponse } from '@nawl/contract/desk/activity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openEmailingApp } from '../../../test/chaos/shop-app.ts'
import { DATABASES } from '../../../test/db/postgres.ts'
import { unansweredQuestion } from '../../platform/db/schema/question-schema.ts'

describe.each(DATABASES)('questions without an answer on %s', (kind) => {
  let shop: Awaited<ReturnType<typeof openEmailingApp>>
  beforeAll(async () => {
    shop = await openEmailingApp({ kind })
  })
  afterAll(() => shop.close())

  const ask = async (text: string, page = '/contact?from=search') =>
    (await shop.buyer().ask<AssistantReply>('POST', '/api/assistant/reply', { text, context: { page } })).body
  async function desk<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    return shop.call<T>(method, `/api/desk${path}`, body, await shop.signedIn('desk'))
  }
  const groups = async () => (await desk<QuestionList>('GET', '/questions')).body.groups
  const stored = async () => (await shop.database.orm.select().from(unansweredQuestion)).length

  it('are stored without names, together with those of their meaning, and answered once the owner has', async () => {
    const questions = [
      'My name is Layla Haddad, do you sell curtains?',
      'do you sell curtains',
      'is there a crèche? layla@example.com',
    ]
    for (const [at, text] of questions.entries()) {
      expect(['unknown', 'choices']).toContain((await ask(text)).kind)
      await expect.poll(stored, { timeout: 20_000 }).toBe(at + 1)
    }
    const [first, second] = await groups()
    expect(first).toMatchObject({ count: 2, language: 'en', pages: ['/contact'], isIgnored: false })
    expect(first?.examples.toSorted()).toEqual(['My name is … do you sell curtains?', 'do you sell curtains'])
    expect(JSON.stringify(second)).not.toContain('example.com')

    const { body: document } = await desk<DocumentAnswer<OwnAnswers>>('GET', '/settings/questions')
    const answer = {
      id: first!.id,
      questions: ['do you sell curtains'],
      answer: { en: 'No curtains, rugs alone.', ar: '' },
      page: '/about',
      isOn: true,
    }
    const { status } = await desk('POST', '/settings/questions/publish', {
      value: { ...document.value, answers: [answer] },
      base: document.base,
      draftVersion: 0,
    })
    expect(status).toBe(200)
    expect(await ask('Are there any curtains to buy?')).toMatchObject({
      kind: 'answer',
      text: 'No curtains, rugs alone.',
      source: '/about',
    })
    expect(await stored()).toBe(3)
  })

  it('can be put aside, which is recorded', async () => {
    const [, second] = await groups()
    const { body } = await desk<QuestionList>('PUT', `/questions/${second!.id}/ignored`, { isIgnored: true })
    expect(body.groups.find(({ id }) => id === second!.id)?.isIgnored).toBe(true)
    const { body: activity } = await desk<ActivityResponse>('GET', '/activity')
    expect(activity.changes).toContainEqual(
      expect.objectContaining({ kind: 'question.ignored', subject: second!.examples[0] }),
    )
    const unknown = '/questions/0b6c9f5e-3b0b-4d0e-9f7c-1d2e3f4a5b6c/ignored'
    expect((await desk('PUT', unknown, { isIgnored: true })).status).toBe(404)
  })
})

import { names } from '@nawl/messages/by-language/names'

import { barriersOn } from '../layout/barriers-on.ts'
import { IN_ARABIC } from '../in-arabic/in-arabic.ts'
import { assistantOn, openAssistant } from '../pages/assistant-page.ts'
import { expect, test } from '../shop-test.ts'

/** A design's name as a reply has it. */
const nameIn = names[IN_ARABIC ? 'ar' : 'en']

const ROOM = { tool: 'showRoom', args: { room: 'majlis' } }

test('the rug gets warmer, is shown in a room, and rugs that a reply shows open', async ({
  page,
  studio,
  rugs,
}) => {
  const picture = rugs.find(({ id }) => id === 'onyx')?.mainImage ?? ''
  const onyx = { rug: 'onyx', name: nameIn('Onyx'), picture, note: 'Dark, from $400' }
  const replies = [
    {
      kind: 'tool',
      tool: 'setMood',
      args: { mood: 'warmer' },
      text: '',
      next: [ROOM],
      more: 'Not the border.',
    },
    { kind: 'answer', text: 'This hides dirt.', language: 'en', cards: [onyx] },
  ]
  // What the answerer makes of sentences is tested with it; here it is what the page does with replies.
  await page.route('**/api/assistant/reply', (route) => route.fulfill({ json: replies.shift() }))
  await studio.open('fasht')
  const assistant = assistantOn(page)
  await assistant.start.click()
  await assistant.say('warmer, and in the majlis')
  await expect(assistant.log).toContainText('Here it is in the majlis.')
  await expect(assistant.log).toContainText('Not the border.')
  await expect(page.getByRole('region', { name: /in a room/ })).toBeVisible()
  await assistant.say('which one hides dirt?')
  await expect(assistant.link(/Onyx/)).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await assistant.link(/Onyx/).press('Enter')
  await expect(page).toHaveURL('/product/onyx')
})

test('three rugs of a reply are seen whole on a phone', async ({ page, rugs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = rugs.slice(0, 3).map(({ id, name, mainImage }) => ({
    rug: id,
    name: nameIn(name),
    picture: mainImage,
    note: 'Dark, from $400',
  }))
  const reply = { kind: 'answer', text: 'These three hide dirt best.', language: 'en', cards }
  await page.route('**/api/assistant/reply', (route) => route.fulfill({ json: reply }))
  const assistant = await openAssistant(page)
  await assistant.say('Which hide dirt?')
  const last = assistant.panel.getByRole('listitem').filter({ hasText: cards[2]!.name })
  await expect(last).toBeVisible()
  await page.screenshot({ path: 'var/test/screens/assistant-cards-390.png' })
  const log = (await assistant.log.boundingBox())!
  for (const card of await assistant.log.getByRole('link').all()) {
    const box = (await card.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(log.y)
    expect(box.y + box.height).toBeLessThanOrEqual(log.y + log.height)
  }
})

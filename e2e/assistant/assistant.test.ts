import type { Page } from '@playwright/test'

import { said } from '../in-arabic/said.ts'
import { barriersOn } from '../layout/barriers-on.ts'
import { assistantOn, openAssistant } from '../pages/assistant-page.ts'
import { openPage } from '../support/page-alive.ts'
import { expect, test } from '../shop-test.ts'

/** A shop with a local fake of the voice platform. */
async function withVoicePlatform(
  page: Page,
  answer: (proceed: (status: number) => Promise<void>) => Promise<void>,
) {
  const vapi = { publicKey: 'public', assistantId: 'nawl', baseUrl: '/voice-platform' }
  await page.route('**/api/assistant', (route) => route.fulfill({ json: { engine: 'vapi', vapi } }))
  await page.route('**/voice-platform/call/web', (route) =>
    answer((status) =>
      route.fulfill({ status, json: { id: 'call-1', webCallUrl: 'https://nawl.daily.co/1' } }),
    ),
  )
}

test('nothing of the assistant is loaded before its button is pressed', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openPage(page, '/')
  const assistant = assistantOn(page)
  await assistant.start.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(page.getByRole('tooltip')).toHaveText('Need help? Talk to our AI assistant!')
  const foreign = (url: string) => !url.startsWith(new URL(page.url()).origin) && /^https?:/.test(url)
  const ofAssistant = (url: string) => /assistant|vapi|speech|daily/i.test(url)
  expect(fetched.filter((url) => foreign(url) || ofAssistant(url))).toEqual([])
  await assistant.start.click()
  await expect(assistant.field).toBeFocused()
  expect(fetched.filter(ofAssistant).length).toBeGreaterThan(0)
  expect(fetched.filter((url) => foreign(url) || /vapi|speech|daily/i.test(url))).toEqual([])
})

test('a call is started, used, minimised, restored and ended by keyboard', async ({ page }) => {
  await openPage(page, '/shipping')
  const assistant = assistantOn(page)
  await assistant.start.focus()
  await page.keyboard.press('Enter')
  await expect(assistant.field).toBeFocused()
  await expect(assistant.end).toBeVisible()
  await page.keyboard.type(said('How long to Oslo?'))
  await page.keyboard.press('Enter')
  await expect(assistant.log).toContainText('10-14 days')
  await expect(assistant.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(assistant.panel).toBeHidden()
  await expect(assistant.end).toBeFocused()
  await assistant.badge.focus()
  await page.keyboard.press('Enter')
  await expect(assistant.log).toContainText('10-14 days')
  await assistant.end.focus()
  await page.keyboard.press('Enter')
  await expect(assistant.start).toBeFocused()
  await expect(assistant.panel).toHaveCount(0)
})

test('"show me blue rugs" shows them, and Undo goes back', async ({ page, rugs }) => {
  const blue = rugs.filter(({ families }) => families.includes('blues'))
  const assistant = await openAssistant(page)
  await assistant.say('show me blue rugs')
  await expect(page).toHaveURL('/products/blues')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blues Rugs')
  await expect(assistant.log).toContainText(`Blues Rugs: ${blue.length} designs.`)
  await expect(assistant.field).toBeFocused()
  await assistant.undo.click()
  await expect(page).toHaveURL('/')
  await expect(assistant.log).toContainText('Undone')
})

test('"make the beige navy" changes the rug in the studio, and Undo changes it back', async ({
  page,
  studio,
}) => {
  await studio.open('fasht')
  const assistant = assistantOn(page)
  await assistant.start.click()
  await expect(assistant.field).toBeVisible()
  await studio.pictureAfter(() => assistant.say('make the beige navy'))
  await expect(assistant.log).toContainText(/ is now Navy\./)
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeEnabled()
  await expect(studio.swatches.and(page.getByRole('button', { name: /replaced by Navy/ }))).toHaveCount(1)
  await assistant.undo.click()
  await expect(studio.swatches.and(page.getByRole('button', { name: /replaced by Navy/ }))).toHaveCount(0)
})

test('a size told to the assistant in the studio sets the calculator and its price', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  const assistant = assistantOn(page)
  await assistant.start.click()
  await assistant.say('make it 200 by 300 cm')
  await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('200')
  await expect(assistant.log).toContainText('$645.83')
})

test('the rug on screen goes into the cart after a yes, and Undo takes it out', async ({ page, studio }) => {
  const door = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await studio.open('bab')
  const assistant = assistantOn(page)
  await assistant.start.click()
  await assistant.say('make it 5 by 8 feet')
  await expect(page.getByRole('textbox', { name: 'Length' })).toHaveValue('8')
  await assistant.say('add it to my cart')
  await expect(assistant.log).toContainText('Shall I add Bab, as shown on screen, to the cart?')
  await expect(door).toHaveAccessibleName('Cart')
  await assistant.say('yes')
  await expect(assistant.log).toContainText('Bab is in the cart.')
  await expect(door).toHaveAccessibleName('Cart 1 rug')
  await assistant.undo.last().click()
  await expect(door).toHaveAccessibleName('Cart')
})

test('an answer names its page, and an unknown question leads to people', async ({ page }) => {
  const assistant = await openAssistant(page)
  await assistant.say('Can I cancel my order?')
  const source = assistant.panel.getByRole('link').last()
  await expect(source).toHaveAttribute('href', /^\/(?:faq|terms|process)/)
  await assistant.say('Who won the football yesterday?')
  await expect(assistant.link('Contact')).toHaveAttribute('href', '/contact')
  await assistant.link('Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main')).toBeFocused()
})

test('prices are given in the chosen country’s currency', async ({ page }) => {
  const assistant = await openAssistant(page, '/products')
  await assistant.say('show prices in dirhams')
  await expect(page.getByRole('banner')).toContainText('AED')
  await assistant.say('What does 5 by 8 feet cost?')
  await expect(assistant.log).toContainText('AED 1,469.00')
})

test('the live chat button beside the business hours opens the text chat and returns focus', async ({
  page,
}) => {
  await openPage(page, '/contact')
  const assistant = assistantOn(page)
  const ways = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Live chat' }) })
  for (const hours of ['Sunday-Thursday 9am-6pm GST', 'Saturday 10am-4pm GST'])
    await expect(ways, 'its business hours').toContainText(hours)
  const chat = ways.getByRole('button', { name: 'Start live chat' })
  await chat.focus()
  await page.keyboard.press('Enter')
  await expect(assistant.field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toBeFocused()
  await chat.press('Enter')
  await expect(assistant.panel).toBeVisible()
})

test('an assistant that cannot be loaded shows an error until it is dismissed', async ({
  page,
  failCalls,
}) => {
  await failCalls('**/assets/assistant-panel-*.js')
  await openPage(page, '/')
  const assistant = assistantOn(page)
  await assistant.start.click()
  await expect(assistant.notice).toHaveText('Failed to initialize AI Assistant.')
  await assistant.notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(assistant.notice).toHaveCount(0)
  await expect(assistant.start).toBeVisible()
})

test('without an answer from the server it refers to people and keeps the conversation', async ({
  page,
  failCalls,
}) => {
  await failCalls('**/api/assistant/reply')
  const assistant = await openAssistant(page)
  await assistant.say('Hello?')
  await expect(assistant.log).toContainText('I could not answer just now')
  await expect(assistant.end).toBeVisible()
})

test.describe('with a voice platform', () => {
  // The fake's client creates scripts, which a shop configured for a voice platform allows.
  test.beforeEach(({ allowError }) => allowError(/requires 'TrustedScript'/))

  test('no call starts before the visitor has been told who listens', async ({ page, allowError }) => {
    allowError(/status of 500/)
    let calls = 0
    await withVoicePlatform(page, async (proceed) => {
      calls += 1
      await proceed(500)
    })
    await openPage(page, '/')
    const assistant = assistantOn(page)
    await assistant.start.click()
    await expect(assistant.panel).toContainText('an AI, not a person')
    await expect(assistant.connecting).toBeDisabled()
    expect(calls).toBe(0)
    await assistant.panel.getByRole('button', { name: 'Use the microphone' }).click()
    await expect(assistant.notice).toHaveText('Failed to connect. Please try again.')
    expect(calls).toBe(1)
    await expect(assistant.start).toBeVisible()
  })

  test('writing starts no call', async ({ page }) => {
    await withVoicePlatform(page, async () => {
      throw new Error('nobody is to be called')
    })
    await openPage(page, '/')
    const assistant = assistantOn(page)
    await assistant.start.click()
    await assistant.panel.getByRole('button', { name: 'Write instead' }).click()
    await assistant.say('How long to Oslo?')
    await expect(assistant.log).toContainText('10-14 days')
  })

  test('a call that is cancelled while connecting joins no room afterwards', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => /daily/.test(request.url()) && foreign.push(request.url()))
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await withVoicePlatform(page, async (proceed) => {
      await held
      await proceed(201)
    })
    await openPage(page, '/')
    const assistant = assistantOn(page)
    await assistant.start.click()
    const callRequest = page.waitForRequest('**/voice-platform/call/web')
    await assistant.panel.getByRole('button', { name: 'Use the microphone' }).click()
    await callRequest
    const answered = page.waitForResponse('**/voice-platform/call/web')
    await assistant.panel.getByRole('button', { name: 'Stop connecting' }).click()
    await expect(assistant.start).toBeFocused()
    letGo()
    await answered
    await assistant.start.hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(assistant.start).toBeVisible()
    expect(foreign).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the rug and the price stay visible during a conversation', async ({ page, studio }) => {
    await studio.open('bab')
    const assistant = assistantOn(page)
    await assistant.start.tap()
    await expect(assistant.panel).toBeFocused()
    const box = await assistant.panel.boundingBox()
    const rug = await studio.picture.boundingBox()
    const price = await page.getByText('Estimated price').boundingBox()
    if (!box || !rug || !price) throw new Error('something is not on screen')
    expect(rug.y + rug.height).toBeLessThanOrEqual(box.y)
    expect(price.y).toBeGreaterThanOrEqual(box.y + box.height)
    await expect(assistant.badge).toBeInViewport()
    await assistant.end.tap()
    await expect(assistant.panel).toHaveCount(0)
  })
})

for (const width of [1440, 820, 390])
  for (const path of ['/products', '/product/bab'])
    test(`on ${path} it passes axe at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const assistant = await openAssistant(page, path)
      const check = async () => {
        await page
          .getByRole('dialog')
          .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))
        expect(await barriersOn(page)).toEqual([])
      }
      await check()
      await assistant.say('Who won the football yesterday?')
      await expect(assistant.link('Contact')).toBeVisible()
      await assistant.panel.getByRole('button', { name: 'Talk' }).click()
      await expect(assistant.panel.getByRole('group', { name: 'Before you speak' })).toBeVisible()
      await check()
    })

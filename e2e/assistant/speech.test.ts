import type { Page } from '@playwright/test'

import { chromium } from '../chromium.ts'
import { expect, test } from '../shop-test.ts'
import { fakeMicrophone } from './spoken/fake-microphone.ts'
import { talkOn } from './spoken/talking-page.ts'

// One fake microphone, whose recording the tests replace in turn.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
const microphone = fakeMicrophone('journey')
const { executablePath, args } = await chromium()
test.use({ launchOptions: { executablePath, args: [...args, ...microphone.args] } })

/** Opens a hydrated page; returns the requests made from then on. */
async function open(page: Page): Promise<string[]> {
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  return fetched
}

async function agreeToTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start AI Assistant Call' }).click()
  const agree = page.getByRole('button', { name: 'Use the microphone' })
  const talk = page.getByRole('button', { name: 'Talk', exact: true })
  await agree.or(talk).first().click()
  if (await agree.isVisible()) await agree.click()
}

/** The text chat works whatever the microphone does. */
async function expectToBeWritten(page: Page): Promise<void> {
  await page.getByLabel('Write to the assistant').fill('How much is delivery to Norway?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('How much is delivery to Norway?')
}

test('speech is recognised on the device, and the next sentence right after a pause', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['microphone'])
  await microphone.standIn(page)
  const fetched = await open(page)
  const talk = await talkOn(page, microphone)
  expect(fetched.filter((url) => url.includes('/speech/'))).toHaveLength(5)
  expect(fetched.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('blob:'))).toEqual([])

  expect((await talk.say('f066'))?.toLowerCase()).toContain('register before i am able to buy')
  expect((await talk.say('f042'))?.toLowerCase()).toContain('change my mind the next day')
  expect(
    fetched.filter((url) => url.includes('/speech/')),
    'the model is fetched once',
  ).toHaveLength(5)
  // Chromium has no voices here, so the reply appears in the log only.
  expect(await page.evaluate(() => speechSynthesis.getVoices().length)).toBe(0)
  await expect(page.getByRole('log')).toContainText(/change my mind the next day/i)
  await expect(page.getByRole('log').locator(':scope > *').last()).not.toContainText(/change my mind/i)
})

for (const [what, error, sentence] of [
  ['refused', 'NotAllowedError', 'The microphone is blocked on this page.'],
  ['not there', 'NotFoundError', 'We could not find a microphone on this device.'],
] as const)
  test(`a microphone that is ${what} is reported, loads no model and leaves the text chat`, async ({
    page,
  }) => {
    const fetched = await open(page)
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
    }, error)
    await agreeToTalk(page)
    await expect(page.getByText(sentence)).toBeVisible()
    expect(fetched.filter((url) => url.includes('/speech/'))).toEqual([])
    await expectToBeWritten(page)
  })

test('a missing model is reported, releases the microphone and leaves the text chat', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/404/)
  await context.grantPermissions(['microphone'])
  await microphone.standIn(page)
  await context.route('**/speech/**', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page)
  const tracks = await page.evaluateHandle(() => {
    const opened: MediaStreamTrack[] = []
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      opened.push(...stream.getTracks())
      return stream
    }
    return opened
  })
  await agreeToTalk(page)
  await expect(page.getByText('Speech recognition could not be downloaded.')).toBeVisible()
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['ended'])
  await expectToBeWritten(page)
})

import { PALETTE_TYPE } from '@nawl/contract/imaging/picture-template'
import type { Page, Request } from '@playwright/test'

import { hexOf, rugWithId } from '../support/rug-with-id.ts'
import { ONWARD } from '../in-arabic/reading-keys.ts'
import { expect, test } from '../shop-test.ts'

const PATH = 'minimalist/bab.bmp'
const look = { applyTexture: true, textureStyle: 'fine', textureIntensity: 0.5 }

test('opening a rug extracts its colours and then renders it at tolerance 30', async ({ page, studio }) => {
  const calls = collectCalls(page)
  await studio.open('bab')
  expect(calls.map(({ name }) => name)).toEqual(['extract', 'replace-multiple-with-texture'])
  expect(calls[0]?.text, 'the path itself, as a JSON string').toBe(`"${PATH}"`)
  expect(calls[1]?.body).toEqual({ imagePath: PATH, colorMappings: {}, tolerance: 30, ...look })
})

test('a chosen colour is sent with all earlier ones and the current precision', async ({
  page,
  studio,
  rugs,
}) => {
  const [limewash, brass] = ['limewash', 'brass'].map((name) => hexOf(rugWithId(rugs, 'bab'), name))
  await studio.open('bab')
  const calls = collectCalls(page)
  await studio.replace('Brass', 'Teal')
  await studio.swatch('Limewash').click()
  await studio.precision.fill('25')
  await studio.pictureAfter(() => studio.color('Gold').click())
  await studio.pictureAfter(() => studio.undo.click())
  const teal = { [`${brass}`]: '#216266' }
  expect(calls).toMatchObject(
    calls.map(() => ({ name: 'replace-multiple-with-texture', method: 'POST', type: 'application/json' })),
  )
  expect(calls.map(({ body }) => body)).toEqual([
    { imagePath: PATH, colorMappings: teal, tolerance: 15, ...look },
    { imagePath: PATH, colorMappings: { ...teal, [`${limewash}`]: '#C1963A' }, tolerance: 25, ...look },
    { imagePath: PATH, colorMappings: teal, tolerance: 25, ...look },
  ])
})

test('a shuffle sends the colours, the locked ones and the precision', async ({ page, studio, rugs }) => {
  await studio.open('bab')
  const hexes = (await studio.swatches.allInnerTexts()).map((text) => text.slice(text.indexOf('#')))
  await studio.swatch('Brass').click()
  await studio.lock.click()
  const calls = collectCalls(page)
  await studio.pictureAfter(() => studio.shuffle.click())
  expect(calls.map(({ name }) => name)).toEqual(['shuffle'])
  expect(calls[0]?.body).toEqual({
    imagePath: PATH,
    colorsToShuffle: hexes,
    lockedColors: [hexOf(rugWithId(rugs, 'bab'), 'brass')],
    tolerance: 15,
    applyTexture: true,
    textureIntensity: 1,
  })
})

test('a shuffle after a replacement also sends the replacement, so that a locked yarn keeps it', async ({
  page,
  studio,
  rugs,
}) => {
  const brass = hexOf(rugWithId(rugs, 'bab'), 'brass')
  await studio.open('bab')
  await studio.replace('Brass', 'Teal')
  await studio.lock.click()
  const calls = collectCalls(page)
  await studio.pictureAfter(() => studio.shuffle.click())
  expect(calls).toMatchObject([
    { name: 'shuffle', body: { lockedColors: [brass], colorMappings: { [brass]: '#216266' } } },
  ])
})

test('reset sends no request', async ({ page, studio }) => {
  await studio.open('bab')
  await studio.pictureAfter(() => studio.shuffle.click())
  const calls = collectCalls(page)
  await studio.pictureAfter(() => studio.reset.click())
  expect(calls).toEqual([])
})

test('the precision ranges from 10 to 25 in steps of 5, each with an explanation', async ({ studio }) => {
  await studio.open('bab')
  await studio.swatch('Brass').click()
  await expect(studio.precision).toHaveValue('15')
  await studio.precision.focus()
  await studio.precision.press('Home')
  for (const text of [/^10\b.*High/, /^15\b.*Medium/, /^20\b.*Low/, /^25\b.*Low/]) {
    await expect(studio.precision).toHaveAttribute('aria-valuetext', text)
    await studio.precision.press(ONWARD)
  }
  await expect(studio.precision).toHaveValue('25')
})

type Call = { name: string; method: string; type: string | undefined; text: string | null; body: unknown }

/** Colour calls from now on, in order. */
function collectCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request: Request) => {
    const name = request.url().split('/api/color/')[1]
    if (name === undefined) return
    const [text, type] = [request.postData(), request.headers()['content-type']]
    calls.push({ name, method: request.method(), type, text, body: JSON.parse(text ?? 'null') as unknown })
  })
  return calls
}

test('a colour costs a kilobyte, and its picture is the one that the server would have sent', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  const answers: { type: string | undefined; body: string | null }[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/color/'))
      answers.push({ type: response.headers()['content-type'], body: response.request().postData() })
  })
  await studio.replace('Brass', 'Teal')
  expect(answers).toMatchObject([{ type: PALETTE_TYPE }])
  const whole = await page.request.post('/api/color/replace-multiple-with-texture', {
    headers: { 'content-type': 'application/json', accept: 'image/png' },
    data: answers[0]?.body ?? '',
  })
  const sent = `data:image/png;base64,${(await whole.body()).toString('base64')}`
  expect(await studio.picture.evaluate(differingBytes, sent)).toBe(0)
})

/** How many bytes of RGBA differ between a picture on screen and another one; all of them if the sizes differ. */
async function differingBytes(element: HTMLElement | SVGElement, address: string): Promise<number> {
  const other = new Image()
  other.src = address
  await other.decode()
  const [shown, wanted] = [element as HTMLImageElement, other].map((image) => {
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data
  }) as [Uint8ClampedArray, Uint8ClampedArray]
  if (shown.length !== wanted.length) return wanted.length
  return shown.reduce((count, byte, i) => count + Number(byte !== wanted[i]), 0)
}

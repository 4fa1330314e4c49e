import { barriersOn } from '../layout/barriers-on.ts'
import { claimGraphicsProcessor } from '../support/claim-graphics-processor.ts'
import { type RoomPage, roomOn, shareOfChange } from '../pages/room-page.ts'
import { labelIn } from '../in-arabic/expected-text.ts'
import { expect, test } from '../shop-test.ts'

let room: RoomPage
test.beforeEach(({ page }) => {
  room = roomOn(page)
})

test('a room and its renderer load only when it is opened', async ({ page, studio }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await studio.open('bab')
  expect(requested.filter((path) => /\/rooms|room-view/.test(path))).toEqual([])
  await room.open()
  // As fine as the window is wide, because the room has all of it and comes nearer to a small rug.
  expect(requested.filter((path) => path.startsWith('/rooms/living/')).toSorted()).toEqual(
    expect.arrayContaining([
      '/rooms/living/day-empty-2400.avif',
      '/rooms/living/day-light.webp',
      '/rooms/living/mask-2400.webp',
    ]),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bab, 5 × 8 ft, to scale in the living room',
  )
  await page.getByRole('radio', { name: 'On paper' }).check()
  await expect(page.getByRole('radio', { name: 'On paper' })).toBeFocused()
  await expect(studio.picture).toBeVisible()
})

test('a room has the whole window, with the whole rug in it, until its tools or a missing size are asked for', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  const width = async () => (await room.stage.boundingBox())!.width
  await page.getByRole('radio', { name: 'In a room' }).check()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  expect(await width()).toBe(1440)
  await expect(studio.shuffle).toBeHidden()
  const { left, top, right, bottom } = await room.rug.evaluate(shownOutline)
  expect(Math.min(left, top, right)).toBeGreaterThan(0)
  const price = (await page.locator('.estimate-bar').boundingBox())!.height
  expect(bottom, 'above the price').toBeGreaterThan(price)
  await room.tools.click()
  await expect(studio.shuffle).toBeVisible()
  expect(await width()).toBeLessThan(1000)
  await room.tools.click()
  expect(await width()).toBe(1440)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Width' })).toBeFocused()
})

test('the rug has the typed size, to three pixels of 2400', async ({ page, studio }) => {
  await studio.open('bab')
  await page.getByRole('radio', { name: 'cm' }).check()
  await studio.setSize('300', '200')
  await room.open()
  const [living] = (await (await page.request.get('/api/rooms')).json()) as [Living]
  const wanted = tracedCorners(living, 3, 2)
  for (const [i, [u, v]] of (await room.outline()).entries()) {
    expect(Math.abs(u - wanted[i]![0]) * 2400).toBeLessThan(3)
    expect(Math.abs(v - wanted[i]![1]) * 1500).toBeLessThan(3)
  }
  // The painted rug reaches the outline and, except for its shadow, no farther.
  const { width, height, rgba } = await room.painted()
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => rgba[(y * width + x) * 4 + 3]!).some((alpha) => alpha > 0),
  )
  const [left, right] = [Math.min(...wanted.map(([u]) => u)), Math.max(...wanted.map(([u]) => u))]
  expect(columns[0]! / width).toBeLessThan(left + 3 / 2400)
  expect(columns[0]! / width).toBeGreaterThan(left - 0.12)
  expect(columns.at(-1)! / width).toBeGreaterThan(right - 3 / 2400)
  expect(columns.at(-1)! / width).toBeLessThan(right + 0.12)
})

test('keys move the rug by centimetres and rotate it, with announcements; Home resets it', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await room.open()
  const before = await room.painted()
  await room.rug.focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(room.announcement).toHaveText('20 cm to the right, 1 cm farther back')
  expect(shareOfChange(before, await room.painted())).toBeGreaterThan(0.01)
  await page.keyboard.press('[')
  await page.keyboard.press('[')
  await page.keyboard.press(']')
  await expect(room.announcement).toHaveText(
    '20 cm to the right, 1 cm farther back, turned 5 degrees to the left',
  )
  await page.keyboard.press('Home')
  await expect(room.announcement).toHaveText('Back where it started')
  expect(shareOfChange(before, await room.painted())).toBe(0)
  await room.turn.focus()
  await page.keyboard.press('ArrowRight')
  await expect(room.turn).toHaveAttribute('aria-valuetext', /85 degrees to the left/)
})

test('the rug is dragged over the floor, stays there, and is rotated by its handle', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await room.open()
  const start = await room.outline()
  const box = (await room.stage.boundingBox())!
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.72]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 30, { steps: 4 })
  await page.mouse.up()
  const moved = await room.outline()
  expect(moved[0]![0]).toBeGreaterThan(start[0]![0] + 0.03)
  expect(moved[0]![1]).toBeGreaterThan(start[0]![1] + 0.01)
  const handle = (await room.turn.boundingBox())!
  await page.mouse.move(handle.x + 22, handle.y + 22)
  await page.mouse.down()
  await page.mouse.move(handle.x + 60, handle.y - 30, { steps: 4 })
  await page.mouse.up()
  await expect(room.turn).not.toHaveAttribute('aria-valuenow', '90')
  const laid = await room.outline()
  await page.reload()
  await expect(studio.shuffle).toBeEnabled()
  await room.open()
  expect(await room.outline()).toEqual(laid)
})

test('hovering a colour previews it in the room, and leaving it restores the rug', async ({
  page,
  studio,
}) => {
  await studio.open('bab')
  await room.open()
  // The open yarn brings the tools back beside the room.
  await studio.swatch('Brass').click()
  const before = await room.painted()
  await studio.color('Teal').hover()
  await expect.poll(async () => shareOfChange(before, await room.painted())).toBeGreaterThan(0.0005)
  await page.getByRole('heading', { name: 'Color Replacement Tool' }).hover()
  await expect.poll(async () => shareOfChange(before, await room.painted())).toBe(0)
  await studio.color('Teal').click()
  await expect(studio.shuffle).toBeEnabled()
  await expect.poll(async () => shareOfChange(before, await room.painted())).toBeGreaterThan(0.0005)
  await studio.undo.click()
  await expect.poll(async () => shareOfChange(before, await room.painted())).toBe(0)
})

test('WebGL renders the same as the engine and recovers from a lost context', async ({ page, studio }) => {
  await page.addInitScript(claimGraphicsProcessor)
  await studio.open('bab')
  await room.open()
  await expect(room.canvas).toHaveAttribute('data-room-rug', 'webgl')
  const byGraphics = await room.painted()
  await room.canvas.evaluate((canvas) => {
    if (canvas instanceof HTMLCanvasElement)
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(room.canvas).toHaveAttribute('data-room-rug', 'plain')
  expect(shareOfChange(byGraphics, await room.painted())).toBeLessThan(0.0005)
})

test('a late frame does not leave the rug a draft', async ({ page, studio }) => {
  await studio.open('bab')
  await room.open()
  await page.evaluate(() => {
    const inTime = requestAnimationFrame
    window.requestAnimationFrame = (callback) =>
      inTime(() => setTimeout(() => callback(performance.now()), 400))
  })
  // So that the painting of the day does not pass for that of the evening.
  await room.canvas.evaluate((canvas) => canvas.removeAttribute('data-painted'))
  await page.getByRole('radio', { name: 'Evening' }).check()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  // Two frames later, every frame that was requested before has been painted.
  await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
})

test('the light changes to evening, and every room opens', async ({ page, studio }) => {
  await studio.open('bab')
  await room.open()
  const day = await room.painted()
  await page.getByRole('radio', { name: 'Evening' }).check()
  await expect(room.stage.getByRole('img', { name: /in the evening/ })).toBeVisible()
  await expect.poll(async () => shareOfChange(day, await room.painted())).toBeGreaterThan(0.01)
  const rooms = await room.room.locator('option').allTextContents()
  for (const name of rooms.filter((name) => name !== labelIn('Your own room'))) {
    await room.room.selectOption({ label: name })
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(1))
    await expect(room.canvas).toHaveAttribute('data-painted', 'full')
  }
})

test('a room that cannot be loaded shows an error and can be retried', async ({
  page,
  studio,
  allowError,
}) => {
  allowError(/rooms\/living/)
  await page.route('**/rooms/living/**', (route) => route.fulfill({ status: 503 }))
  await studio.open('bab')
  await page.getByRole('radio', { name: 'In a room' }).check()
  await expect(page.getByText('The room could not be loaded.')).toBeVisible()
  await page.unroute('**/rooms/living/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(room.canvas).toHaveAttribute('data-painted', 'full')
})

for (const width of [390, 1440])
  test(`the room view passes axe at ${width} pixels`, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 844 })
    await studio.open('bab')
    if (width < 600) await page.getByRole('button', { name: 'In a room' }).click()
    else await room.open()
    await expect(room.canvas).toHaveAttribute('data-painted', 'full')
    expect(await barriersOn(page)).toEqual([])
    await room.room.selectOption('own')
    await expect(page.getByRole('button', { name: 'Choose a photograph' })).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
  })

/** How far the outline of the rug lies within the window on each side, in pixels. */
function shownOutline(rug: HTMLElement | SVGElement) {
  const box = rug.getBoundingClientRect()
  const points = [...getComputedStyle(rug).clipPath.matchAll(/([\d.-]+)% ([\d.-]+)%/g)].map(([, u, v]) => ({
    x: box.left + (Number(u) / 100) * box.width,
    y: box.top + (Number(v) / 100) * box.height,
  }))
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)]
  return {
    left: Math.min(...x),
    top: Math.min(...y),
    right: innerWidth - Math.max(...x),
    bottom: innerHeight - Math.max(...y),
  }
}

type Living = {
  readonly aspect: number
  readonly camera: Readonly<Record<'x' | 'y' | 'z' | 'focalMm' | 'shiftX' | 'shiftY', number>>
  readonly placement: { readonly center: readonly [number, number] }
}

/** Where a renderer projects the corners of a rug's pile (36 mm film, level camera, shifted lens), independent of our camera code. */
function tracedCorners({ aspect, camera, placement: { center } }: Living, widthM: number, lengthM: number) {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, far]) => {
    const x = center[0] + (right! * widthM) / 2 - camera.x
    const ahead = center[1] + (far! * lengthM) / 2 - camera.y
    const [onFilm, down] = [(camera.focalMm * x) / ahead, (camera.focalMm * (camera.z - 0.015)) / ahead]
    return [0.5 + onFilm / 36 - camera.shiftX, 0.5 + (down / 36 + camera.shiftY) * aspect] as const
  })
}

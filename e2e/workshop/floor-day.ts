import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'

import { expect } from '../expect.ts'
import type { OwnShop } from '../support/own-shop.ts'

/** A photograph with a name and a place in it. */
export const photograph = (name: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#A8452F' } })
    .withExif({ IFD0: { Artist: name }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()

type Day = {
  readonly shop: OwnShop
  readonly tablet: BrowserContext
  /** The floor's page of an order, which has one rug. */
  readonly page: Page
  readonly address: string
  /** Photographs that the order has already. */
  readonly photographs: number
  readonly kills: number
}

/** What a frame's tablet stores: how many photographs of an order there are, here and at the shop. */
const photographsIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('nawl-floor')
        opening.addEventListener('error', () => reject(opening.error!))
        opening.addEventListener('success', () => {
          const look = opening.result.transaction(['queue', 'orders'])
          const waiting = look.objectStore('queue').getAll() as IDBRequest<{ kind: string }[]>
          const orders = look.objectStore('orders').getAll() as IDBRequest<{ photographs: unknown[] }[]>
          // Waits for what was being written when it was asked for.
          look.addEventListener('complete', () => {
            opening.result.close()
            const sent = orders.result.reduce((sum, order) => sum + order.photographs.length, 0)
            resolve(sent + waiting.result.filter(({ kind }) => kind === 'photo').length)
          })
        })
      }),
  )

/**
 * A day at a frame on which the net comes and goes and tab and server die at any time, the server while work goes on.
 * Whatever the browser had stored when it died has to be there once, then and in the evening. Answers the page that
 * is open in the end.
 */
export async function dayOfKills({ shop, tablet, page, address, kills, photographs }: Day): Promise<Page> {
  let at = page
  let taken = photographs
  let tabs = 0
  let servers = 0
  let back: Promise<void> = Promise.resolve()
  const sentIds = new Set<string>()
  tablet.on('request', (request) => {
    if (!request.url().endsWith('/ticks')) return
    const { ticks } = request.postDataJSON() as { ticks: { id: string }[] }
    for (const { id } of ticks) sentIds.add(id)
  })
  const boxes = () => at.getByRole('checkbox')
  const shown = () => boxes().evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))
  const expected = await shown()
  let ticks = 0

  while (tabs + servers < kills) {
    const kill = tabs + servers
    if (kill > 0 && kill % 25 === 0)
      console.log(`${kill} of ${kills} kills, ${ticks} ticks, ${taken} photographs`)
    await tablet.setOffline(Math.random() < 0.3)
    for (let n = 0; n <= kill % 3; n++) {
      const subject = Math.floor(Math.random() * expected.length)
      expected[subject] = !expected[subject]
      ticks++
      await boxes().nth(subject).setChecked(expected[subject])
    }
    if (kill % 4 === 0) {
      const picture = { name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await photograph(randomUUID()) }
      await at.locator('input[type=file]').setInputFiles(picture)
      taken++
    }
    await expect.poll(() => photographsIn(at)).toBe(taken)
    // Before, while and after it is sent.
    await wait(Math.random() * 400)
    if (kill % 5 === 0) {
      await back
      back = shop.crash()
      servers++
    } else {
      await killTab(at, kill % 2 === 0)
      tabs++
      at = await tablet.newPage()
      await at.goto(address)
      await expect.poll(shown).toEqual(expected)
    }
  }
  await back
  await tablet.setOffline(false)
  await expect(at.getByText('Everything has been sent.')).toBeVisible({ timeout: 60_000 })
  // In a browser that has stored nothing, as the server has it.
  await at.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('nawl-floor').addEventListener('success', resolve)
        // The page's own connection gives way.
        setTimeout(resolve, 5_000)
      }),
  )
  await at.goto(address)
  await expect(at.getByText('Everything has been sent.')).toBeVisible({ timeout: 60_000 })
  await expect.poll(shown).toEqual(expected)
  await expect(at.getByRole('img', { name: /Photograph from the workshop/ })).toHaveCount(taken)
  expect(sentIds.size).toBe(ticks)
  console.log(
    `killed the tab ${tabs} times and the server ${servers} times: ${ticks} ticks and ${taken - photographs} photographs, each there once`,
  )
  return at
}

/** Ends a tab as a system does that lacks memory, or as a person who closes it. */
async function killTab(page: Page, isCrash: boolean): Promise<void> {
  if (isCrash) {
    const session = await page.context().newCDPSession(page)
    const crashed = page.waitForEvent('crash', { timeout: 5_000 })
    void session.send('Page.crash').catch(() => undefined)
    await crashed
  }
  await page.close({ runBeforeUnload: false })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from '../shop-test.ts'

/** 320 × 240, a brick disc and a navy band on wool; written by heif-enc of libheif. */
const HEIC = readFileSync(join(import.meta.dirname, 'pictures/fox.heic'))

const BRICK = '#A8452F'
const brick = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BRICK } }).composite([
    { input: { create: { width: width >> 1, height, channels: 3, background: '#26323D' } }, left: 0, top: 0 },
  ])

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/^Choose (?:a|another) picture$/).setInputFiles({ name, mimeType: '', buffer })

test('a HEIC becomes a rug, and its decoder is loaded only for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const has = (part: string) => loaded.some((path) => path.includes(part))
  await page.goto('/your-design')
  await expect(page.getByText('None yet.')).toBeVisible()
  expect(['open-picture', 'reduce.worker', 'heic', 'libheif'].filter(has)).toEqual([])
  await choose(page, 'band.png', await brick(300, 300).png().toBuffer())
  await expect(page.getByRole('img', { name: 'Your drawing, two yarns' })).toBeVisible()
  expect(['open-picture', 'reduce.worker', 'heic', 'libheif'].filter(has)).toEqual([
    'open-picture',
    'reduce.worker',
  ])
  await choose(page, 'fox.heic', HEIC)
  await expect(page.getByRole('img', { name: 'Your drawing, three yarns' })).toBeVisible()
  expect(has('libheif')).toBe(true)
  await page.getByRole('textbox', { name: 'Name' }).fill('From a phone')
  await page.getByRole('button', { name: 'Open in the studio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a phone')
})

test('files that the shop cannot read are refused in words, or made smaller', async ({ page }) => {
  const error = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
  await page.goto('/your-design')
  await choose(page, 'half.heic', HEIC.subarray(0, HEIC.length >> 1))
  await expect(error('This picture is damaged')).toBeVisible()
  const wrapper = Buffer.alloc(200)
  wrapper.write('BM')
  for (const [at, value] of [
    [14, 40],
    [18, 90],
    [22, 90],
    [30, 5],
  ] as const)
    wrapper.writeUInt32LE(value, at)
  await choose(page, 'wrapper.bmp', wrapper)
  await expect(error('This BMP is only a wrapper for another format')).toBeVisible()
  const png = await brick(200, 200).png().toBuffer()
  await choose(page, 'large.png', Buffer.concat([png, Buffer.alloc(20 * 2 ** 20)]))
  await expect(error(/larger than 20 MB\. Make the picture smaller/)).toBeVisible()

  const seen = page.getByRole('img', { name: 'Your drawing, two yarns' })
  for (const [name, buffer] of [
    ['zebra', Buffer.concat([await brick(9000, 4000).jpeg().toBuffer(), Buffer.alloc(20 * 2 ** 20)])],
    ['lantern', await brick(2600, 2000).avif({ effort: 0 }).toBuffer()],
  ] as const) {
    await page.goto('/your-design')
    await choose(page, name, buffer)
    await expect(seen).toBeVisible()
    await page.getByRole('button', { name: 'Open in the studio' }).click()
    // The shop would have refused the file itself.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'))
  }
})

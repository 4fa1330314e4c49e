import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'

import { type Picture, readPicture } from '../support/picture.ts'

export type Studio = ReturnType<typeof studioOn>

/** Page object of the studio, by accessible names. */
export function studioOn(page: Page) {
  const shelf = page.getByRole('group', { name: 'Yarns', exact: true })
  // An open picker is among the swatches; only swatches show percentages.
  const swatches = shelf.getByRole('button', { name: /%/ })
  /** A swatch by its yarn's name or original hex. */
  const swatch = (yarn: string) => swatches.and(page.getByRole('button', { name: new RegExp(`${yarn}\\b`) }))
  const picker = page.getByRole('region', { name: /^Replace / })
  /** One of the fifteen colours in the open picker. */
  const color = (name: string) => picker.getByRole('button', { name, exact: true })
  const picture = page.locator('.studio').getByRole('img', { name: / rug$/ })
  const shuffle = page.getByRole('button', { name: 'Shuffle' })

  /** Chooses another colour for a yarn, without waiting for the picture. */
  async function choose(yarn: string, name: string): Promise<void> {
    await swatch(yarn).click()
    await color(name).click()
  }

  /** The picture on screen, once it differs from before `act`. */
  async function pictureAfter(act: () => Promise<void>): Promise<Picture> {
    const before = await sourceOf(picture)
    await act()
    await expect(picture).not.toHaveAttribute('src', before)
    await expect(shuffle).toBeEnabled()
    return readPicture(picture)
  }

  return {
    swatches,
    swatch,
    picker,
    color,
    lock: picker.getByRole('button', { name: 'Lock', exact: true }),
    unlock: picker.getByRole('button', { name: 'Unlock', exact: true }),
    reset: page.getByRole('button', { name: 'Reset' }),
    undo: page.getByRole('button', { name: 'Undo' }),
    redo: page.getByRole('button', { name: 'Redo', exact: true }),
    copyLink: page.getByRole('button', { name: 'Copy link' }),
    compare: page.getByRole('slider', { name: 'Compare with the design' }),
    shuffle,
    precision: page.getByRole('slider', { name: 'Matching precision' }),
    picture,
    changing: page.getByText('Changing color...'),

    /** Opens a rug and waits for its yarns and its first picture. */
    async open(address: string): Promise<void> {
      await page.goto(`/product/${address}`)
      await expect(shuffle).toBeEnabled()
      await expect(picture).toHaveAttribute('src', /^blob:/)
    },

    choose,
    pictureAfter,

    /** The picture on screen with a yarn replaced. */
    replace: (yarn: string, name: string) => pictureAfter(() => choose(yarn, name)),

    async setSize(width: string, length: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Width' }).fill(width)
      await page.getByRole('textbox', { name: 'Length' }).fill(length)
    },

    /** Whether the rug covers the corner of its picture's box; clipping affects hit tests as it does pixels. */
    coversCorner(): Promise<boolean> {
      return picture.evaluate((img) => {
        const { left, top, width, height } = img.getBoundingClientRect()
        return document.elementsFromPoint(left + width * 0.05, top + height * 0.05).includes(img)
      })
    },
  }
}

/** The URL of a picture. */
export async function sourceOf(picture: Locator): Promise<string> {
  return (await picture.getAttribute('src')) ?? ''
}

import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import { type Answers, fakeApi, json } from './fake-api.ts'
import { renderPage } from './render-page.tsx'
import { rugFixture } from '../studio/state/rug-fixture.ts'
import * as studioPage from '../studio/studio.route.tsx'

const RUG = rugFixture()
let drawn = 0

/** A picture as the colour service returns it; each is different. */
export function picture(headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`picture ${++drawn}`, { headers: { 'content-type': 'image/png', ...headers } })
}

/** The colour service's answers for a rug of oat, ink and pale gold; a shuffle changes oat. */
const COLOR_SERVICE: Answers = {
  'GET /api/rug/collections': () => json([RUG]),
  'POST /api/color/extract': () =>
    json({ extractedColors: RUG.yarns.map(({ hex, share }) => ({ hex, percentage: share })) }),
  'POST /api/color/replace-multiple-with-texture': () => picture(),
  'POST /api/color/shuffle': () =>
    picture({ [COLOR_MAPPINGS_HEADER]: JSON.stringify({ '#E4D9C4': '#216266' }) }),
}

/** Opens the studio on a rug of three yarns and waits for its first picture; `answers` apply from the start. */
export async function openStudio(answers: Answers = {}) {
  sessionStorage.clear()
  localStorage.clear()
  const api = fakeApi({ ...COLOR_SERVICE, ...answers })
  const page = renderPage({ module: studioPage, path: '/product/:id', at: '/product/aria' })
  await waitFor(() => expect(shownPicture()).toMatch(/^blob:/))
  await waitFor(() => expect(screen.queryByText('Changing color...')).toBeNull())
  return { api, ...page }
}

/** The URL of the rug's picture. */
export const shownPicture = () => screen.getByRole('img', { name: / rug$/ }).getAttribute('src')

export const swatches = () =>
  within(screen.getByRole('group', { name: 'Yarns' })).getAllByRole('button', { name: /%/ })
/** The swatch of a yarn by its original hex. */
export function swatch(hex: string): HTMLElement {
  const found = swatches()[RUG.yarns.findIndex((yarn) => yarn.hex === hex)]
  if (!found) throw new Error(`the rug has no yarn of ${hex}`)
  return found
}
export const picker = () => within(screen.getByRole('region', { name: /^Replace / }))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const side = (name: string) => screen.getByRole('textbox', { name })

/** Inactive controls keep focus, so they use `aria-disabled`. */
export const isOff = (control: HTMLElement) =>
  control.getAttribute('aria-disabled') === 'true' || (control as HTMLButtonElement).disabled

import type { DesignList } from '@nawl/contract/desk/design'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { json, refused } from '../../testing/fake-api.ts'
import { deskWith, row } from '../../testing/fake-designs.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as newDesignRoute from './new-design.route.tsx'

describe('a new design', () => {
  it('has the address of its picture’s name, and says it in full', async () => {
    const { user } = await choose('Blue Hour.png')
    const slug = screen.getByLabelText('Last part of the page’s address')
    expect(slug).toHaveValue('blue-hour')
    const meaning = screen.getByText(/^Permanent, and the same in every language:/)
    expect(meaning).toHaveTextContent(/: \/product\/blue-hour$/)
    await user.clear(slug)
    expect(meaning).toHaveTextContent(/: \/product\/desert-falcon$/)
  })

  it('asks for an address that is free, and that no page of the desk has', async () => {
    const { user, api } = await choose('صورة.png', [row('bab', 'Bab')])
    const slug = screen.getByLabelText('Last part of the page’s address')
    for (const wrong of ['Bad Slug', 'bab', 'new']) {
      await user.clear(slug)
      await user.type(slug, wrong)
      await user.click(screen.getByRole('button', { name: 'Find the yarns' }))
      expect(slug).toBeInvalid()
    }
    expect(api.to('/api/desk/drawings')).toEqual([])
  })

  it('says beside the picture why it is refused', async () => {
    const { user } = await choose('Blue Hour.png')
    await user.click(screen.getByRole('button', { name: 'Find the yarns' }))
    expect(await screen.findByText(/^The picture has only one colour/)).toBeVisible()
  })
})

/** What a browser does when it has read a picture of that size. */
function load(picture: HTMLImageElement, width: number, height: number) {
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture)
}
const optionsOf = (body: unknown) => JSON.parse((body as FormData).get('options') as string) as object

/** The page of a new design, and a picture chosen there. */
async function choose(name: string, designs: DesignList['designs'] = []) {
  const api = deskWith({
    'GET /api/desk/designs': () => json({ designs }),
    'POST /api/desk/drawings': () => refused('design/one-colour'),
  })
  const page = renderPage({
    module: newDesignRoute,
    path: '/desk/designs/new',
    at: '/desk/designs/new',
    isFrameless: true,
  })
  const file = new File(['x'], name, { type: 'image/png' })
  await page.user.upload(await screen.findByLabelText(/^Choose a picture/), file)
  return { ...page, api }
}

describe('the part of a picture', () => {
  const open = () => choose('Wide.png')
  const hidden = (container: HTMLElement) => container.querySelector<HTMLImageElement>('img[hidden]')!

  it('is moved by keys and by numbers, in the proportions of the listed size', async () => {
    const { user, api, container } = await open()
    load(hidden(container), 1600, 800)
    // Five by eight of a height of 800 are 500 of 1,600 pixels.
    const frame = await screen.findByRole('group', { name: /^Crop, 31% of the width and 100%/ })
    frame.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    const left = screen.getByLabelText('From the left')
    expect(left).toHaveValue('36')
    await user.clear(left)
    await user.type(left, '99')
    await user.tab()
    expect(left, 'as far as the picture goes').toHaveValue('69')
    await user.clear(left)
    await user.type(left, '٦٠')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Find the yarns' }))
    await screen.findByText(/^The picture has only one colour/)
    expect(optionsOf(api.to('/api/desk/drawings')[0]?.body)).toEqual({
      yarnCount: 6,
      crop: { left: expect.closeTo(0.6), top: 0, width: expect.closeTo(0.3125), height: 1 },
    })
    expect(left, 'nothing has been lost').toHaveValue('60')
    await user.clear(screen.getByLabelText('Width'))
    await user.type(screen.getByLabelText('Width'), '25')
    expect(screen.getByRole('group', { name: /^Crop, 25% of the width and 80%/ })).toBeVisible()
  })

  it('is the middle where the browser cannot show the picture', async () => {
    const { user, api, container } = await open()
    fireEvent.error(hidden(container))
    expect(await screen.findByText(/^This browser cannot show the picture/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Find the yarns' }))
    await screen.findByText(/^The picture has only one colour/)
    expect(optionsOf(api.to('/api/desk/drawings')[0]?.body)).toEqual({ yarnCount: 6 })
  })
})

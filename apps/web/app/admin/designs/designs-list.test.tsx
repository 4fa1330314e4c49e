import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { json, refused } from '../../testing/fake-api.ts'
import { at, deskWith, documentOf, LISTING, row } from '../../testing/fake-designs.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as designsRoute from './designs.route.tsx'

describe('the list of designs', () => {
  const open = () => {
    const designs = [row('bab', 'Bab'), row('reef', 'Reef'), row('old', 'Old', { state: 'archived' })]
    const api = deskWith({
      'GET /api/desk/designs': () => json({ designs }),
      'GET /api/desk/listing': () => json({ ...documentOf(LISTING), draft: null }),
      'PUT /api/desk/listing/draft': ({ body }) =>
        json({
          ...documentOf(LISTING),
          draft: { ...(body as object), version: 1, by: 'noor@example.com', at },
        }),
    })
    return {
      api,
      ...renderPage({ module: designsRoute, path: '/desk/designs', at: '/desk/designs', isFrameless: true }),
    }
  }

  it('changes its order by the arrows, and says so', async () => {
    const { user, api } = open()
    await user.click(await screen.findByRole('button', { name: 'Move Reef up' }))
    expect(screen.getByText('Reef is number 1 of 2.')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: /Bab$/ }))
    await waitFor(() => expect(api.to('/api/desk/listing/draft')).not.toEqual([]), { timeout: 3_000 })
    expect(api.to('/api/desk/listing/draft')[0]?.body).toMatchObject({
      value: { order: ['reef', 'bab'], featured: ['bab'] },
    })
  })

  it('finds designs on sale and others by name, and then leaves their order alone', async () => {
    const { user } = open()
    await user.type(await screen.findByPlaceholderText('Name or address'), 'ree')
    expect(await screen.findByText(/^One design on sale/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Reef' })).toBeVisible()
    expect(screen.getByText('Number 2 of 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Move Reef up' })).toBeNull()
    for (const name of ['Bab', 'Old']) expect(screen.queryByRole('link', { name })).toBeNull()
    await user.clear(screen.getByPlaceholderText('Name or address'))
    expect(await screen.findByRole('button', { name: 'Move Reef up' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Old' })).toBeVisible()
  })

  it('keeps what is not sold apart, and asks for a picture and an address', async () => {
    const { user } = open()
    const unsold = await screen.findByRole('region', { name: 'Not on sale' })
    expect(within(unsold).getByText(/Archived/)).toBeVisible()
    await user.type(screen.getByLabelText('Last part of its address'), 'Bad Slug')
    await user.click(screen.getByRole('button', { name: 'Find the yarns' }))
    expect(screen.getByText('Choose a picture first.')).toBeVisible()
    expect(screen.getByLabelText('Last part of its address')).toBeInvalid()
  })

  it('says beside the picture why it is refused', async () => {
    const { user, api } = open()
    const picture = new File(['x'], 'Blue Hour.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText(/^Choose a picture/), picture)
    expect(screen.getByLabelText('Last part of its address')).toHaveValue('blue-hour')
    api.answer({ 'POST /api/desk/drawings': () => refused('design/one-colour') })
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

describe('the part of a picture', () => {
  const open = async () => {
    const api = deskWith({
      'GET /api/desk/designs': () => json({ designs: [] }),
      'GET /api/desk/listing': () => json({ ...documentOf(LISTING), draft: null }),
      'POST /api/desk/drawings': () => refused('design/one-colour'),
    })
    const page = renderPage({
      module: designsRoute,
      path: '/desk/designs',
      at: '/desk/designs',
      isFrameless: true,
    })
    const file = new File(['x'], 'Wide.png', { type: 'image/png' })
    await page.user.upload(await screen.findByLabelText(/^Choose a picture/), file)
    return { ...page, api }
  }
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
    expect(left, 'nothing is lost').toHaveValue('60')
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

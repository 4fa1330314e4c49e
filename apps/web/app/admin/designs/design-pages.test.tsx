import type { Drawing, DrawingAnswer, ShopDesign } from '@nawl/contract/desk/design'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { json, refused } from '../../testing/fake-api.ts'
import {
  at,
  deskWith,
  documentOf,
  DRAWING,
  FALCON,
  ID,
  row,
  second,
  third,
} from '../../testing/fake-designs.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as designRoute from './design.route.tsx'

describe('the page of a design', () => {
  const answer = (drawing: Drawing, more: Partial<DrawingAnswer> = {}): DrawingAnswer => ({
    drawing,
    notes: [],
    palettes: [],
    isFirstFrame: false,
    ...more,
  })
  const open = (value: ShopDesign, drawn: DrawingAnswer, seen: object = {}) => {
    const path = '/api/desk/designs/falcon'
    const api = deskWith({
      [`GET ${path}`]: () => json({ ...documentOf(value), ...seen }),
      [`GET ${path}/link`]: () => json({ path: '/product/draft-1-falcon' }),
      [`GET /api/desk/drawings/${ID}`]: () => json(drawn),
      [`PUT ${path}/draft`]: ({ body }) =>
        json({
          ...documentOf(value),
          draft: { ...(body as object), version: 2, by: 'noor@example.com', at },
        }),
    })
    const page = {
      module: designRoute,
      path: '/desk/designs/:slug',
      at: '/desk/designs/falcon',
      isFrameless: true,
    }
    return { api, ...renderPage(page) }
  }

  it('makes the drawing in another yarn of the card', async () => {
    const { user, api } = open(FALCON, answer(DRAWING, { notes: [{ kind: 'thin', yarn: 1 }] }))
    expect(await screen.findByText(new RegExp(`^${second!.name} \\d{4} has lines`))).toBeVisible()
    const dyed = {
      ...DRAWING,
      id: ID.replace('0', 'f'),
      yarns: DRAWING.yarns.with(0, { ...DRAWING.yarns[0]!, hex: third!.hex }),
    }
    api.answer({
      [`POST /api/desk/drawings/${ID}/yarns`]: () => json(answer(dyed)),
      [`GET /api/desk/drawings/${dyed.id}`]: () => json(answer(dyed)),
    })
    const select = screen.getByLabelText(/#A8452F/)
    await user.click(select)
    await user.selectOptions(select, third!.hex)
    expect(api.to(`/api/desk/drawings/${ID}/yarns`)[0]?.body).toEqual({ hexes: [third!.hex, second!.hex] })
    expect(await screen.findByText('No problems were found with making this design.')).toBeVisible()
    expect(select).toHaveValue(third!.hex)
  })

  it('takes another part of its picture, which is not asked for again', async () => {
    const drawing = { ...DRAWING, original: ID }
    const { user, api, container } = open({ ...FALCON, drawing }, answer(drawing))
    const path = `/api/desk/drawings/${ID}/original`
    api.answer({ [`GET ${path}`]: () => refused('image/not-found', { status: 404 }) })
    await user.click(await screen.findByText('Redraw the design from a picture'))
    const another = screen.getByRole('button', { name: 'Use another part of the same picture' })
    await user.click(another)
    expect(await screen.findByText(/^The design’s picture cannot be read/)).toBeInTheDocument()
    const picture = new Response('a picture', { headers: { 'content-type': 'image/png' } })
    api.answer({
      [`GET ${path}`]: () => picture,
      'POST /api/desk/drawings': () => refused('design/one-colour'),
    })
    await user.click(another)
    await waitFor(() => expect(container.querySelector('img[hidden]')).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Find the yarns' }))
    expect(await screen.findByText(/^The picture has only one colour/)).toBeInTheDocument()
    const sent = (api.to('/api/desk/drawings')[0]!.body as FormData).get('picture')
    expect(await (sent as File).text()).toBe('a picture')
  })

  it('takes suggested palettes and drops them again', async () => {
    const palettes = [{ name: { en: 'Dusk', ar: 'غسق' }, hexes: [second!.hex, third!.hex] }]
    const { user } = open(FALCON, answer(DRAWING, { palettes }))
    await user.click(await screen.findByRole('button', { name: 'Add Dusk' }))
    const palette = screen.getByRole('group', { name: 'Palette 1' })
    expect(within(palette).getByLabelText('Name of palette 1 in Arabic')).toHaveValue('غسق')
    await user.click(within(palette).getByRole('button', { name: 'Remove palette 1' }))
    expect(screen.queryByRole('group', { name: 'Palette 1' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add Dusk' })).toBeVisible()
  })

  it('marks everything that is wrong, goes to the first, and lets go of what is corrected', async () => {
    const { user, api } = open(
      { ...FALCON, name: { en: '', ar: '' }, description: { en: 'Over dunes.', ar: '' } },
      answer(DRAWING),
    )
    const problems = ['name.en', 'name.ar', 'description.ar'].map((field) => ({
      field: `value.${field}`,
      problem: 'missing',
    }))
    api.answer({
      'POST /api/desk/designs/falcon/publish': () =>
        refused('request/invalid', { field: 'value.name.en', fault: 'missing', problems }),
    })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const english = screen.getByLabelText('Name in English')
    await waitFor(() => expect(english).toHaveFocus())
    const marked = () => screen.getAllByText('Fill this in.')
    expect(marked()).toHaveLength(3)
    await user.type(english, 'Falcon')
    expect(english).toBeValid()
    expect(english).toHaveFocus()
    await waitFor(() => expect(api.to('/api/desk/designs/falcon/draft')).not.toEqual([]), { timeout: 3_000 })
    expect(marked(), 'the others stay marked once the draft is saved').toHaveLength(2)
    api.answer({
      'POST /api/desk/designs/falcon/publish': () =>
        refused('request/invalid', { field: 'value.name.ar', problems: problems.slice(1) }),
    })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.getByLabelText('Name in Arabic')).toHaveFocus())
  })

  it('says where it stands in the shop once it is published, and where that is changed', async () => {
    const { user, api } = open(FALCON, answer(DRAWING))
    const designs = [row('bab', 'Bab'), row('falcon', 'Falcon'), row('old', 'Old', { state: 'archived' })]
    api.answer({
      'POST /api/desk/designs/falcon/publish': () => json({ ...documentOf(FALCON), draft: null }),
      'GET /api/desk/designs': () => json({ designs }),
    })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Published. It is number 2 of 2 in the shop.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change the order' })).toHaveAttribute('href', '/desk/designs')
  })

  it('links to the draft, and says which name is missing', async () => {
    const { user, api } = open({ ...FALCON, name: { en: 'Falcon', ar: '' } }, answer(DRAWING))
    expect(await screen.findByRole('link', { name: 'See the draft in the studio' })).toHaveAttribute(
      'href',
      '/product/draft-1-falcon',
    )
    api.answer({
      'POST /api/desk/designs/falcon/publish': () =>
        refused('request/invalid', { field: 'value.name.ar', fault: 'missing' }),
    })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.getByLabelText('Name in Arabic')).toBeInvalid())
  })

  it('leaves drawing and collection of a built-in design alone', async () => {
    const value = { ...FALCON, drawing: null }
    open(value, answer(DRAWING), { builtIn: value })
    expect(await screen.findByLabelText('Collection')).toBeDisabled()
    expect(screen.queryByText('Drawing and yarns')).toBeNull()
  })
})

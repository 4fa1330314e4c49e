import type {
  DesignList,
  Drawing,
  DrawingAnswer,
  ListingSettings,
  ShopDesign,
} from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as designRoute from './design.route.tsx'
import * as designsRoute from './designs.route.tsx'

const ID = '0123456789abcdef0123456789abcdef'
const [first, second, third] = cardYarns()
const DRAWING: Drawing = {
  id: ID,
  placeholder: '',
  yarns: [
    { found: '#A8452F', hex: first!.hex, share: 60 },
    { found: '#26323D', hex: second!.hex, share: 40 },
  ],
}
const FALCON: ShopDesign = {
  name: { en: 'Falcon', ar: 'شاهين' },
  description: { en: 'Over dunes.', ar: 'فوق الكثبان.' },
  collection: 'Modern',
  tags: [],
  room: 'living',
  drawing: DRAWING,
  palettes: [],
  fit: 'crop-50',
  isArchived: false,
}
const at = '2027-01-04T07:00:00.000Z'
const documentOf = <Value,>(value: Value): DocumentAnswer<Value> => ({
  key: 'falcon',
  value,
  number: 1,
  base: 1,
  builtIn: null,
  draft: { value, version: 1, base: 1, by: 'noor@example.com', at },
  revisions: [],
})
const row = (slug: string, name: string, change: object = {}): DesignList['designs'][number] => ({
  slug,
  name,
  collection: 'Modern',
  image: null,
  isBuiltIn: true,
  isEdited: false,
  hasDraft: false,
  state: 'public',
  ...change,
})
const LISTING: ListingSettings = { order: [], featured: [] }
const common = (answers: Answers) => fakeApi({ ...fakeSession(), ...deskCaller(), ...answers })

describe('the list of designs', () => {
  const open = () => {
    const designs = [row('bab', 'Bab'), row('reef', 'Reef'), row('old', 'Old', { state: 'archived' })]
    const api = common({
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
    const api = common({
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
    const api = common({
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
    expect(await screen.findByText('Nothing stands in the way of making it.')).toBeVisible()
    expect(select).toHaveValue(third!.hex)
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
    const marked = () => screen.getAllByText('This has to be filled in.')
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

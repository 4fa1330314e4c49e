import type { ProjectAnswer } from '@nawl/contract/trade/project'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { fakeOrder } from '../../testing/fake-order.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as projectRoute from './project.route.tsx'
import * as projectsRoute from './projects.route.tsx'
import * as roomRoute from './room/room.route.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const ID = '7f9c24e5-2f0c-4c58-9d3a-0d3f4f4f5a10'
const PATH = `/api/account/projects/${ID}`
const PROJECT: ProjectAnswer = {
  id: ID,
  version: 4,
  plan: {
    name: 'Villa 14',
    client: 'The Haddads',
    notes: '',
    budget: null,
    neededBy: null,
    addresses: [],
    rooms: [],
  },
  options: [],
  prices: [],
  contact: null,
  percent: 12,
  plans: [[50, 50]],
  proofs: [],
  quotes: [],
}

type Saved = { readonly plan: ProjectAnswer['plan']; readonly version: number }

function openProject(answers: Answers = {}) {
  const api = fakeApi({
    ...fakeSession(),
    [`GET ${PATH}`]: () => json(PROJECT),
    [`PUT ${PATH}`]: ({ body }) => json({ ...PROJECT, plan: (body as Saved).plan, version: 5 }),
    ...answers,
  })
  const page = { module: projectRoute, path: '/account/projects/:id', at: `/account/projects/${ID}` }
  return { api, ...renderPage(page) }
}
const saved = (api: ReturnType<typeof fakeApi>) =>
  api
    .to(PATH)
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body as Saved)

describe('a project', () => {
  it('saves what is written by itself, once, over the version that was seen', async () => {
    const { user, api } = openProject()
    await user.type(await screen.findByLabelText('Name of the new room'), 'Majlis')
    await user.click(screen.getByRole('button', { name: 'Add the room' }))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    await waitFor(() => expect(saved(api)).toHaveLength(1))
    expect(saved(api)[0]).toMatchObject({ version: 4, plan: { rooms: [{ name: 'Majlis' }] } })
  })

  it('saves one thing after the other, so that it never conflicts with itself', async () => {
    let version = 4
    let answerFirst = () => {}
    const first = new Promise<void>((resolve) => (answerFirst = resolve))
    const { user, api } = openProject({
      [`PUT ${PATH}`]: async ({ body }) => {
        const sent = body as Saved
        if (sent.version !== version) return refused('project/changed-meanwhile')
        version++
        await first
        return json({ ...PROJECT, plan: sent.plan, version: sent.version + 1 })
      },
    })
    await user.type(await screen.findByLabelText('Notes'), 'Pale')
    await waitFor(() => expect(saved(api)).toHaveLength(1))
    await user.type(screen.getByLabelText('Notes'), ' and low')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    answerFirst()
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(saved(api).map((sent) => sent.version)).toEqual([4, 5])
  })

  it('shows both ways where another window saved meanwhile, and loses neither', async () => {
    const { user, api } = openProject({ [`PUT ${PATH}`]: () => refused('project/changed-meanwhile') })
    await user.type(await screen.findByLabelText('Notes'), 'Pale')
    expect(await screen.findByText('This project was changed in another window.')).toBeInTheDocument()
    api.answer({
      [`GET ${PATH}`]: () => json({ ...PROJECT, version: 9 }),
      [`PUT ${PATH}`]: ({ body }) => json({ ...PROJECT, plan: (body as Saved).plan, version: 10 }),
    })
    await user.click(screen.getByRole('button', { name: 'Keep this version' }))
    await waitFor(() => expect(saved(api).at(-1)).toMatchObject({ version: 9, plan: { notes: 'Pale' } }))
    expect(screen.getByLabelText('Notes')).toHaveValue('Pale')
  })

  it('offers quotes and files once a rug is chosen', async () => {
    openProject()
    expect(await screen.findByText(/^Choose a rug in one of the rooms first/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Make a quote' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Files' })).toBeNull()
  })

  it('says what a quote lacks', async () => {
    const rugs = [
      { id: ID, name: 'By the door', notes: '', options: [{ id: ID, quantity: 1 as const }], chosen: ID },
    ]
    const rooms = [{ id: ID, name: 'Hall', notes: '', addressId: null, rugs }]
    const { user } = openProject({
      [`GET ${PATH}`]: () => json({ ...PROJECT, plan: { ...PROJECT.plan, rooms } }),
      [`POST ${PATH}/quotes`]: () => refused('quote/no-address'),
    })
    await user.click(await screen.findByRole('button', { name: 'Make a quote' }))
    expect(await screen.findByText('Add a delivery address first.')).toBeInTheDocument()
  })
})

describe('a room of a project', () => {
  const ROOM = '0b0f6c1e-6c9d-4c3d-9a55-9b7f0f1f7a20'
  const rug = { id: ID, name: 'By the door', notes: '', options: [], chosen: null }
  const rooms = [{ id: ROOM, name: 'Hall', notes: '', addressId: null, rugs: [rug] }]
  const project = { ...PROJECT, plan: { ...PROJECT.plan, rooms } }

  it('adds no option while what was written is not saved, so that the answer does not replace it', async () => {
    const api = fakeApi({
      ...fakeSession(),
      [`GET ${PATH}`]: () => json(project),
      [`PUT ${PATH}`]: () => refused('project/changed-meanwhile'),
      [`POST ${PATH}/options`]: () => json(project),
      'GET /api/account/orders': () => json([fakeOrder()]),
    })
    const at = `/account/projects/${ID}/rooms/${ROOM}`
    const { user } = renderPage({ module: roomRoute, path: '/account/projects/:id/rooms/:room', at })
    const name = await screen.findByLabelText('Where the rug will go')
    await user.clear(name)
    await user.type(name, 'In the corner')
    await user.click(screen.getByRole('button', { name: 'Add a saved design or an earlier rug' }))
    await user.click(await screen.findByRole('radio'))
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    expect(await screen.findByText('Not saved yet. We will try again.')).toBeInTheDocument()
    expect(name).toHaveValue('In the corner')
    expect(api.to(`${PATH}/options`)).toEqual([])
    api.answer({
      [`PUT ${PATH}`]: ({ body }) => json({ ...project, plan: (body as Saved).plan, version: 5 }),
    })
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    await user.click(await screen.findByRole('button', { name: 'Keep this version' }))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
  })

  it('leaves what is typed while an option is added, and saves it afterwards', async () => {
    const option = { id: '5c1f8a8e-0d7c-4a55-8f0e-2f6d1b9a7c11', quantity: 1 } as const
    const withOption = { ...project.plan, rooms: [{ ...rooms[0]!, rugs: [{ ...rug, options: [option] }] }] }
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const api = fakeApi({
      ...fakeSession(),
      [`GET ${PATH}`]: () => json(project),
      [`PUT ${PATH}`]: ({ body }) => json({ ...project, plan: (body as Saved).plan, version: 6 }),
      [`POST ${PATH}/options`]: async () => {
        await held
        return json({ ...project, version: 5, plan: withOption })
      },
      'GET /api/account/orders': () => json([fakeOrder()]),
    })
    const at = `/account/projects/${ID}/rooms/${ROOM}`
    const { user } = renderPage({ module: roomRoute, path: '/account/projects/:id/rooms/:room', at })
    const notes = await screen.findByLabelText('Notes')
    await user.click(screen.getByRole('button', { name: 'Add a saved design or an earlier rug' }))
    await user.click(await screen.findByRole('radio'))
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    await waitFor(() => expect(api.to(`${PATH}/options`)).toHaveLength(1))
    // The dialog is modal; an assistive technology, or a page that is slow to close it, is not.
    fireEvent.change(notes, { target: { value: 'North light' } })
    answer()
    await waitFor(() => expect(saved(api)).toHaveLength(1))
    expect(saved(api)[0]).toMatchObject({
      version: 5,
      plan: { rooms: [{ notes: 'North light', rugs: [{ options: [option] }] }] },
    })
    expect(notes).toHaveValue('North light')
  })
})

it('projects lead who has no trade account to one', async () => {
  fakeApi({ ...fakeSession(), 'GET /api/account/projects': () => refused('trade/not-a-member') })
  renderPage({ module: projectsRoute, path: '/account/projects' })
  expect(await screen.findByText('This is available only with a trade account.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the trade account' })).toHaveAttribute(
    'href',
    '/account/trade',
  )
})

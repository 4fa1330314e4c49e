import type { ImportAnswer } from '@nawl/contract/desk/csv-import'
import type { DeskYarn, YarnAnswer } from '@nawl/contract/desk/yarns'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as importRoute from './import.route.tsx'
import * as yarnRoute from './yarn.route.tsx'
import * as yarnsRoute from './yarns.route.tsx'

const SAFFRON: DeskYarn = {
  code: '1013',
  base: 0,
  isBuiltIn: true,
  family: 'Saffrons',
  name: { en: 'Saffron', ar: 'زعفران' },
  hex: '#D59F29',
  lab: null,
  supplier: 'Wool House',
  article: 'S-1',
  kg: 12.5,
  dyeLots: ['2026-11'],
  isOut: false,
  isArchived: false,
}
const ANSWER: YarnAnswer = {
  yarn: SAFFRON,
  nearest: [{ code: '1012', name: 'Gold', hex: '#C1963A', deltaE: 6.24 }],
  uses: [
    { slug: 'dunes', name: 'Dunes', palette: 'Evening', isExact: true, isReplaceable: true },
    { slug: 'onyx', name: 'Onyx', palette: null, isExact: false, isReplaceable: false },
  ],
  revisions: [],
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const api = (answers: Answers, role: 'owner' | 'workshop' = 'owner') =>
  fakeApi({ ...fakeSession(), ...deskCaller(role), 'GET /healthz': () => json({}), ...answers })

function openYarn(answers: Answers, role: 'owner' | 'workshop' = 'owner', code = SAFFRON.code) {
  const asked = api({ [`GET /api/desk/yarns/${code}`]: () => json(ANSWER), ...answers }, role)
  const page = renderPage({
    module: yarnRoute,
    path: '/desk/yarns/:code',
    at: `/desk/yarns/${code}`,
    isFrameless: true,
    others: [{ path: '/desk/yarns' }],
  })
  return { api: asked, ...page }
}

it('puts a yarn out of stock in one press, and back', async () => {
  const asked = api(
    {
      'GET /api/desk/yarns': () => json({ yarns: [SAFFRON], count: 1, next: null }),
      'GET /api/desk/views/yarns': () => json({ views: [] }),
      'PUT /api/desk/yarns/stock': ({ body }) =>
        json({ yarns: [{ ...SAFFRON, isOut: (body as { isOut: boolean }).isOut, base: 1 }] }),
    },
    'workshop',
  )
  const { user } = renderPage({ module: yarnsRoute, path: '/desk/yarns', isFrameless: true })
  await user.click(await screen.findByRole('button', { name: /Mark Saffron as out of stock$/ }))
  expect(await screen.findByText('Saffron is out of stock. Visitors see “On order”.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Mark Saffron as back in stock$/ }))
  await waitFor(() =>
    expect(asked.to('/api/desk/yarns/stock').map(({ body }) => body)).toEqual([
      { codes: ['1013'], isOut: true },
      { codes: ['1013'], isOut: false },
    ]),
  )
  expect(await screen.findByRole('button', { name: /Mark Saffron as out of stock$/ })).toBeInTheDocument()
})

it('saves a yarn as it was typed, in either kind of digits', async () => {
  const { user, api: asked } = openYarn({ 'PUT /api/desk/yarns/1013': () => json(ANSWER) })
  const kg = await screen.findByLabelText('Kilograms on the shelf')
  await user.clear(kg)
  await user.type(kg, '٧٫٥')
  await user.type(screen.getByLabelText('L*'), '70')
  await user.type(screen.getByLabelText('a*'), '-12.5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('This value is not valid. Please correct it.')).toHaveLength(1)
  expect(asked.to('/api/desk/yarns/1013')).toHaveLength(1)
  await user.type(screen.getByLabelText('b*'), '62')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.to('/api/desk/yarns/1013').at(-1)?.body).toMatchObject({
      base: 0,
      value: { kg: 7.5, lab: [70, -12.5, 62], dyeLots: ['2026-11'] },
    }),
  )
})

it('leaves what is typed while a yarn is being saved, and saves it upon that', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const { user, api: asked } = openYarn({
    'PUT /api/desk/yarns/1013': async () => {
      await held
      return json({ ...ANSWER, yarn: { ...SAFFRON, base: 1 } })
    },
  })
  await user.type(await screen.findByLabelText('Supplier'), ' Ltd')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const article = screen.getByLabelText('Supplier’s article number')
  await user.type(article, '-late')
  const typed = `${SAFFRON.article}-late`
  answer()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'false'),
  )
  expect(article).toBeInTheDocument()
  expect(article).toHaveValue(typed)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.to('/api/desk/yarns/1013').at(-1)?.body).toMatchObject({
      base: 1,
      value: { article: typed },
    }),
  )
})

it('says beside the field which yarn has a name already, and keeps what was typed', async () => {
  const problems = [{ field: 'value.name.en', problem: 'taken 0712' }]
  const { user } = openYarn({
    'PUT /api/desk/yarns/1013': () => json({ code: 'document/refused', problems }, 422),
  })
  const name = await screen.findByLabelText('Name in English')
  await user.clear(name)
  await user.type(name, 'Brick')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Already used by yarn 0712. Enter a different value.'),
  )
  expect(name).toHaveValue('Brick')
})

it('shows what somebody else saved meanwhile beside what was typed', async () => {
  let saved = false
  const theirs = { ...ANSWER, yarn: { ...SAFFRON, base: 3, supplier: 'Dye Works' } }
  const { user, api: asked } = openYarn({
    'GET /api/desk/yarns/1013': () => json(saved ? theirs : ANSWER),
    'PUT /api/desk/yarns/1013': ({ body }) => {
      saved = true
      return (body as { base: number }).base === 3 ? json(theirs) : refused('document/published-meanwhile')
    },
  })
  const article = await screen.findByLabelText('Supplier’s article number')
  await user.clear(article)
  await user.type(article, 'S-2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const both = within(await screen.findByRole('group', { name: /^Someone else saved this yarn/ }))
  expect(both.getByRole('row', { name: /^Supplier / })).toHaveTextContent('Wool HouseDye Works')
  await user.click(both.getByRole('button', { name: 'Save mine' }))
  await waitFor(() =>
    expect(asked.to('/api/desk/yarns/1013').at(-1)?.body).toMatchObject({
      base: 3,
      value: { article: 'S-2' },
    }),
  )
})

it('replaces a yarn in drafts of the owner’s designs with one press', async () => {
  const { user, api: asked } = openYarn({
    'POST /api/desk/yarns/1013/replace': () => json({ drafts: ['dunes'], skipped: [] }),
  })
  expect(await screen.findByText('palette Evening')).toBeInTheDocument()
  expect(screen.getByText(/a custom shade, nearest to this yarn/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use Gold in your designs instead' }))
  expect(await screen.findByText('1 draft has been changed.')).toBeInTheDocument()
  expect(asked.to('/api/desk/yarns/1013/replace')[0]?.body).toEqual({ by: '1012' })
})

it('offers the workshop no change of designs', async () => {
  openYarn({}, 'workshop')
  expect(await screen.findByText('palette Evening')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /instead/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Dunes' })).toBeNull()
})

it('adds a yarn under a code that nobody has', async () => {
  const { user, api: asked } = openYarn(
    {
      'GET /api/desk/yarns': () => json({ yarns: [], count: 0, next: null }),
      'PUT /api/desk/yarns/KARAK': () => refused('yarn/code-taken', { field: 'code' }),
    },
    'owner',
    'new',
  )
  await user.type(await screen.findByLabelText(/^Code \(/), 'karak')
  await user.type(screen.getByLabelText('Name in English'), 'Karak')
  await user.type(screen.getByLabelText(/^Hex/), 'a0703c')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Another yarn already has this code.')).toBeInTheDocument()
  expect(asked.to('/api/desk/yarns/KARAK')[0]?.body).toMatchObject({
    base: 0,
    isNew: true,
    value: { name: { en: 'Karak' }, hex: '#A0703C' },
  })
})

it('tries a file, names each row’s fate, and applies it only as a whole or as was said', async () => {
  const tried: ImportAnswer = {
    encoding: 'windows-1256',
    delimiter: ';',
    counts: { new: 1, changed: 1, unchanged: 0, refused: 1 },
    rows: [
      { line: 2, code: 'A1', fate: 'new', near: { code: '1013', deltaE: 1.4 } },
      { line: 3, code: '1013', fate: 'changed', changes: [{ column: 'kg', before: '', after: '4' }] },
      {
        line: 4,
        code: 'B1',
        fate: 'refused',
        problems: [{ column: 'name_en', problem: 'twin', other: '2' }],
      },
    ],
    digest: 'd'.repeat(64),
    isApplied: false,
  }
  const asked = api({
    'GET /api/desk/yarns': () => json({ yarns: [], count: 0, next: null }),
    'POST /api/desk/yarns/import': ({ path }) => json({ ...tried, isApplied: path.includes('apply=') }),
  })
  const { user } = renderPage({ module: importRoute, path: '/desk/yarns/import', isFrameless: true })
  const file = new File(['code;kg\n'], 'yarns.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText(/^File/), file)
  expect(await screen.findByText(/^Read as windows-1256: 1 new, 1 changed/)).toBeInTheDocument()
  expect(screen.getByText('name_en: line 2 has the same value.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Changed: 1' }))
  expect(screen.getByRole('row', { name: /^3 1013/ })).toHaveTextContent('kg: nothing 4')
  const apply = screen.getByRole('button', { name: 'Apply 2 rows' })
  expect(apply).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('checkbox', { name: 'Skip the refused row' }))
  await user.click(apply)
  expect(await screen.findByText(/^Applied: 1 new, 1 changed/)).toBeInTheDocument()
  expect(asked.to('/api/desk/yarns/import').at(-1)?.path).toContain(`apply=${tried.digest}&leaveOut=1`)
})

it('asks before a yarn becomes what it was', async () => {
  const revision = (number: number) => ({ number, by: 'noor@example.com', at: '2026-11-01T08:00:00.000Z' })
  const { user, api: asked } = openYarn({
    'GET /api/desk/yarns/1013': () => json({ ...ANSWER, revisions: [revision(2), revision(1)] }),
    'POST /api/desk/yarns/1013/restore': () => json(ANSWER),
  })
  await user.click(await screen.findByRole('button', { name: 'Go back to revision 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Go back to revision 1' })
  expect(asked.to('/api/desk/yarns/1013/restore')).toEqual([])
  await user.click(await within(dialog).findByRole('button', { name: 'Go back to revision 1' }))
  await waitFor(() =>
    expect(asked.to('/api/desk/yarns/1013/restore').map(({ body }) => body)).toEqual([
      { number: 1, base: 0 },
    ]),
  )
})

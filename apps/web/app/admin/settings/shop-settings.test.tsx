import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopSettings } from '@nawl/contract/desk/shop-settings'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { type Answers, fakeApi, json, refused } from '../../testing/fake-api.ts'
import { deskCaller } from '../../testing/fake-desk.ts'
import { fakeSession } from '../../testing/fake-session.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as shopRoute from './shop.route.tsx'

const PATH = '/api/desk/settings/shop'
const at = '2027-01-04T07:00:00.000Z'
const NAWL: ShopSettings = {
  name: { en: 'Nawl', ar: 'نول' },
  phone: '+971 4 000 0000',
  showroom: { en: 'Dubai', ar: 'دبي' },
  social: { instagram: 'https://a.example', facebook: 'https://b.example', linkedin: 'https://c.example' },
}
const BUILT_IN: DocumentAnswer<ShopSettings> = {
  key: '',
  value: NAWL,
  number: 0,
  base: 0,
  builtIn: NAWL,
  draft: null,
  revisions: [],
}
const named = (en: string): ShopSettings => ({ ...NAWL, name: { en, ar: 'منوال' } })
const draftOf = (value: unknown, version: number) => ({ value, version, base: 0, by: 'omar@example.com', at })
const revision = { by: 'noor@example.com', at, publicFrom: at, restores: null, state: 'public' as const }

function openSettings(seen: DocumentAnswer<ShopSettings>, answers: Answers = {}) {
  const api = fakeApi({ ...fakeSession(), ...deskCaller(), [`GET ${PATH}`]: () => json(seen), ...answers })
  const page = { module: shopRoute, path: '/desk/settings', at: '/desk/settings', isFrameless: true }
  return { api, ...renderPage(page) }
}
const nameField = () => screen.findByLabelText('Name in English')

describe('the shop’s settings', () => {
  it('save a draft a moment after the last key, and publish what is shown', async () => {
    const { user, api } = openSettings(BUILT_IN, {
      [`PUT ${PATH}/draft`]: ({ body }) =>
        json({ ...BUILT_IN, draft: draftOf((body as { value: ShopSettings }).value, 1) }),
      [`POST ${PATH}/publish`]: () =>
        json({
          ...BUILT_IN,
          value: named('Minwal'),
          number: 1,
          base: 1,
          revisions: [{ ...revision, number: 1 }],
        }),
    })
    await user.clear(await nameField())
    await user.type(await nameField(), 'Minwal')
    expect(
      await screen.findByText(/^Draft saved .* by omar@example\.com$/, {}, { timeout: 3_000 }),
    ).toBeVisible()
    const [saved] = api.to(`${PATH}/draft`)
    expect(saved?.body).toEqual({
      value: { ...NAWL, name: { en: 'Minwal', ar: 'نول' } },
      version: 0,
      base: 0,
    })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/^Public: revision 1/)).toBeVisible()
    expect(api.to(`${PATH}/publish`)[0]?.body).toMatchObject({ base: 0, draftVersion: 1 })
  })

  it('say beside the field what is wrong, and keep what was typed', async () => {
    const { user } = openSettings(BUILT_IN, {
      [`PUT ${PATH}/draft`]: () => json({ ...BUILT_IN, draft: draftOf(NAWL, 1) }),
      [`POST ${PATH}/publish`]: () => refused('request/invalid', { field: 'value.phone', fault: 'wrong' }),
    })
    await nameField()
    const phone = screen.getByLabelText('Telephone')
    await user.clear(phone)
    await user.type(phone, 'call us')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(phone).toBeInvalid())
    expect(phone).toHaveValue('call us')
    expect(phone).toHaveAccessibleDescription(/With the country code/)
  })

  it('show both versions when somebody else wrote meanwhile, and lose neither', async () => {
    const { user, api } = openSettings(BUILT_IN, {
      [`PUT ${PATH}/draft`]: () => refused('document/written-meanwhile'),
    })
    const field = await nameField()
    api.answer({ [`GET ${PATH}`]: () => json({ ...BUILT_IN, draft: draftOf(named('Sadu'), 4) }) })
    await user.type(field, ' House')
    const mine = await screen.findByRole('group', { name: 'Yours' }, { timeout: 3_000 })
    expect(within(mine).getByLabelText('Name in English')).toHaveValue('Nawl House')
    expect(
      within(screen.getByRole('group', { name: 'Theirs' })).getByLabelText('Name in English'),
    ).toHaveValue('Sadu')
    api.answer({ [`PUT ${PATH}/draft`]: () => json({ ...BUILT_IN, draft: draftOf(named('Nawl House'), 5) }) })
    await user.click(screen.getByRole('button', { name: 'Continue with mine' }))
    await waitFor(() => expect(api.to(`${PATH}/draft`)).toHaveLength(2))
    expect(api.to(`${PATH}/draft`)[1]?.body).toMatchObject({
      version: 4,
      value: { name: { en: 'Nawl House' } },
    })
    expect(await nameField()).toHaveValue('Nawl House')
  })

  it('take a logo from a file, say why one is refused, and return to the lettering', async () => {
    const LOGO = '/api/desk/settings/logo'
    const logo = { id: 'ab'.repeat(16), width: 600, height: 200 }
    const { user, api } = openSettings(BUILT_IN, {
      [`PUT ${PATH}/draft`]: ({ body }) =>
        json({ ...BUILT_IN, draft: draftOf((body as { value: ShopSettings }).value, 1) }),
      [`POST ${PATH}/publish`]: () => json({ ...BUILT_IN, value: { ...NAWL, logo }, number: 1, base: 1 }),
      [`POST ${LOGO}`]: () => refused('logo/too-pale', { field: 'picture' }),
    })
    const field = await screen.findByLabelText(/^Choose a logo/)
    const file = new File(['picture'], 'logo.png', { type: 'image/png' })
    await user.upload(field, file)
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/too pale/)
    expect(screen.queryByAltText('The logo on the page background')).toBeNull()

    api.answer({ [`POST ${LOGO}`]: () => json({ logo }, 201) })
    await user.upload(field, file)
    const shown = await screen.findByAltText('The logo on the page background')
    expect(shown).toHaveAttribute('src', `/logo/${logo.id}-page.webp`)
    expect(field).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(api.to(`${PATH}/publish`)[0]?.body).toMatchObject({ value: { logo } }))

    await user.click(screen.getByRole('button', { name: 'Remove the logo' }))
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(api.to(`${PATH}/publish`)).toHaveLength(2))
    expect(api.to(`${PATH}/publish`)[1]?.body).not.toHaveProperty('value.logo')
  })

  it('go back to an earlier revision and to what the shop comes with', async () => {
    const seen = {
      ...BUILT_IN,
      value: named('Sadu'),
      number: 2,
      base: 2,
      revisions: [
        { ...revision, number: 2 },
        { ...revision, number: 1, state: 'past' as const },
      ],
    }
    const { user, api } = openSettings(seen, {
      [`GET ${PATH}/revisions/1`]: () => json({ value: named('Minwal') }),
      [`POST ${PATH}/restore`]: () => json({ ...seen, number: 3, base: 3, value: named('Minwal') }),
    })
    await user.click(await screen.findByRole('button', { name: 'Go back to revision 1' }))
    const review = await screen.findByRole('region', { name: 'What will change if you go back' })
    const shown = (title: string) =>
      within(within(review).getByRole('group', { name: title })).getByLabelText('Name in English')
    expect(shown('Public now')).toHaveValue('Sadu')
    expect(shown('Public afterwards')).toHaveValue('Minwal')
    expect(api.to(`${PATH}/restore`), 'nothing is public yet').toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Leave everything as it is' }))
    expect(await nameField()).toHaveValue('Sadu')
    await user.click(screen.getByRole('button', { name: 'Go back to revision 1' }))
    await user.click(await screen.findByRole('button', { name: 'Make this public' }))
    expect(api.to(`${PATH}/restore`)[0]?.body).toEqual({ number: 1, base: 2 })
    expect(await nameField()).toHaveValue('Minwal')
    await user.click(screen.getByRole('button', { name: 'Return to the original' }))
    await user.click(screen.getByRole('button', { name: 'Make this public' }))
    expect(api.to(`${PATH}/restore`)[1]?.body).toEqual({ number: 0, base: 3 })
  })
})

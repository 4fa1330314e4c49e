import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type Answer, json } from '../testing/fake-api.ts'
import {
  button,
  isOff,
  openStudio,
  picker,
  picture,
  shownPicture,
  swatch,
  swatches,
} from '../testing/studio-fixture.tsx'

const PATH = 'contemporary/aria.bmp'
const LOOK = { applyTexture: true, textureStyle: 'fine', textureIntensity: 0.5 }
const REPLACE = 'POST /api/color/replace-multiple-with-texture'
const [OAT, INK, GOLD] = ['#E4D9C4', '#26323D', '#C4913F'] as const
const TEAL = '#216266'
const FIFTEEN = 'Brown Orange Beige Black White Red Blue Green Purple Navy Gray Tan Maroon Teal Gold'.split(
  ' ',
)
const FAILURES: Readonly<Record<string, () => Answer>> = {
  'is refused by the server': () => json({}, 500),
  'does not reach the server': () => Promise.reject(new TypeError('no network')),
  'is answered with null': () => json(null),
}

const warnings = vi.fn<(...words: unknown[]) => void>()
beforeEach(() => {
  warnings.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warnings)
})

type Studio = Awaited<ReturnType<typeof openStudio>>
const color = (name: string) => picker().getByRole('button', { name })
async function dye({ user }: Pick<Studio, 'user'>, yarn: string, name: string): Promise<void> {
  if (!screen.queryByRole('region', { name: /^Replace / })) await user.click(swatch(yarn))
  const before = shownPicture()
  await user.click(color(name))
  await waitFor(() => expect(shownPicture()).not.toBe(before))
  await waitFor(() => expect(screen.queryByText('Changing color...')).toBeNull())
}
const calls = ({ api }: Pick<Studio, 'api'>) => api.asked.filter(({ path }) => path.startsWith('/api/color/'))
const bodies = (studio: Pick<Studio, 'api'>) => calls(studio).map(({ body }) => body)

describe('opening a rug', () => {
  it('extracts its colours by its path, then renders it at tolerance 30', async () => {
    const studio = await openStudio()
    expect(calls(studio).map(({ path }) => path)).toEqual([
      '/api/color/extract',
      '/api/color/replace-multiple-with-texture',
    ])
    expect(bodies(studio)).toEqual([PATH, { imagePath: PATH, colorMappings: {}, tolerance: 30, ...LOOK }])
  })

  it('shows each yarn as a swatch with its hex and its share, the largest first', async () => {
    await openStudio()
    expect(swatches().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/60\.0%\s*#E4D9C4/),
      expect.stringMatching(/30\.0%\s*#26323D/),
      expect.stringMatching(/10\.0%\s*#C4913F/),
    ])
  })

  it.each(Object.entries(FAILURES))(
    'has three sample yarns stand in when the extraction %s',
    async (_, fail) => {
      await openStudio({ 'POST /api/color/extract': fail })
      expect(swatches().map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/45\.0%\s*#8B7355/),
        expect.stringMatching(/35\.0%\s*#F5F5DC/),
        expect.stringMatching(/20\.0%\s*#D2B48C/),
      ])
      // They are none of this rug's: a shuffle would recolour it beside swatches that stay as they are.
      expect(isOff(button('Shuffle'))).toBe(true)
      expect(warnings.mock.calls.join()).toContain('/api/color/extract')
    },
  )

  it('has the yarns read again', async () => {
    const { user, api } = await openStudio({ 'POST /api/color/extract': () => json({}, 500) })
    expect(screen.getByText(/^Sample colours:/)).toBeVisible()
    api.answer({ 'POST /api/color/extract': () => json({ extractedColors: [{ hex: OAT, percentage: 60 }] }) })
    await user.click(button('Read again'))
    await waitFor(() => expect(swatches()[0]).toHaveTextContent('60.0%'))
    expect(screen.queryByText(/^Sample colours:/)).toBeNull()
  })
})

describe('a swatch', () => {
  it('opens fifteen colours, closes them when it is pressed again, and gives way to another', async () => {
    const { user } = await openStudio()
    const [first, second] = swatches()
    expect(screen.queryByRole('region', { name: /^Replace / })).toBeNull()
    await user.click(first!)
    expect(first).toHaveAttribute('aria-expanded', 'true')
    const offered = within(picker().getByRole('group', { name: 'Yarns to choose from' })).getAllByRole(
      'button',
    )
    expect(offered.map(({ textContent }) => textContent)).toEqual(FIFTEEN)
    await user.click(first!)
    expect(screen.queryByRole('region', { name: /^Replace / })).toBeNull()
    await user.click(first!)
    await user.click(second!)
    expect(first).toHaveAttribute('aria-expanded', 'false')
    expect(second).toHaveAttribute('aria-expanded', 'true')
  })

  it('ticks the colour that is chosen and says by what it is replaced', async () => {
    const studio = await openStudio()
    await dye(studio, GOLD, 'Teal')
    expect(color('Teal')).toHaveAttribute('aria-pressed', 'true')
    expect(picker().getAllByRole('button', { pressed: true })).toHaveLength(1)
    expect(swatch(GOLD)).toHaveAccessibleName(/replaced by Teal/)
  })

  it('that is locked takes no colour until it is unlocked', async () => {
    const studio = await openStudio()
    await studio.user.click(swatch(GOLD))
    await studio.user.click(picker().getByRole('button', { name: 'Lock' }))
    expect(isOff(color('Teal'))).toBe(true)
    expect(swatch(GOLD)).toHaveAccessibleName(/\blocked\b/)
    await studio.user.click(picker().getByRole('button', { name: 'Unlock' }))
    await dye(studio, GOLD, 'Teal')
    expect(swatch(GOLD)).not.toHaveAccessibleName(/\blocked\b/)
  })
})

describe('a choice', () => {
  it('is sent with all earlier ones and the precision that is set, and undone without them', async () => {
    const studio = await openStudio()
    const before = calls(studio).length
    await dye(studio, GOLD, 'Teal')
    await studio.user.click(swatch(INK))
    await dye(studio, INK, 'Gold')
    const shown = shownPicture()
    await studio.user.click(button('Undo'))
    await waitFor(() => expect(shownPicture()).not.toBe(shown))
    const sent = bodies(studio).slice(before)
    expect(sent.slice(0, 2)).toEqual([
      { imagePath: PATH, colorMappings: { [GOLD]: TEAL }, tolerance: 15, ...LOOK },
      { imagePath: PATH, colorMappings: { [GOLD]: TEAL, [INK]: '#C1963A' }, tolerance: 15, ...LOOK },
    ])
    expect(swatch(INK)).not.toHaveAccessibleName(/replaced/)
    expect(swatch(GOLD)).toHaveAccessibleName(/replaced by Teal/)
  })

  it('says that the rug is changing, and lets no colour be changed meanwhile', async () => {
    const studio = await openStudio()
    let answer: (response: Response) => void = () => {}
    studio.api.answer({ [REPLACE]: () => new Promise<Response>((resolve) => (answer = resolve)) })
    await studio.user.click(swatch(GOLD))
    const before = shownPicture()
    await studio.user.click(color('Teal'))
    expect(await screen.findByText('Changing color...')).toBeInTheDocument()
    expect(isOff(button('Shuffle'))).toBe(true)
    expect(isOff(color('Red'))).toBe(true)
    expect(shownPicture()).toBe(before)
    answer(picture())
    await waitFor(() => expect(shownPicture()).not.toBe(before))
    expect(isOff(button('Shuffle'))).toBe(false)
  })

  it.each(Object.entries(FAILURES))('is recorded without a new picture when its call %s', async (_, fail) => {
    const studio = await openStudio()
    const before = shownPicture()
    studio.api.answer({ [REPLACE]: fail })
    await studio.user.click(swatch(GOLD))
    await studio.user.click(color('Teal'))
    await waitFor(() => expect(swatch(GOLD)).toHaveAccessibleName(/replaced by Teal/))
    expect(color('Teal')).toHaveAttribute('aria-pressed', 'true')
    expect(isOff(button('Undo'))).toBe(false)
    expect(isOff(button('Reset'))).toBe(true)
    expect(shownPicture()).toBe(before)
    expect(warnings.mock.calls.join()).toContain('/api/color/replace-multiple-with-texture')
    studio.api.answer({ [REPLACE]: () => picture() })
    await dye(studio, GOLD, 'Gold')
    expect(isOff(button('Reset'))).toBe(false)
  })
})

describe('a shuffle', () => {
  it('sends the colours, the locked ones, what was replaced before and the precision', async () => {
    const studio = await openStudio()
    await dye(studio, GOLD, 'Teal')
    await studio.user.click(picker().getByRole('button', { name: 'Lock' }))
    const before = calls(studio).length
    const shown = shownPicture()
    await studio.user.click(button('Shuffle'))
    await waitFor(() => expect(shownPicture()).not.toBe(shown))
    expect(bodies(studio).slice(before)).toEqual([
      {
        imagePath: PATH,
        colorsToShuffle: [OAT, INK, GOLD],
        lockedColors: [GOLD],
        tolerance: 15,
        applyTexture: true,
        textureIntensity: 1,
        colorMappings: { [GOLD]: TEAL },
      },
    ])
  })

  it('is taken back by Reset, which asks the server for nothing', async () => {
    const studio = await openStudio()
    const designed = shownPicture()
    await studio.user.click(button('Shuffle'))
    await waitFor(() => expect(shownPicture()).not.toBe(designed))
    const before = calls(studio).length
    await waitFor(() => expect(isOff(button('Reset'))).toBe(false))
    await studio.user.click(button('Reset'))
    await waitFor(() => expect(isOff(button('Reset'))).toBe(true))
    expect(calls(studio)).toHaveLength(before)
    expect(swatch(OAT)).not.toHaveAccessibleName(/replaced/)
  })

  it.each(Object.entries(FAILURES))('changes nothing when it %s', async (_, fail) => {
    const studio = await openStudio({ 'POST /api/color/shuffle': fail })
    const before = shownPicture()
    await studio.user.click(button('Shuffle'))
    await waitFor(() => expect(isOff(button('Shuffle'))).toBe(false))
    expect(shownPicture()).toBe(before)
    expect(isOff(button('Undo'))).toBe(true)
    expect(isOff(button('Reset'))).toBe(true)
  })
})

describe('the precision', () => {
  it('goes from 10 to 25 in steps of 5 and says what each means', async () => {
    const { user } = await openStudio()
    await user.click(swatch(GOLD))
    const slider = screen.getByRole('slider', { name: 'Matching precision' })
    expect(slider).toHaveValue('15')
    expect(slider).toHaveAttribute('min', '10')
    expect(slider).toHaveAttribute('max', '25')
    expect(slider).toHaveAttribute('step', '5')
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^15\b.*Medium/))
  })
})

import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeApi, json, refused } from '../../../testing/fake-api.ts'
import { deskCaller } from '../../../testing/fake-desk.ts'
import { fakeSession } from '../../../testing/fake-session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import * as route from './gun-plan.route.tsx'
import { begunAt, gunAt, workOfGun } from '../../../floor/gun-plan/work-of-gun.ts'

const figures = { lifts: 1, grams: 30, minutes: 75, strokesPerMetre: 400 }
const PLAN: GunPlanOfRug = {
  widthMm: 1000,
  lengthMm: 2000,
  gaugeMm: 5,
  yarns: [
    { number: 2, name: 'Brick', hex: '#A8452F', metres: 1, ...figures, strokes: [[0, 0, 10_000, 0]] },
    {
      number: 1,
      name: 'Ivory',
      hex: '#E6DAC3',
      metres: 3,
      ...figures,
      strokes: [[0, 100, 0, 20_100, 10_000, 20_100]],
    },
  ],
}
const PATH = '/api/desk/orders/NW-7K4M-3PXA/gun-plans/1'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

function open(answer = () => json(PLAN)) {
  const api = fakeApi({ ...fakeSession(), ...deskCaller(), [`GET ${PATH}/json`]: answer })
  const at = '/desk/workshop/NW-7K4M-3PXA/1'
  return {
    api,
    ...renderPage({ module: route, path: '/desk/workshop/:number/:position', at, isFrameless: true }),
  }
}
const progress = () => screen.getByLabelText(/^Progress/)

describe('the page of a gun plan', () => {
  it('shows the yarns in the order of work with their figures, and the sum', async () => {
    open()
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'All yarns4.02602 h 30 min',
      '2. Brick1.01301 h 15 min',
      '1. Ivory3.01301 h 15 min',
    ])
  })

  it('is steered by keys: the next yarn alone, its line from the beginning, mirrored', async () => {
    const { user } = open()
    expect(await screen.findByRole('img', { name: /4 of 4 metres/ })).toBeVisible()
    await user.keyboard('n')
    expect(screen.getByRole('radio', { name: '2. Brick' })).toBeChecked()
    expect(progress()).toHaveAttribute('aria-valuetext', '0.0 of 1.0 m')
    await user.keyboard('pp')
    expect(screen.getByRole('radio', { name: '1. Ivory' })).toBeChecked()
    await user.keyboard('m')
    const side = screen.getByRole('group', { name: 'Seen from' })
    expect(within(side).getByRole('radio', { name: 'Front' })).toBeChecked()
    await user.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    await user.keyboard(' ')
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('says that there is none where the line has none', async () => {
    open(() => refused('order/not-found', { status: 404 }))
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Gun plan')
  })
})

describe('the work of a gun', () => {
  const work = workOfGun(PLAN.yarns)

  it('is the lines of the yarns one behind the other', () => {
    expect(work.length).toBe(4000)
    expect([0, 1, 1000, 1001, 4000].map((mm) => begunAt(work, mm))).toEqual([0, 1, 1, 2, 3])
  })
  it('has the gun where the line is, and at its start before it begins', () => {
    expect(gunAt(work, 0)).toEqual([0, 0])
    expect(gunAt(work, 500)).toEqual([500, 0])
    expect(gunAt(work, 2000)).toEqual([0, 1010])
    expect(gunAt(work, 4000)).toEqual([1000, 2010])
  })
  it('shows a single tuft as a line to where it is', () => {
    const { pieces, length } = workOfGun([{ ...PLAN.yarns[0]!, strokes: [[50, 60]] }])
    expect([pieces.length, length]).toEqual([1, 0])
    expect(pieces[0]).toMatchObject({ from: [5, 6], to: [5, 6] })
  })
})

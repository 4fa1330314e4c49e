import type { SavedThings } from '@nawl/contract/account/saved'
import type { Taste } from '@nawl/contract/catalogue/recommendation'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { fakeApi, json } from '../../testing/fake-api.ts'
import { useRecommendations } from './use-recommendations.ts'

const savedOf = (address: string) =>
  ({ favourites: [{ address }], designs: [], viewed: [] }) as unknown as SavedThings

it('shows what goes with the rugs that are saved now, however late a second try for others is answered', async () => {
  let lateReads = 0
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  const api = fakeApi({
    'POST /api/recommendations': async ({ body }) => {
      const [address] = (body as Taste).favourites
      if (address === 'bab') await late
      const found = [{ address: `like-${address}` }]
      const read = async () => {
        if (address === 'bab') lateReads++
        return found
      }
      return Object.assign(json(found), { json: read })
    },
  })
  const asked = () => api.to('/api/recommendations').length
  const shown: unknown[] = []
  const show = ({ saved }: { readonly saved: SavedThings }) => {
    const used = useRecommendations(saved)
    shown.push(used[0])
    return used
  }
  const { result, rerender } = renderHook(show, { initialProps: { saved: savedOf('bab') } })
  act(() => result.current[1]())
  await waitFor(() => expect(asked()).toBe(2))
  rerender({ saved: savedOf('dune') })
  await waitFor(() => expect(result.current[0]).toEqual([{ address: 'like-dune' }]))
  answerLate()
  await waitFor(() => expect(lateReads).toBe(2))
  rerender({ saved: savedOf('oryx') })
  await waitFor(() => expect(result.current[0]).toEqual([{ address: 'like-oryx' }]))
  expect(shown).not.toContainEqual([{ address: 'like-bab' }])
})

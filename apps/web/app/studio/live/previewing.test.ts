import { expect, it } from 'vitest'

import { INK, MAROON, maroonInk, NAVY, OAT } from '../state/reduce-fixture.ts'
import { isChosen, startPreviewing } from './previewing.ts'

it('tells everybody who listens what is pointed at, and when it no longer is', () => {
  const previewing = startPreviewing()
  const seen: unknown[] = []
  const stop = previewing.subscribe(() => seen.push(previewing.current()))
  previewing.show({ color: '#216266' })
  previewing.show(null)
  previewing.show(null)
  stop()
  previewing.show({ color: '#216266' })
  expect(seen).toEqual([{ color: '#216266' }, null])
})

it('keeps what is shown while it is held, whatever is pointed at, and ends it when it is released', () => {
  const previewing = startPreviewing()
  previewing.release()
  previewing.show({ color: MAROON })
  previewing.hold()
  previewing.show({ color: NAVY })
  previewing.show(null)
  expect(previewing.current()).toEqual({ color: MAROON })
  previewing.release()
  expect(previewing.current()).toBeNull()
})

it('tells a preview of what was chosen from one that the pointer rests on', () => {
  expect(isChosen({ color: MAROON }, maroonInk)).toBe(true)
  expect(isChosen({ color: NAVY }, maroonInk)).toBe(false)
  expect(isChosen({ color: MAROON }, { ...maroonInk, selected: null })).toBe(false)
  expect(isChosen({ mappings: { [INK]: MAROON } }, maroonInk)).toBe(true)
  expect(isChosen({ mappings: { [INK]: NAVY, [OAT]: NAVY } }, maroonInk)).toBe(false)
})

import { expect, it } from 'vitest'

import { INK, MAROON, maroonInk, NAVY, OAT } from '../state/reduce-fixture.ts'
import { isChosen, startPreviewing } from './previewing.ts'

it('notifies all listeners when a preview begins and ends', () => {
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

it('keeps a held preview whatever is pointed at, and ends it on release', () => {
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

it('distinguishes a preview of what was chosen from one under the pointer', () => {
  expect(isChosen({ color: MAROON }, maroonInk)).toBe(true)
  expect(isChosen({ color: NAVY }, maroonInk)).toBe(false)
  expect(isChosen({ color: MAROON }, { ...maroonInk, selected: null })).toBe(false)
  expect(isChosen({ mappings: { [INK]: MAROON } }, maroonInk)).toBe(true)
  expect(isChosen({ mappings: { [INK]: NAVY, [OAT]: NAVY } }, maroonInk)).toBe(false)
})

import { expect, it } from 'vitest'

import { startPreviewing } from './previewing.ts'

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

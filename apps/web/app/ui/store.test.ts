import { expect, it, vi } from 'vitest'

import { createListeners, createStore } from './store.ts'

it('tells every subscriber of a new value until it unsubscribes', () => {
  const store = createStore(1)
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set(2)
  stop()
  store.set(3)
  expect(store.get()).toBe(3)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})

it('hands its subscribers what it is told', () => {
  const { subscribe, notify } = createListeners<[string]>()
  const heard = vi.fn<(what: string) => void>()
  subscribe(heard)
  notify('volume')
  expect(heard).toHaveBeenCalledWith('volume')
})

import * as cart from '@nawl/messages/cart'
import { expect, it } from 'vitest'

import { splitMessages } from './split-messages.ts'

const FOLDER = `${import.meta.dirname}/../../packages/messages/build/en`

/** What the plugin makes of a module; null if it leaves it to Vite. */
const load = (id: string) => {
  const { load: hook } = splitMessages()
  if (typeof hook !== 'function') throw new Error('splitMessages loads nothing')
  return Reflect.apply(hook, undefined, [id]) as { code: string } | null
}

it('makes a namespace of messages a list of modules, one for each', () => {
  const names = [...(load(`${FOLDER}/cart.ts`)?.code ?? '').matchAll(/^export \{ (\w+) \} from '(.+)'$/gm)]
  expect(names.map(([, name]) => name).toSorted()).toEqual(Object.keys(cart).toSorted())
  for (const [, name, id] of names) {
    const exported = (load(id ?? '')?.code ?? '').match(/^export const \w+/gm)
    expect(exported).toEqual([`export const ${name}`])
  }
})

it('leaves other modules as they are', () => {
  expect(load(`${FOLDER}/names.ts`)).toBeNull()
  expect(load(`${import.meta.dirname}/app/root.tsx`)).toBeNull()
})

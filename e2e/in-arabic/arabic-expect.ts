import type { expect as Expect } from '@playwright/test'

import { arabicAddress } from './arabic-pages.ts'
import { examplesOf } from './regexp-examples.ts'
import { type Extent, inArabic, inArabicOrTyped, orAsTyped, type Sought } from './translate.ts'

const EXTENTS: Readonly<Record<string, Extent>> = {
  toHaveText: 'whole',
  toContainText: 'part',
  toHaveAccessibleName: 'whole',
  toHaveAccessibleDescription: 'whole',
  toHaveTitle: 'whole',
}
/** Attributes that people read, and addresses. */
const READ = new Set([
  'aria-label',
  'alt',
  'title',
  'placeholder',
  'aria-description',
  'aria-valuetext',
  'content',
])

/** Expectations of texts and addresses, in Arabic. */
export function arabicExpect(expect: typeof Expect): typeof Expect {
  return new Proxy(expect, {
    apply: (target, self, given) =>
      expectation((value) => Reflect.apply(target as never, self, value), given),
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (name !== 'soft' && name !== 'poll') return method
      return (...given: unknown[]) =>
        expectation((value) => Reflect.apply(method as never, target, value), given)
    },
  })
}

/** What is expected of a value; `begin` begins it again with another one. */
function expectation(begin: (given: unknown[]) => object, [value, ...rest]: unknown[]): object {
  const compared = (name: string, expected: unknown, isNot: boolean) => {
    const seen = seenAs(name, expected, value)
    const matchers = begin([seen, ...rest])
    return isNot ? Reflect.get(matchers, 'not') : matchers
  }
  return translating(begin([value, ...rest]), compared)
}

type Compared = (name: string, expected: unknown, isNot: boolean) => object

function translating<T extends object>(matchers: T, compared: Compared, isNot = false): T {
  return new Proxy(matchers, {
    get: (target, name) => {
      const matcher: unknown = Reflect.get(target, name)
      if (name === 'not') return translating(matcher as object, compared, true)
      if (typeof matcher !== 'function') return matcher
      return (...given: unknown[]) => {
        if (!VALUES.has(String(name))) return Reflect.apply(matcher, target, inArabicFor(String(name), given))
        const again = compared(String(name), given[0], isNot)
        return Reflect.apply(Reflect.get(again, name) as never, again, given as never)
      }
    },
  })
}

/** Expectations of values that a journey has read itself. */
const VALUES = new Set(['toBe', 'toEqual', 'toContain', 'toMatch'])

/** A value with the English text in place of the Arabic one that is expected, so that it can be compared. */
function seenAs(name: string, expected: unknown, value: unknown): unknown {
  if (typeof value === 'function') return async () => seenAs(name, expected, await (value as () => unknown)())
  if (Array.isArray(value) && Array.isArray(expected) && name === 'toEqual')
    return value.map((each, n) => seenAs(name, expected[n], each))
  if (typeof value !== 'string') return value
  const isText = typeof expected === 'string'
  if (!isText && !(expected instanceof RegExp)) return value
  const isWhole = name === 'toBe' || name === 'toEqual'
  const arabic = inArabic(expected, isWhole ? 'whole' : 'part')
  if (arabic === expected || typeof arabic === 'string' || !arabic.test(value)) return value
  if (isText) return isWhole ? expected : `${value}\n${expected}`
  return examplesOf(expected).find((example) => expected.test(example)) ?? value
}

function inArabicFor(matcher: string, [first, ...rest]: unknown[]): unknown[] {
  const extent = EXTENTS[matcher]
  if (extent) return [texts(first, extent), ...rest]
  // A field holds a text, what was typed, or a value of the shop's own.
  if (matcher === 'toHaveValue' && typeof first === 'string')
    return [orAsTyped(first, inArabic(first, 'whole'), 'whole'), ...rest]
  if (matcher === 'toHaveURL' && typeof first === 'string') return [arabicAddress(first), ...rest]
  if (matcher === 'toHaveAttribute') {
    const [value, ...more] = rest
    if (first === 'href' && typeof value === 'string') return [first, arabicAddress(value), ...more]
    if (first === 'href' && value instanceof RegExp)
      return [
        first,
        new RegExp(value.source.replace(/^\^\\\//, String.raw`^(?:\/ar)?\/`), value.flags),
        ...more,
      ]
    if (READ.has(String(first)) && value !== undefined) return [first, texts(value, 'whole'), ...more]
  }
  return [first, ...rest]
}

function texts(given: unknown, extent: Extent): unknown {
  if (Array.isArray(given)) return given.map((text: Sought) => inArabicOrTyped(text, extent))
  return typeof given === 'string' || given instanceof RegExp ? inArabicOrTyped(given, extent) : given
}

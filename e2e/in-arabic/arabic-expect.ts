import type { expect as Expect } from '@playwright/test'

import { arabicAddress } from './arabic-pages.ts'
import { type Extent, inArabic, type Sought } from './translate.ts'

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
    apply: (target, self, given) => translating<object>(Reflect.apply(target as never, self, given)),
    get: (target, name) =>
      name === 'soft'
        ? (...given: unknown[]) => translating<object>(Reflect.apply(target.soft as never, target, given))
        : Reflect.get(target, name),
  })
}

function translating<T extends object>(matchers: T): T {
  return new Proxy(matchers, {
    get: (target, name) => {
      const matcher: unknown = Reflect.get(target, name)
      if (name === 'not') return translating(matcher as object)
      if (typeof matcher !== 'function') return matcher
      return (...given: unknown[]) => Reflect.apply(matcher, target, inArabicFor(String(name), given))
    },
  })
}

function inArabicFor(matcher: string, [first, ...rest]: unknown[]): unknown[] {
  const extent = EXTENTS[matcher]
  if (extent) return [texts(first, extent), ...rest]
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
  if (Array.isArray(given)) return given.map((text: Sought) => inArabic(text, extent))
  return typeof given === 'string' || given instanceof RegExp ? inArabic(given, extent) : given
}

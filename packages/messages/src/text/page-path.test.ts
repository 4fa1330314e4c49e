import { expect, it } from 'vitest'

import { nearestPage } from './page-path.ts'

it.each([
  ['/ar', '/ar', '/ar'],
  ['/ar/cart', '/ar', '/ar/cart'],
  ['/ar.data', '/ar', '/ar.data'],
  ['/about', '', '/about'],
  ['/artwork', '', '/artwork'],
  ['/ar-EG/cart', '/ar', '/ar/ar-EG/cart'],
  ['/ar_AE', '/ar', '/ar/ar_AE'],
  ['/AR/about', '/ar', '/ar/AR/about'],
  ['/ar-Arab-SA/', '/ar', '/ar/ar-Arab-SA/'],
  ['/fr/about', '', '/fr/about'],
  ['/en-US', '', '/en-US'],
  ['//ar-EG/about', '', '//ar-EG/about'],
])('%s is a page of the language at "%s", at %s', (path, prefix, page) =>
  expect(nearestPage(path)).toEqual({ prefix, path: page }),
)

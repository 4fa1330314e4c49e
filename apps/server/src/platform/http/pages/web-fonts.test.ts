import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { webFontFaces } from './web-fonts.ts'

const face = (family: string) =>
  `@font-face{font-family:${family};src:url(/assets/${family}-CLCYxq.woff2)format("woff2")}`

it('finds each font of the built web app once', () => {
  const built = mkdtempSync(join(tmpdir(), 'nawl-fonts-'))
  const assets = join(built, 'client/assets')
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(assets, 'site-a.css'), `${face('amiri')}${face('plex')}.card{color:red}`)
  writeFileSync(join(assets, 'server-b.css'), `:root{margin:0}${face('amiri')}`)
  expect(webFontFaces(built).split('\n').toSorted()).toEqual([face('amiri'), face('plex')])
})

it('is empty where the web app is not built', () => {
  expect(webFontFaces(join(tmpdir(), 'nothing-is-built-here'))).toBe('')
})

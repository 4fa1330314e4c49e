import { expect, it } from 'vitest'

import { nameSize } from './name-size.ts'

it('writes a name in full size where its longest word has room on the label', () => {
  expect(nameSize('Bab')).toBe('')
  expect(nameSize('Qamariya')).toBe('')
  expect(nameSize('Sun over sand')).toBe('')
})

it('writes the catalogue’s longest names smaller', () => {
  expect(nameSize('Palimpsest')).toBe('name-long')
  expect(nameSize('Mashrabiya')).toBe('name-long')
})

it('writes smallest what a visitor may call a drawing', () => {
  expect(nameSize('Forthehallwayofthehouse')).toBe('name-longest')
  expect(nameSize('The fox that came into the kitchen one winter')).toBe('name-longest')
})

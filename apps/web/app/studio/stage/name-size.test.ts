import { expect, it } from 'vitest'

import { nameSize } from './name-size.ts'

it('is full size when the longest word fits the label', () => {
  expect(nameSize('Bab')).toBe('')
  expect(nameSize('Barjeel')).toBe('')
  expect(nameSize('Sun over sand')).toBe('')
})

it('is smaller for the catalogue’s longest names', () => {
  expect(nameSize('Muqarnas')).toBe('name-long')
  expect(nameSize('Palimpsest')).toBe('name-long')
  expect(nameSize('Mashrabiya')).toBe('name-long')
})

it('is smallest for the longest names visitors may give', () => {
  expect(nameSize('Forthehallwayofthehouse')).toBe('name-longest')
  expect(nameSize('The fox that came into the kitchen one winter')).toBe('name-longest')
})

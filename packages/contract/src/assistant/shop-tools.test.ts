import { describe, expect, it } from 'vitest'

import { parseToolCall, SHOP_TOOL_NAMES, shopToolSchemas } from './shop-tools.ts'

describe('a call of a shop tool', () => {
  it.each([
    ['undo', {}],
    ['listRugs', {}],
    ['listRugs', { colour: 'blues', category: 'geometric' }],
    ['setColor', { from: '#A8452F', to: 'navy' }],
    ['setQuantity', { quantity: 10 }],
    ['navigate', { page: '/shipping#regions' }],
    ['setCountry', { country: 'AE' }],
  ])('is valid as %s with %j', (tool, args) => expect(parseToolCall(tool, args)).toEqual({ tool, args }))

  it.each([
    ['undo', { all: true }],
    ['fly', {}],
    ['setColor', { from: 'red', to: 'navy' }],
    ['setQuantity', { quantity: 11 }],
    ['setQuantity', { quantity: 1.5 }],
    ['quote', { width: 0, length: 2, unit: 'm' }],
    ['navigate', { page: '//evil.example' }],
    ['navigate', { page: 'https://evil.example' }],
    ['setCountry', { country: 'Norway' }],
    ['undo', null],
  ])('is invalid as %s with %j', (tool, args) => expect(parseToolCall(tool, args)).toBeNull())

  it('converts a size to one of the shop’s units', () => {
    const read = (unit: string) => parseToolCall('setSize', { width: 2, length: 3, unit })?.args
    expect(read('m')).toEqual({ width: 200, length: 300, unit: 'cm' })
    expect(read('cm')).toEqual({ width: 2, length: 3, unit: 'cm' })
    expect(read('ft')).toEqual({ width: 2, length: 3, unit: 'ft' })
    expect(parseToolCall('quote', { width: 60, length: 90, unit: 'in' })?.args).toEqual({
      width: 5,
      length: 7.5,
      unit: 'ft',
    })
  })
})

it('every tool has a JSON Schema that names its arguments and allows no others', () => {
  const schemas = shopToolSchemas()
  expect(schemas.map(({ name }) => name)).toEqual(SHOP_TOOL_NAMES)
  for (const { description, parameters } of schemas) {
    expect(description).not.toBe('')
    expect(parameters).toMatchObject({ type: 'object', additionalProperties: false })
  }
})

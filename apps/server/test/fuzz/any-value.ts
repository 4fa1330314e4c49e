import * as fc from 'fast-check'

/** The part of JSON Schema that our OpenAPI document uses. */
export type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
}

/** Meaningful values of this shop, by field name. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const DEEP = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) as unknown

/** Hostile values: too long, of another type or alphabet, or injections. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom('', ' ', '\0', 'a\0b', '\ud800', 'x\r\nset-cookie: a=b', '\u202etxet', 'نول', '🧶'),
  fc.constantFrom('%', '%00', '%2e%2e%2f', '../../../etc/passwd', '..\\..\\', 'file:///etc/hosts'),
  fc.constantFrom('//evil.example', 'https://evil.example/', 'javascript:1', '<script>alert(1)</script>'),
  fc.constantFrom("' or '1'='1", '"; drop table person;--', '{{7*7}}', '#{7*7}', '$(id)', '%n%s'),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'NaN',
    '-1',
    '1e999',
    '٣',
    '½',
  ),
  fc.constantFrom(
    'a'.repeat(300),
    'a'.repeat(30_000),
    `${'a'.repeat(5_000)}!`,
    '-'.repeat(3_000),
    'a@'.repeat(2_000),
  ),
  fc.constantFrom(-1, 0, -0, 0.1, 1e-320, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    [],
    {},
    [[]],
    ['a', 'b'],
    { constructor: { prototype: 1 } },
    DEEP,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values of a schema, half of them borderline; mostly known values for known names. */
export function anyValue(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const values = known[name]
  if (values && values.length > 0)
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, asAsked(schema, known))
  return asAsked(schema, known)
}

function asAsked(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((one) => anyValue(one, known)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'object') return objectOf(schema, known)
  if (schema.type === 'array')
    return fc.array(anyValue(schema.items ?? {}, known), { maxLength: (schema.maxItems ?? 4) + 1 })
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return fc.jsonValue({ maxDepth: 1 })
}

function objectOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  // A record of certain keys names them as required alone.
  const keyed = typeof additionalProperties === 'object' ? additionalProperties : {}
  const described = { ...Object.fromEntries(required.map((name) => [name, keyed])), ...properties }
  const fields = Object.entries(described).map(([name, of]) => [name, anyValue(of, known, name)] as const)
  const fixed = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
  if (typeof additionalProperties !== 'object') return fixed
  const keys = known['hex'] ? fc.constantFrom(...(known['hex'] as string[])) : fc.string({ maxLength: 8 })
  const free = fc.dictionary(keys, anyValue(additionalProperties, known), { maxKeys: 3 })
  return fc.tuple(fixed, free).map(([own, more]) => ({ ...more, ...own }))
}

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' }),
    fc.constantFrom('a'.repeat(minLength), 'w'.repeat(maxLength), 'w'.repeat(maxLength + 1), '12', '8'),
  )
}

function numberOf({ type, minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  const inside =
    type === 'integer'
      ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
      : fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.oneof(inside, fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1))
}

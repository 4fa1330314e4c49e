import type { ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'

import type { Guess } from '../subject/subject-model.ts'
import type { Reading } from './reading.ts'

/** Of these a message means one: "feels chilly, make it cosy and fiery", "arabic again? english please", "the sofa away, the rug alone". */
const ONE: Partial<Readonly<Record<ShopToolName, string>>> = {
  setMood: 'mood',
  setLanguage: 'language',
  navigate: 'page',
  setShape: 'shape',
  setPile: 'pile',
  showRoom: 'room',
  setCountry: 'country',
}
/** Moods that do not go together; warmer and darker do. */
const AGAINST: readonly (readonly string[])[] = [
  ['warmer', 'cooler'],
  ['lighter', 'darker'],
  ['softer', 'calmer', 'bolder'],
]

/**
 * The readings with one call of a kind where several cannot be meant together: the one that the classifier hears in the
 * whole message, else the last, which corrects the others.
 */
export function oneOfEach(
  readings: readonly Reading[],
  guesses: readonly Guess[] | null,
): readonly Reading[] {
  const calls = readings.flatMap((reading) => ('call' in reading ? [reading.call] : []))
  return readings.filter((reading) => {
    if (!('call' in reading)) return true
    const value = valueOf(reading.call)
    if (value === null) return true
    const rivals = calls.filter((call) => isRival(call, reading.call))
    if (rivals.length < 2) return true
    const heard = guesses?.find(({ label }) => label === `tool:${reading.call.tool}`)?.value
    const meant = rivals.find((call) => valueOf(call) === heard) ?? rivals.at(-1)
    return meant === reading.call
  })
}

function isRival(call: ShopToolCall, other: ShopToolCall): boolean {
  if (call.tool !== other.tool) return false
  const [value, against] = [valueOf(call), valueOf(other)]
  if (call.tool !== 'setMood' || value === against) return true
  return AGAINST.some((moods) => moods.includes(value ?? '') && moods.includes(against ?? ''))
}

function valueOf({ tool, args }: ShopToolCall): string | null {
  const key = ONE[tool]
  return key === undefined ? null : String(new Map<string, unknown>(Object.entries(args)).get(key))
}

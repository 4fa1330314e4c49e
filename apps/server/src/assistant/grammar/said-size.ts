import type { Reading } from './reading.ts'
import type { PricedSize } from '../recommend/priced-size.ts'
import type { Turn } from '../turn.ts'

const THAT_SIZE = /\b(?:that|the same|same|my|this) size\b/i

/** What needs a size, in the one that was said earlier in the conversation: nobody wants to say it twice. */
export function inSaidSize(readings: readonly Reading[], turn: Turn): readonly Reading[] {
  const { saidSize, context, text } = turn
  if (!saidSize || context.size) return readings
  const { width, length, unit, shape } = saidSize
  const setSize: Reading = {
    call: { tool: 'setSize', args: { width, length, unit, ...(shape === 'rectangle' ? {} : { shape }) } },
  }
  const isSized = readings.some((reading) => 'call' in reading && reading.call.tool === 'setSize')
  return readings.flatMap((reading): readonly Reading[] => {
    if ('call' in reading)
      return reading.call.tool === 'addToCart' && isInStudio(turn) && !isSized
        ? [setSize, reading]
        : [reading]
    if (!('ask' in reading) || reading.ask.about !== 'size') return [reading]
    const { why, quantity } = reading.ask
    if (why === 'price')
      return [{ call: { tool: 'quote', args: { width, length, unit, ...(quantity ? { quantity } : {}) } } }]
    return THAT_SIZE.test(text) ? [setSize] : [reading]
  })
}

/** With the size that a message tells and no request took: "make the gold red in 2 by 3 metres" asks for both. */
export function withToldSize(
  readings: readonly Reading[],
  told: PricedSize | null,
  turn: Turn,
): readonly Reading[] {
  const calls = readings.flatMap((reading) => ('call' in reading ? [reading.call.tool] : []))
  const isDone = calls.some((tool) => ON_A_RUG.has(tool))
  if (!told || !isDone || calls.some((tool) => tool === 'setSize' || tool === 'quote')) return readings
  if (readings.some((reading) => 'ask' in reading && reading.ask.about !== 'yarn')) return readings
  const { width, length, unit, shape } = told
  const isSame = turn.context.size?.width === width && turn.context.size.length === length
  if (isSame) return readings
  const setSize: Reading = {
    call: { tool: 'setSize', args: { width, length, unit, ...(shape === 'rectangle' ? {} : { shape }) } },
  }
  const at = readings.findIndex((reading) => 'call' in reading && reading.call.tool === 'addToCart')
  return at < 0 ? [...readings, setSize] : [...readings.slice(0, at), setSize, ...readings.slice(at)]
}

const ON_A_RUG: ReadonlySet<string> = new Set([
  'setColor',
  'openDesign',
  'addToCart',
  'setPile',
  'lock',
  'setQuantity',
])

/** Whether the page told what is on screen; older pages tell no size. */
export function isInStudio({ context }: Turn): boolean {
  return context.quantity !== undefined || context.room !== undefined
}

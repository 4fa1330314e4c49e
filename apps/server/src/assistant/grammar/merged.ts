import type { AssistantContext } from '@nawl/contract/assistant/assistant'
import type { ShopToolCall, ShopToolName } from '@nawl/contract/assistant/shop-tools'
import { hasOneMeasure } from '@nawl/domain/rug/shape'

import type { Reading } from './reading.ts'

/** The readings of the clauses as one list: what was taken back is gone, what belongs together is one, later corrections win. */
export function merged(readings: readonly Reading[], context: AssistantContext): readonly Reading[] {
  let list: Reading[] = []
  const stopped = new Set<ShopToolName | null>()
  for (const reading of readings) {
    if ('stopped' in reading) {
      const before = list.length
      stopped.add(reading.stopped)
      list = list.filter(
        (other) => !('call' in other) || (reading.stopped !== null && other.call.tool !== reading.stopped),
      )
      if (list.length === before) list.push(reading)
    } else if ('call' in reading && stopped.has(reading.call.tool)) continue
    else if ('call' in reading) list = withCall(list, reading, context)
    else if (!list.some((other) => JSON.stringify(other) === JSON.stringify(reading))) list.push(reading)
  }
  list = locksFirst(priced(list, context))
  list = list.filter(
    (reading, at) => list.findIndex((other) => JSON.stringify(other) === JSON.stringify(reading)) === at,
  )
  const opens = list.some((reading) => 'call' in reading && reading.call.tool === 'openDesign')
  // "You have Itar? It is red, yes? Show me": one rug, and no list of red ones.
  if (opens) list = list.filter((reading) => !('call' in reading && reading.call.tool === 'listRugs'))
  // The price of as many as were asked for is said with the refusal.
  if (list.some((reading) => 'refusal' in reading && reading.refusal.why === 'quantity'))
    list = list.filter((reading) => !('call' in reading && reading.call.tool === 'quote'))
  const calls = list.filter((reading) => 'call' in reading)
  // What must not be done has been heeded where something else was asked for.
  return calls.length > 0 ? list.filter((reading) => !('stopped' in reading)) : list
}

/** "5 by 8 feet, what will it cost?": the price that was asked for without a size is that of the size beside it. */
function priced(list: Reading[], context: AssistantContext): Reading[] {
  const asked = list.find(
    (reading) => 'ask' in reading && reading.ask.about === 'size' && reading.ask.why === 'price',
  )
  if (!asked || !('ask' in asked) || asked.ask.about !== 'size') return list
  const { quantity } = asked.ask
  const sized = list.find((reading) => 'call' in reading && /^(?:setSize|quote)$/.test(reading.call.tool))
  if (!sized || !('call' in sized) || (sized.call.tool !== 'setSize' && sized.call.tool !== 'quote'))
    return list
  const { width, length, unit } = sized.call.args
  const count = sized.call.tool === 'quote' ? (sized.call.args.quantity ?? quantity) : quantity
  const quote: Reading = {
    call: { tool: 'quote', args: { width, length, unit, ...(count ? { quantity: count } : {}) } },
  }
  const isSet = sized.call.tool === 'setSize' && context.palette !== undefined
  return list.flatMap((reading) =>
    reading === asked ? [quote] : reading === sized && !isSet ? [] : [reading],
  )
}

/** "Warmer, but keep the blue": what stays is locked before the others change. */
function locksFirst(list: Reading[]): Reading[] {
  const changesAll = list.findIndex(
    (reading) => 'call' in reading && /^(?:shuffle|setMood)$/.test(reading.call.tool),
  )
  if (changesAll === -1) return list
  const isLock = (reading: Reading) => 'call' in reading && reading.call.tool === 'lock'
  const behind = list.slice(changesAll)
  return [
    ...list.slice(0, changesAll),
    ...behind.filter(isLock),
    ...behind.filter((reading) => !isLock(reading)),
  ]
}

type Called = Extract<Reading, { call: ShopToolCall }>

function withCall(list: readonly Reading[], reading: Called, context: AssistantContext): Reading[] {
  const { call } = reading
  const others = list.filter(
    (other) => !('call' in other) || JSON.stringify(other.call) !== JSON.stringify(call),
  )
  const last = others.at(-1)
  const before = last && 'call' in last ? last.call : null
  const joined = before && joinedCalls(before, call)
  if (joined) return [...others.slice(0, -1), { call: joined }]
  // "The price?" behind a size asks for the price of that size.
  if (call.tool === 'setColor')
    return [
      ...others.filter(
        (other) =>
          !('call' in other && other.call.tool === 'setColor' && other.call.args.from === call.args.from),
      ),
      reading,
    ]
  const sized = others.find((other) => 'call' in other && other.call.tool === 'setSize')
  if (
    call.tool === 'quote' &&
    sized &&
    'call' in sized &&
    sized.call.tool === 'setSize' &&
    isOfScreen(call, context)
  ) {
    const { width, length, unit } = sized.call.args
    return [...others, { call: { tool: 'quote', args: { ...call.args, width, length, unit } } }]
  }
  return [...others, reading]
}

function isOfScreen(call: Extract<ShopToolCall, { tool: 'quote' }>, { size }: AssistantContext): boolean {
  return size?.width === call.args.width && size.length === call.args.length
}

function joinedCalls(before: ShopToolCall, call: ShopToolCall): ShopToolCall | null {
  if (
    before.tool === 'listRugs' &&
    call.tool === 'listRugs' &&
    Object.keys(call.args).every((key) => !(key in before.args))
  )
    return { tool: 'listRugs', args: { ...before.args, ...call.args } }
  if (
    before.tool === 'setShape' &&
    call.tool === 'setSize' &&
    (call.args.shape ?? before.args.shape) === before.args.shape
  )
    return { tool: 'setSize', args: { ...call.args, shape: before.args.shape } }
  if (before.tool === 'listRugs' && call.tool === 'listRugs') return call
  if (before.tool === 'setShape' && call.tool === 'setShape') return call
  // "Something with falcons? Or birds generally": what was sought first.
  if (before.tool === 'search' && call.tool === 'search') return before
  if (before.tool === 'setSize' && call.tool === 'setShape' && before.args.shape === call.args.shape)
    return before
  if (before.tool === 'setSize' && call.tool === 'setShape' && !hasOneMeasure(call.args.shape))
    return { tool: 'setSize', args: { ...before.args, shape: call.args.shape } }
  if (
    before.tool === 'quote' &&
    call.tool === 'quote' &&
    before.args.quantity === undefined &&
    before.args.width === call.args.width &&
    before.args.length === call.args.length
  )
    return call
  if (before.tool === 'quote' && call.tool === 'setQuantity')
    return { tool: 'quote', args: { ...before.args, quantity: call.args.quantity } }
  if (before.tool === 'setQuantity' && call.tool === 'quote' && call.args.quantity === undefined)
    return { tool: 'quote', args: { ...call.args, quantity: before.args.quantity } }
  return null
}

import * as fc from 'fast-check'

import type { DiscountCode } from '../../cart/discount-code.ts'
import type { Cents } from '../../money/money.ts'
import { QUANTITIES } from '../../rug/sizes/size.ts'
import { DAY, HOUR, SECOND } from './order-fixture.ts'
import type { Beginning } from './random-beginning.ts'
import { type CommandName, COMMANDS } from './random-commands.ts'

/** Time between two commands: often such that a deadline is missed or met by a second. */
const PAUSES = [
  0,
  SECOND,
  HOUR,
  DAY - SECOND,
  DAY,
  2 * DAY - SECOND,
  2 * DAY,
  3 * DAY,
  7 * DAY - SECOND,
  7 * DAY,
  300 * DAY,
]
const provider = fc.constantFrom('stripe', 'paypal', 'tabby', 'tamara', 'bank-transfer')
const step = fc.record({
  command: fc.oneof(
    fc.constantFrom(...(Object.keys(COMMANDS) as CommandName[])), // forgets its keys
    // Commands that lead to delivery, or to several payments, so that some sequences get that far.
    fc.constantFrom<CommandName>(
      'payLatest',
      'spendCard',
      'pay',
      'change',
      'produce',
      'showPiece',
      'approve',
      'finish',
      'ship',
      'deliver',
      'handOver',
      'claim',
      'decide',
    ),
  ),
  pause: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(...PAUSES)),
  pick: fc.nat({ max: 1_000 }),
  status: fc.constantFrom('processing', 'paid', 'paid', 'failed', 'cancelled'),
  provider,
})
const anything = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' })
type Steps = typeof anything extends fc.Arbitrary<infer Made> ? Made : never
/** A piece is shown, and its customer does not answer for a month. */
const UNANSWERED: Steps = (['payLatest', 'showPiece', 'expire', 'expire', 'expire', 'expire'] as const).map(
  (command) => ({
    command,
    pause: command === 'expire' ? 7 * DAY : 0,
    pick: 1,
    status: 'paid',
    provider: 'stripe',
  }),
)
/** Commands with their pauses. */
export const STEPS: fc.Arbitrary<Steps> = fc.oneof(
  { weight: 19, arbitrary: anything },
  { weight: 1, arbitrary: anything.map((steps) => [...UNANSWERED, ...steps]) },
)
/** Discount codes of every sort. */
const CODES: fc.Arbitrary<DiscountCode> = fc.record({
  code: fc.constant('ANY'),
  off: fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent', percent }) as const),
    fc.integer({ min: 1, max: 500_000 }).map((n) => ({ kind: 'amount', amount: n as Cents }) as const),
  ),
  stacks: fc.boolean(),
  only: fc.constant([]),
  minimum: fc.option(
    fc.integer({ min: 0, max: 500_000 }).map((n) => n as Cents),
    { nil: undefined },
  ),
})
/** How an order begins: where it goes, how much it is, and how it is paid. */
export const BEGINNING: fc.Arbitrary<Beginning> = fc.record({
  quantity: fc.constantFrom(...QUANTITIES),
  awaitsApproval: fc.constantFrom(undefined, 'none', 'of-pieces', 'of-pieces', 'of-all'),
  size: fc.nat({ max: 3 }),
  provider,
  code: fc.option(CODES),
  plan: fc.constantFrom(null, null, { percents: [50, 50], days: 30 }, { percents: [40, 30, 30], days: 3 }),
  to: fc.constantFrom('brooklyn', 'brooklyn', 'dubai', 'dubai', 'lima', 'workshop', 'workshop'),
})

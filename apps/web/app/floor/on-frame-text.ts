import type { FloorRug } from '@nawl/contract/desk/floor'
import * as messages from '@nawl/messages/floor'

import { formatDays } from '../sales/order/format-moment.ts'

/** `North wall, 3–9 December 2026`: where and when the calendar has a rug. */
export const onFrameText = ({
  name,
  first,
  last,
}: NonNullable<FloorRug['pieces'][number]['frame']>): string =>
  messages.onFrame({ frame: name, days: formatDays(withinDay(first), withinDay(last)) })

/** An instant within a day of the shop's calendar. */
const withinDay = (day: string) => `${day}T08:00:00Z`

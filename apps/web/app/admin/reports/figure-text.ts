import { LANGUAGE } from '@nawl/messages/language'
import * as messages from '@nawl/messages/reports'

const format = new Intl.NumberFormat(LANGUAGE.tag, { maximumFractionDigits: 1 })

/** A figure as it is shown; visits that are not shown are `fewer than 5`. */
export const figureText = (figure: number | null): string =>
  figure === null ? messages.fewer : format.format(figure)

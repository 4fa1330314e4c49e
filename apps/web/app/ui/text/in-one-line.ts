import { apart } from '@nawl/messages/text/apart'
import { LANGUAGE } from '@nawl/messages/language'
import { listComma } from '@nawl/messages/shipping'

/**
 * Lines of an address in one line. In Arabic each is set apart, or a house number would leave the Latin street it
 * belongs to.
 */
export function inOneLine(lines: readonly (string | undefined)[]): string {
  const written = lines.filter((line): line is string => line !== undefined && line !== '')
  return (LANGUAGE.direction === 'rtl' ? written.map(apart) : written).join(listComma)
}

import type { DecimalMark } from '@nawl/domain/rug/sizes/read-decimal'

/**
 * How to read `1,000`: as in English, the language of the pages, unless the browser lists a language with decimal
 * commas; then it is ambiguous.
 */
export function localDecimalMark(languages: readonly string[] = navigator.languages): DecimalMark {
  return languages.some(writesDecimalComma) ? 'unknown' : '.'
}

function writesDecimalComma(language: string): boolean {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5)
    return parts.find(({ type }) => type === 'decimal')?.value === ','
  } catch {
    // Some browsers report their system's locale, `en-US@posix`, which is not a language tag.
    return false
  }
}

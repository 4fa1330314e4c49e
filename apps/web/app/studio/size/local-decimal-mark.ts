import type { DecimalMark } from '@nawl/domain/rug/read-decimal'

/**
 * How `1,000` is to be read here: as in English, the language of the pages, unless the browser is set to one that
 * writes its decimals behind a comma; then nobody can know.
 */
export function localDecimalMark(languages: readonly string[] = navigator.languages): DecimalMark {
  return languages.some(writesDecimalComma) ? 'unknown' : '.'
}

function writesDecimalComma(language: string): boolean {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5)
    return parts.find(({ type }) => type === 'decimal')?.value === ','
  } catch {
    // Some browsers name their system's locale, `en-US@posix`, which is no language tag.
    return false
  }
}

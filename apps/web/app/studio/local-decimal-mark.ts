import type { DecimalMark } from '@nawl/domain/rug/read-decimal'

/**
 * How `1,000` is to be read here: as in English, the language of the pages, unless the browser is set to one that
 * writes its decimals behind a comma; then nobody can know.
 */
export function localDecimalMark(languages: readonly string[] = navigator.languages): DecimalMark {
  const writesComma = languages.some(
    (language) =>
      new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ===
      ',',
  )
  return writesComma ? 'unknown' : '.'
}

/** The user's decimal mark; `unknown` if a comma may be a decimal or a thousands separator. */
export type DecimalMark = '.' | 'unknown'

/** The possible values of a number: one, or two if its only mark is ambiguous. */
export type DecimalReading =
  | { readonly ok: true; readonly values: readonly [number] | readonly [number, number] }
  | { readonly ok: false }

/**
 * Parses digits with `.` and `,`, and a fraction such as `5 1/2`. Of two different marks the last is the decimal
 * mark; a repeated mark separates thousands; one not followed by exactly three digits is a decimal mark. The
 * remaining case, `1,000` and `1.000`, depends on `decimalMark`: `.` reads it as in English, `unknown` gives both
 * values.
 */
export function readDecimal(text: string, decimalMark: DecimalMark): DecimalReading {
  const fraction = /^(?:(\d+) )?(\d{1,2})\/(\d{1,2})$/.exec(text)
  if (fraction) {
    const [, whole = '0', over = '', under = ''] = fraction
    return Number(under) > 0 ? one(Number(whole) + Number(over) / Number(under)) : NONE
  }
  const marks = text.replaceAll(/\d/g, '')
  if (/[^\d.,]/.test(text) || marks.length === text.length) return NONE
  if (marks === '') return one(Number(text))
  if (marks.includes('.') && marks.includes(',')) return twoMarks(text)
  return marks.length > 1 ? grouped(text) : oneMark(text, marks, decimalMark)
}

const NONE = { ok: false } as const
const one = (value: number): DecimalReading => ({ ok: true, values: [value] })

/** `1,234.5` and `1.234,5`. */
function twoMarks(text: string): DecimalReading {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const whole = grouped(text.slice(0, at))
  const decimals = text.slice(at + 1)
  if (!whole.ok || !/^\d+$/.test(decimals) || text.slice(0, at).includes(text.charAt(at))) return NONE
  return one(Number(`${whole.values[0]}.${decimals}`))
}

/** `1,234,567`, or `12,34,567` as in India. */
function grouped(text: string): DecimalReading {
  return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(text) ? one(Number(text.replaceAll(/[.,]/g, ''))) : NONE
}

function oneMark(text: string, mark: string, decimalMark: DecimalMark): DecimalReading {
  const asDecimal = Number(text.replace(',', '.'))
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return one(asDecimal)
  const asThousands = Number(text.replace(mark, ''))
  if (decimalMark === 'unknown') return { ok: true, values: [asThousands, asDecimal] }
  return one(mark === decimalMark ? asDecimal : asThousands)
}

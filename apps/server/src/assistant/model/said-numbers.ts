const numbered = (from: number, step: number, list: string): readonly (readonly [string, number])[] =>
  list
    .split(' ')
    .flatMap((spellings, at) => spellings.split('|').map((one) => [one, from + at * step] as const))

/** Numbers below a thousand that are one word, Arabic ones folded. */
const VALUES: ReadonlyMap<string, number> = new Map([
  ...numbered(0, 1, 'zero one two'),
  ...numbered(
    3,
    1,
    'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  ),
  ...numbered(17, 1, 'seventeen eighteen nineteen'),
  ...numbered(20, 10, 'twenty thirty forty|fourty fifty sixty seventy eighty ninety'),
  ...numbered(
    0,
    1,
    'صفر واحد|واحده اثنان|اثنين|اثنتان|اثنتين|تنين ثلاث|ثلاثه|تلاته اربع|اربعه خمس|خمسه ست|سته سبع|سبعه',
  ),
  ...numbered(8, 1, 'ثمان|ثماني|ثمانيه|تمانيه تسع|تسعه عشر|عشره احدعشر|حداشر اثناعشر|اطناشر'),
  ...numbered(
    20,
    10,
    'عشرون|عشرين ثلاثون|ثلاثين اربعون|اربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين',
  ),
  ...numbered(
    100,
    100,
    'مئه|مائه|ميه مئتان|مئتين|مائتان|مائتين|ميتين ثلاثمئه|ثلاثمائه|تلتميه اربعمئه|اربعمائه خمسمئه|خمسمائه|خمسميه',
  ),
  ...numbered(600, 100, 'ستمئه|ستمائه سبعمئه|سبعمائه ثمانمئه|ثمانمائه تسعمئه|تسعمائه'),
])

const all = (value: number, list: string): readonly (readonly [string, number])[] =>
  list.split(' ').map((word) => [word, value] as const)

const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...all(100, 'hundred'),
  ...all(1000, 'thousand k الف الاف الفا'),
  ...all(1_000_000, 'million مليون ملايين'),
  ...all(12, 'dozen دزينه'),
])

/** Figures in one word that stand by themselves. */
const FIXED: ReadonlyMap<string, number> = new Map([
  ...all(0.5, 'half نصف'),
  ...all(0.25, 'quarter ربع'),
  ...all(1 / 3, 'ثلث'),
  ...all(2, 'couple pair twice double ضعف الضعف'),
  ...all(3, 'thrice triple'),
  ...all(12, 'dozens'),
  ...all(100, 'hundreds مئات'),
  ...all(1000, 'thousands الاف'),
  ...all(2000, 'الفان الفين'),
])

export type NumberAt = { readonly value: number; readonly length: number; readonly isOneWord: boolean }

/** Reads the number that begins at a token: digits, or a run of number words in English or Arabic. */
export function numberAt(tokens: readonly string[], at: number): NumberAt | null {
  const first = tokens[at] ?? ''
  if (/^\d/.test(first)) return digitsAt(tokens, at)
  const fixed = FIXED.get(first)
  if (fixed !== undefined && !(MULTIPLIERS.has(first) && valueOf(tokens[at - 1]) !== null))
    return { value: fixed, length: 1, isOneWord: true }
  let total = 0
  let group = 0
  let length = 0
  while (at + length < tokens.length) {
    const token = tokens[at + length] ?? ''
    const joins = length > 0 && (token === 'and' || token === 'و' || token === '-')
    const next = joins ? (tokens[at + length + 1] ?? '') : token
    const value = valueOf(next)
    const times = MULTIPLIERS.get(next)
    if (value === 100 && !joins && group >= 3 && group <= 9) group *= 100
    else if (value !== null && (length === 0 || fits(total + group, value, joins))) group += value
    else if (times !== undefined && !joins) {
      // The hundred of "two hundred thousand" multiplies its group, the thousand all before it.
      if (times >= 1000) {
        total += (group || 1) * times
        group = 0
      } else group = (group || 1) * times
    } else break
    length += joins ? 2 : 1
  }
  if (length === 0) return null
  return withHalf({ value: total + group, length, isOneWord: length === 1 }, tokens, at)
}

/** Whether a number word goes on with a number: `forty five`, `خمسة و عشرون`, but not `five, six`. */
function fits(before: number, value: number, joins: boolean): boolean {
  if (before % 1000 === 0) return before > 0
  if (before % 100 === 0) return value < 100
  const rest = before % 100
  if (rest >= 20 && rest % 10 === 0) return value < 10
  return (rest < 10 && value >= 20 && value < 100 && joins) || (rest < 10 && value === 10)
}

function digitsAt(tokens: readonly string[], at: number): NumberAt {
  const value = Number((tokens[at] ?? '').replaceAll(',', ''))
  const times = MULTIPLIERS.get(tokens[at + 1] ?? '')
  if (times !== undefined) return { value: value * times, length: 2, isOneWord: false }
  return withHalf({ value, length: 1, isOneWord: false }, tokens, at)
}

/** `2 and a half`, `اثنان و نصف`, `two and a quarter` */
function withHalf(read: NumberAt, tokens: readonly string[], at: number): NumberAt {
  const end = at + read.length
  if (tokens[end] !== 'and' && tokens[end] !== 'و') return read
  const skip = tokens[end + 1] === 'a' ? 2 : 1
  const part = FIXED.get(tokens[end + skip] ?? '')
  return part !== undefined && part < 1
    ? { value: read.value + part, length: read.length + skip + 1, isOneWord: false }
    : read
}

/** Whether a folded word is a number or part of one. */
export const isNumberWord = (word: string): boolean =>
  VALUES.has(word) || MULTIPLIERS.has(word) || FIXED.has(word)

const valueOf = (token = ''): number | null => VALUES.get(token) ?? null

const UNITS: Readonly<Record<string, number>> = {
  واحد: 1,
  واحده: 1,
  وحده: 1,
  اثنين: 2,
  اثنتين: 2,
  ثنتين: 2,
  ثنين: 2,
  اتنين: 2,
  تنتين: 2,
  زوج: 2,
  جوز: 2,
  ثلاث: 3,
  ثلاثه: 3,
  تلات: 3,
  تلاته: 3,
  تلت: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  سته: 6,
  سبع: 7,
  سبعه: 7,
  ثمان: 8,
  ثمانيه: 8,
  ثماني: 8,
  تمان: 8,
  تمانيه: 8,
  تسع: 9,
  تسعه: 9,
  عشر: 10,
  عشره: 10,
  احدعش: 11,
  حداشر: 11,
  اثنعش: 12,
  اتناشر: 12,
  طنعش: 12,
  خمستعش: 15,
  خمستاشر: 15,
}
const TENS: Readonly<Record<string, number>> = {
  عشرين: 20,
  عشرون: 20,
  ثلاثين: 30,
  تلاتين: 30,
  اربعين: 40,
  خمسين: 50,
  ستين: 60,
  سبعين: 70,
  ثمانين: 80,
  تمانين: 80,
  تسعين: 90,
  ميه: 100,
  مايه: 100,
  مية: 100,
  ميتين: 200,
  مايتين: 200,
  ثلاثميه: 300,
  ثلثميه: 300,
  تلتميه: 300,
  اربعميه: 400,
  ربعميه: 400,
  خمسميه: 500,
  الف: 1000,
}
const HALVES: Readonly<Record<string, number>> = { نص: 0.5, نصف: 0.5, ربع: 0.25 }

/** Replaces number words and duals of normalised Arabic by digits: `مترين ونص في ثلاثه` → `2.5 متر في 3`. */
export function numbersInArabic(text: string): string {
  const words = text
    .replaceAll(/(?<=^| )([وبلف]?)(?:ال)?(?:مترين|متران)(?= |$)/g, '$1 2 متر')
    .replaceAll(/(?<=^| )([وبلف]?)قدمين(?= |$)/g, '$1 2 قدم')
    .replaceAll(/(?<=^| )(و?)(?:حبتين|قطعتين|سجادتين|نسختين|زوليتين)(?= |$)/g, '$12 قطع')
    .replaceAll(/(?<=^| )(?:اثن|ات?ن)(?:ا|ي) عشره?(?= |$)/g, '12')
    .replaceAll(/(?<=^| )خمسه? عشره?(?= |$)/g, '15')
    .replaceAll(/(?<=^| )([بلف])متر(?= |$)/g, '$1 1 متر')
    .replaceAll(/(?<=^| )([بلف])(?=\d)/g, '$1 ')
    .trim()
    .split(/\s+/)
  const out: string[] = []
  for (let at = 0; at < words.length;) {
    const read = numberAt(words, at)
    const word = words[at] ?? ''
    const joined = !read && word.startsWith('و') ? valueOf(word.slice(1)) : null
    out.push(
      read
        ? `${/^[بف]/.test(word) && UNITS[word] === undefined && TENS[word] === undefined ? `${word[0] ?? ''} ` : ''}${read.value}`
        : joined === null
          ? word
          : `و ${joined}`,
    )
    at += read?.length ?? 1
  }
  return out
    .join(' ')
    .replaceAll(
      /(?<=^| )(?<!\d (?:متر |امتار )?(?:و )?)[بل]?(نص|نصف|ربع) متر(?= |$)/g,
      (_, part: string) => `${HALVES[part] ?? 0} متر`,
    )
    .replaceAll(/(?<=^| )(?<!\d )(?<!\d\.\d+ )([بل]?)متر (?=(?:في|ب|علي) \d)/g, '1 متر ')
    .replaceAll(/(\d+) (?:متر|امتار|متار|م) و ?(\d{2})(?: سم| سانتي| سنتي)?(?= |$)/g, '$1.$2 متر')
    .replaceAll(
      /(\d+)( (?:متر|امتار|متار|م|قدم|اقدام))? (?:و ?)(نص|نصف|ربع)(?= |$)/g,
      (_, whole: string, unit: string | undefined, part: string) =>
        `${Number(whole) + (HALVES[part] ?? 0)}${unit ?? ''}`,
    )
    .replaceAll(
      /(?<=^| )(?<!\d )(?:ال)?متر(?: و ?| )(\d{2})(?= |$)(?! ?(?:قدم|سجاد))/g,
      (_, rest: string) => `1.${rest} متر`,
    )
    .replaceAll(
      /(?<=^| )(?<!\d )(?:ال)?متر (?:و ?)?(نص|نصف|ربع)(?= |$)/g,
      (_, part: string) => `${1 + (HALVES[part] ?? 0)} متر`,
    )
}

type Read = { readonly value: number; readonly length: number }

/** A number in words from a position on: `ميه وعشرين`, `خمس وعشرين`. */
function numberAt(words: readonly string[], at: number): Read | null {
  const first = valueOf(words[at] ?? '')
  if (first === null) return null
  let value = first
  let length = 1
  for (let next = at + 1; next < words.length && length < 4; next++) {
    const word = words[next] ?? ''
    const more = word.startsWith('و') ? valueOf(word.slice(1)) : null
    if (more === null || !addsTo(value, more)) break
    value += more
    length++
  }
  return { value, length }
}

function addsTo(value: number, more: number): boolean {
  if (value >= 100) return more < 100
  return value < 10 ? more >= 20 && more < 100 : false
}

function valueOf(word: string): number | null {
  return (
    UNITS[word] ??
    TENS[word] ??
    UNITS[word.replace(/^[بف](?:ال)?/, '')] ??
    TENS[word.replace(/^ب/, '')] ??
    null
  )
}

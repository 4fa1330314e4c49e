/** Joints at which one request ends and another may begin. */
const JOINTS =
  /[;!?:…]+(?=\s|$)|\.+(?=\s|$)|\.{2,}|,(?!\d)|\s[–—-]+\s|\s*[&+]\s*|\s\/\s|\b(?:and then|and also|but also|as well as|because|so that|and|then|but|also|plus|since|while|oh|n|cos|cuz|coz)\b(?!\s*$)|\bso (?=(?:i|we|the|that|make|change|can|could|please|put|it)\b)/i

/** What belongs together although one of those stands in it. */
const TOGETHER: readonly RegExp[] = [
  /\b(?:terms|t|q|questions|modern|black|shipping|returns)\s*(?:and|&|n)\s*(?:conditions|cs?|a|answers|contemporary|white|delivery)\b/gi,
  /\band a (?:half|quarter)\b/gi,
  /\b(?:feet|foot|ft|metres?|meters?|m|hundred)\b\s*(?:and|,)\s*(?=[\w]+\s*(?:in|inch|inches|cm|centimet\w+|by|x|hundred|\d)?\b)(?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\w*)/gi,
  /\b(?:wide|long|across|width|length|broad|round|square|circle|oval|diameter)\b[^,&;.]{0,24}?\s*(?:,|and|&)\s*(?=(?:with )?(?:an? |the |about )?(?:width|length|\d\S*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty)\b)/gi,
  /\b(?:\d+|one|two|three|four|five|six)\s*(?:m|cm|ft|metres?|meters?|feet|foot)?\s*(?:,|and)\s*(?=\d[\d.]*\s*(?:m|cm|ft|metres?|meters?|feet|foot)?\s*(?:long|wide)\b)/gi,
  /\bcom(?:e|ing) and go(?:ing)?\b|\bback and forth\b|\bnice and \w+|\bgo and\b|\btry and\b|\b(?:in and out)\b/gi,
]

const JOINED = '\u0001'
const HELD: readonly (readonly [RegExp, string])[] = [
  [/\band\b/gi, `${JOINED}a`],
  [/\bn\b/gi, `${JOINED}n`],
  [/&/g, `${JOINED}e`],
  [/,/g, `${JOINED}c`],
]

/** Abbreviations whose full stop ends no clause: "3 nos. of four by six". */
const ABBREVIATED = /\b(nos|no|pcs|pc|qty|approx|incl|dims?|ca)\.(?=\s)/gi

/** The clauses of a message in their order, each of which may be a request of its own. */
export function clausesIn(text: string): readonly string[] {
  const held = TOGETHER.reduce(
    (said, pattern) =>
      said.replaceAll(pattern, (part) =>
        HELD.reduce((piece, [joint, by]) => piece.replaceAll(joint, by), part),
      ),
    text.replaceAll(ABBREVIATED, '$1'),
  )
  return held
    .split(JOINTS)
    .map((part) =>
      part
        .replaceAll(`${JOINED}a`, 'and')
        .replaceAll(`${JOINED}n`, 'and')
        .replaceAll(`${JOINED}e`, 'and')
        .replaceAll(`${JOINED}c`, ',')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}#]/u.test(part))
    .slice(0, 9)
}

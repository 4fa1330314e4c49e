/** Arabic texts set their values apart (U+2068, U+2069). */
const NUMBER = String.raw`\u2068?\d+(?:[.,]\d+)*\u2069?`
const UNIT =
  'weeks?|(?:business )?days?|hours?|minutes?|years?|microns?|mm|cm|km|kg|m|ft|inches|centimetres|metres|feet|%|سم|مم|متر|م|قدمًا|قدم|أقدام|أسابيع|أسبوعًا|أيام|يومًا'
/** `6-8 weeks`, `20 to 30 cm`, `240 × 320`, and how our rugs are made. */
const UNBROKEN = new RegExp(
  String.raw`(?<![\w-])(${NUMBER}\s?(?:[-–×]|to|إلى)\s?${NUMBER}(?:(?:\s|-)?(?:${UNIT})(?![\p{L}\d_-]))?(?![\p{L}\d_-])|hand-(?:tufted|knotted))`,
  'giu',
)

/**
 * A text in parts of which every second must stay on one line: ranges and sizes with their unit, and "hand-tufted".
 * Joined they are the text.
 */
export function unbrokenParts(text: string): readonly string[] {
  return text.split(UNBROKEN)
}

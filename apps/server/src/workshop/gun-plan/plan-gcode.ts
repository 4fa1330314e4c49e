import { feedOf, type PlannedRug, type PlannedYarn } from './planned-rug.ts'

/**
 * The gun's lines as G-code for frames that move by themselves, in the dialect of GRBL 1.1: millimetres (G21), absolute
 * (G90), feed a minute (G94). M3 presses the gun to the cloth and runs it, M5 stops and lifts it, M0 waits for the next
 * yarn. The origin is the lower left corner of the rug as the frame sees its back; y goes up.
 */
export function planGcode(rug: PlannedRug, title: string): string {
  const { widthMm, lengthMm, yarns, settings } = rug
  const out = [
    ...remark(title),
    ...remark('Seen from the back of the rug: mirrored. Origin at the lower left, Y up.'),
    ...remark('M3: gun down and running. M5: gun up. M0: change the yarn, then go on.'),
    ...remark(`Rug: X 0 to ${widthMm} mm, Y 0 to ${lengthMm} mm`),
    ...remark(`Lines: ${boundsOf(rug)}`),
    ...remark(`Gauge ${settings.gaugeMm} mm, ${settings.strokesPerSecond} strokes a second`),
    'G21',
    'G90',
    'G94',
    'M5',
  ]
  for (const yarn of yarns) {
    const { number, name, hex, metres, lifts, grams, minutes } = yarn
    out.push(
      ...remark(`Yarn ${number} ${name} ${hex}`),
      ...remark(`${metres.toFixed(2)} m, ${lifts} lifts, ${grams.toFixed(0)} g, ${minutes.toFixed(0)} min`),
      'M0',
      ...strokesOf(yarn, rug),
    )
  }
  out.push('G0 X0 Y0', 'M2', '')
  return out.join('\n')
}

/** What a single tuft takes, in seconds. */
const ONE_TUFT = 0.1

function strokesOf(yarn: PlannedYarn, { lengthMm, settings }: PlannedRug): string[] {
  const at = (line: Float64Array, i: number) =>
    `X${line[i]!.toFixed(2)} Y${(lengthMm - line[i + 1]!).toFixed(2)}`
  const feed = `F${feedOf(yarn, settings).toFixed(0)}`
  return yarn.strokes.flatMap((line) => {
    const out = [`G0 ${at(line, 0)}`, 'M3 S1000']
    if (line.length === 2) out.push(`G4 P${ONE_TUFT}`)
    for (let i = 2; i < line.length; i += 2) out.push(`G1 ${at(line, i)}${i === 2 ? ` ${feed}` : ''}`)
    out.push('M5')
    return out
  })
}

function boundsOf({ yarns, lengthMm }: PlannedRug): string {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { strokes } of yarns)
    for (const line of strokes)
      for (let i = 0; i < line.length; i += 2) {
        left = Math.min(left, line[i]!)
        right = Math.max(right, line[i]!)
        bottom = Math.min(bottom, lengthMm - line[i + 1]!)
        top = Math.max(top, lengthMm - line[i + 1]!)
      }
  const mm = (value: number) => value.toFixed(2)
  return `X ${mm(left)} to ${mm(right)} mm, Y ${mm(bottom)} to ${mm(top)} mm`
}

/** Lines of GRBL have at most 80 characters, and only those of ASCII; its senders read comments after a semicolon. */
const LONGEST = 76

function remark(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/[^\x20-\x7E]/g, '?')
  return Array.from(
    { length: Math.max(1, Math.ceil(plain.length / LONGEST)) },
    (_, n) => `; ${plain.slice(n * LONGEST, (n + 1) * LONGEST)}`,
  )
}

import { workshopPack } from '@nawl/messages/by-language/workshop-pack'

import { PACK_LANGUAGE } from '../pack/both-languages.ts'
import { feedOf, type PlannedRug, type PlannedYarn } from './planned-rug.ts'

const messages = workshopPack[PACK_LANGUAGE]

/**
 * The gun's lines as G-code for frames that move by themselves, in the dialect of GRBL 1.1: millimetres (G21), absolute
 * (G90), feed a minute (G94). M3 presses the gun to the cloth and runs it, M5 stops and lifts it, M0 waits for the next
 * yarn. The origin is the lower left corner of the rug as the frame sees its back; y goes up.
 */
export function planGcode(rug: PlannedRug, title: string): string {
  const { widthMm, lengthMm, yarns, settings } = rug
  const out = [
    ...remark(title),
    ...remark(messages.gcodeSide),
    ...remark(messages.gcodeCommands),
    ...remark(messages.gcodeRug({ width: `${widthMm}`, length: `${lengthMm}` })),
    ...remark(messages.gcodeLines(boundsOf(rug))),
    ...remark(messages.gcodeGun({ gauge: `${settings.gaugeMm}`, strokes: `${settings.strokesPerSecond}` })),
    'G21',
    'G90',
    'G94',
    'M5',
  ]
  for (const yarn of yarns) {
    const { number, name, hex, metres, lifts, grams, minutes } = yarn
    out.push(
      ...remark(messages.gcodeYarn({ number: `${number}`, name, hex })),
      ...remark(
        messages.gcodeFigures({
          metres: metres.toFixed(2),
          lifts: `${lifts}`,
          grams: grams.toFixed(0),
          minutes: minutes.toFixed(0),
        }),
      ),
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

function boundsOf({ yarns, lengthMm }: PlannedRug) {
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
  return { left: mm(left), right: mm(right), bottom: mm(bottom), top: mm(top) }
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

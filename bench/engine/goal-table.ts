import { OURS, type Quality, type Texture } from './measure-quality.ts'
import type { Scoreboard } from './scoreboard.ts'
import { table } from './table.ts'

/** The measured values beside their goals. */
export function goalTable({ flat, wool }: Record<Texture, Quality>, speed: Scoreboard): string {
  return table(
    'Goals and what was reached; m = mean, w = worst of the designs',
    ['', 'goal', 'measured', ''],
    [
      ...extractionRows('flat', flat.extraction, 0.3),
      ...extractionRows('wool', wool.extraction, 1.5),
      ...recolouringRows('flat', flat.recolouring, { interior: 0, edge: 2.5 }),
      ...recolouringRows('wool', wool.recolouring, { interior: 0.8, edge: 6 }),
      ...rivalRows('flat', flat.recolouring),
      ...rivalRows('wool', wool.recolouring),
      ...speedRows(speed),
    ],
  )
}

type Row = readonly [what: string, goal: string, measured: string, verdict: string]

const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')

function extractionRows(texture: Texture, scores: Scoreboard, share: number): Row[] {
  const wanted = scores.sum(OURS, 'yarns')
  const missed = scores.sum(OURS, 'missed')
  const spurious = scores.sum(OURS, 'spurious')
  return [
    [`extraction ${texture}: yarns within ΔE 2`, `${wanted}`, `${wanted - missed}`, verdict(missed === 0)],
    [`extraction ${texture}: spurious`, '0', `${spurious}`, verdict(spurious === 0)],
    meanAndWorst(`extraction ${texture}: share off by`, scores, 'worstShare', share, 'worst'),
  ]
}

function recolouringRows(
  texture: Texture,
  scores: Scoreboard,
  goal: { readonly interior: number; readonly edge: number },
): Row[] {
  return [
    meanAndWorst(`recolour ${texture}: interior`, scores, 'interior', goal.interior, 'mean'),
    meanAndWorst(`recolour ${texture}: edge`, scores, 'edge', goal.edge, 'mean'),
    meanAndWorst(`recolour ${texture}: lines p95`, scores, 'lineP95', 15, 'mean'),
  ]
}

/** Mean and worst of a score, judged by one of the two. */
function meanAndWorst(
  what: string,
  scores: Scoreboard,
  name: string,
  goal: number,
  judged: 'mean' | 'worst',
): Row {
  const measured = `m ${scores.mean(OURS, name).toFixed(2)} · w ${scores.worst(OURS, name).toFixed(2)}`
  return [`${what} (${judged})`, `≤ ${goal}`, measured, verdict(scores[judged](OURS, name) <= goal)]
}

/** Goal: every other method is at least three times worse on edges, or slower. */
function rivalRows(texture: Texture, scores: Scoreboard): Row[] {
  return scores
    .methods()
    .filter((method) => method !== OURS)
    .map((method) => {
      const worse = scores.mean(method, 'edge') / scores.mean(OURS, 'edge')
      const slower = scores.median(method, 'ms') / scores.median(OURS, 'ms')
      return [
        `${texture}: ${method}`,
        '≥ 3 × edge or slower',
        `${worse.toFixed(1)} × edge, ${slower.toFixed(1)} × time`,
        verdict(worse >= 3 || slower > 1),
      ]
    })
}

function speedRows(speed: Scoreboard): Row[] {
  const ms = (name: string, score: string) => speed.median(name, score)
  const cold = (name: string): Row => {
    const steps = ['decode', 'separate', 'tuft'].map((step) => ms(name, step).toFixed(0)).join(' + ')
    const whole = ms(name, 'whole')
    return [`${name}, ms`, '≤ 120', `${steps} = ${whole.toFixed(0)}`, verdict(whole <= 120)]
  }
  const times = ms('warm', 'jpeg') / ms('warm', 'floor')
  const jpeg = `${times.toFixed(2)} × (${ms('warm', 'jpeg').toFixed(1)} ms)`
  const first = ms('first', 'whole').toFixed(0)
  return [
    cold('cold flat'),
    cold('cold wool'),
    ['the first bitmap of a process, ms', '', first, ''],
    ['warm JPEG, × the encoder alone', '≤ 2.2', jpeg, verdict(times <= 2.2)],
    ['warm PNG, ms', '≤ 1', ms('warm', 'png').toFixed(2), verdict(ms('warm', 'png') <= 1)],
    ['tufting, CPU ms', '≤ 45', ms('warm', 'tuft').toFixed(0), verdict(ms('warm', 'tuft') <= 45)],
  ]
}

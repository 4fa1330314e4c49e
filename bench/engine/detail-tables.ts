import type { Quality, Texture } from './measure-quality.ts'
import { OURS } from './measure-quality.ts'
import type { Scoreboard } from './scoreboard.ts'
import { table } from './table.ts'

/** Colour extraction: our engine and the others. */
export function extractionTable(texture: Texture, { extraction: scores }: Quality): string {
  const rows = scores
    .methods()
    .map((method) => [
      method,
      ...times(scores, method),
      `${scores.sum(method, 'yarns') - scores.sum(method, 'missed')} of ${scores.sum(method, 'yarns')}`,
      String(scores.sum(method, 'spurious')),
      ...meanAndWorst(scores, method, 'worstShare'),
    ])
  const head = ['', 'ms', '× ours', 'yarns found', 'spurious', 'share off, mean', 'worst']
  return table(`Extraction, ${texture}`, head, rows)
}

/** Recolouring: our engine and the others, in ΔE2000 against the drawing made in the new colours. */
export function recolouringTable(texture: Texture, { recolouring: scores }: Quality): string {
  const rows = scores
    .methods()
    .map((method) => [
      method,
      ...times(scores, method),
      ...meanAndWorst(scores, method, 'interior'),
      ...meanAndWorst(scores, method, 'edge'),
      ...meanAndWorst(scores, method, 'lineP95'),
    ])
  const head = ['', 'ms', '× ours', 'interior', 'worst', 'edge', 'worst', 'lines p95', 'worst']
  return table(`Recolouring, ${texture}`, head, rows)
}

/** Our engine by design: where a goal is missed, this shows on which kind of drawing. */
export function designTable(texture: Texture, { designs: scores }: Quality): string {
  const names = ['missed', 'spurious', 'worstShare', 'interior', 'edge', 'lineP95']
  const cell = (design: string, name: string) => {
    const [score] = scores.list(design, name)
    if (score === undefined) return ''
    return name === 'missed' || name === 'spurious' ? String(score) : score.toFixed(2)
  }
  const rows = scores.methods().map((design) => [design, ...names.map((name) => cell(design, name))])
  const head = ['', 'missed', 'spurious', 'share off', 'interior', 'edge', 'lines p95']
  return table(`${OURS} by design, ${texture}`, head, rows)
}

const times = (scores: Scoreboard, method: string) => [
  scores.median(method, 'ms').toFixed(1),
  (scores.median(method, 'ms') / scores.median(OURS, 'ms')).toFixed(1),
]

const meanAndWorst = (scores: Scoreboard, method: string, name: string) => [
  scores.mean(method, name).toFixed(2),
  scores.worst(method, name).toFixed(2),
]

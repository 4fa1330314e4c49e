import { type Move, plainly, withoutCorrection } from './move.ts'
import { pickedOptions } from './options.ts'
import { LONGEST_ANSWER, type Resolved, type Scene } from './resolved.ts'
import { changedYarns, colorSaid, yarnsSaid } from './values.ts'
import { takenBack } from './yarn-changes.ts'

/** "No, the darker red", "I meant the gold": the change that was made, on another yarn or in another colour. */
export function yarnCorrected(text: string, { corrects, pick, rest }: Move, scene: Scene): Resolved | null {
  const { turn, state, reader } = scene
  const { palette = [] } = turn.context
  const last = state.done?.at(-1)
  const changed = changedYarns(state, palette)
  const now = changed.at(-1)
  if (!corrects || last?.tool !== 'setColor' || !now) return null
  const bareText = withoutCorrection(text)
  if (plainly(bareText).split(' ').length > LONGEST_ANSWER) return null
  const color = String(last.args['to'] ?? '')
  const others = palette.filter(({ hex }) => hex !== now.hex)
  const first = takenBack(state, turn, 1)
  const isOther = pick?.which === 'other' && rest === ''
  const [only] = others
  if (isOther && only && others.length === 1)
    return { first, say: [`make the ${only.hex.toLowerCase()} ${color}`], rest: null }
  if (isOther) return { first, say: [`make it ${color}`], rest: null }
  // "The darker one" of those that are left.
  if (pick?.which === 'most' && rest === '') {
    const options = others.map(({ hex }) => ({ label: hex, say: `make the ${hex.toLowerCase()} ${color}` }))
    const [at] = pickedOptions(pick, { about: 'yarn', options }, turn.rugs) ?? []
    const option = at === undefined ? undefined : options[at]
    if (option) return { first, say: [option.say], rest: null }
  }
  const [named, ...more] = yarnsSaid(bareText, others, reader)
  // "No, the red" means a yarn; "no, red" the colour.
  const isYarn = /\b(?:the|that|this|yarn)\b|(?:^|\s)ال/iu.test(bareText)
  if (named && more.length === 0 && isYarn) {
    const [yarn, ...alike] = named
    if (yarn && alike.length === 0)
      return { first, say: [`make the ${yarn.hex.toLowerCase()} ${color}`], rest: null }
    return { first, say: [`make it ${color}`], rest: null }
  }
  // "I meant the darker red" where there is no other red: which yarn, then?
  const former = (state.changes ?? [])
    .slice(-(state.done?.length ?? 1))
    .map(({ from }) => ({ hex: from, name: from }))
  const isFormer = isYarn && yarnsSaid(bareText, former, reader).length > 0
  if (isFormer) {
    const at = former.findIndex(({ hex }) =>
      yarnsSaid(bareText, former, reader)
        .flat()
        .some((one) => one.hex === hex),
    )
    const changes = state.changes?.slice(-(state.done?.length ?? 1)) ?? []
    const call = state.done?.filter(({ tool }) => tool === 'setColor')[at]
    const change = changes[at]
    if (call && change)
      return {
        first: [{ tool: 'setColor', args: { from: change.to, to: change.from } }],
        say: [`make it ${String(call.args['to'])}`],
        rest: null,
      }
  }
  const to = colorSaid(bareText, reader)
  if (to !== null && !/\d/.test(to))
    return isYarn && !/\b(?:a|an|in|to|into|make|more)\b/i.test(bareText)
      ? { first, say: [`make it ${color}`], rest: null }
      : { first: [], say: [`make the ${now.hex.toLowerCase()} ${to}`], rest: null }
  return null
}

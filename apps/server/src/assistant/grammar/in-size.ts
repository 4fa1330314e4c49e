import { saidDesign } from '../slots/design.ts'
import { saidSize } from '../slots/size.ts'
import type { Reading, Scene } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { readOpenDesign } from './shop-command.ts'

/** A design with its size in the same breath: "Boro in 2 by 3 metres, please". A price is asked otherwise. */
export function readInSize(sentence: Sentence, scene: Scene): readonly Reading[] {
  const design = saidDesign(sentence.bare, scene.rugs, scene.knows)
  const size = design && !design.isSnapped ? saidSize(sentence.bare, scene.unit) : null
  if (!design || !size || sentence.isQuestion) return []
  const bare = size.rest
    .replaceAll(/\b(?:in|at|as|of|size|sized|a|an)\b/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const opened = readOpenDesign({ ...sentence, bare }, scene)
  if (!opened.some((reading) => 'call' in reading)) return []
  const { width, length, unit, shape } = size
  return [
    ...opened,
    { call: { tool: 'setSize', args: { width, length, unit, ...(shape ? { shape } : {}) } } },
  ]
}

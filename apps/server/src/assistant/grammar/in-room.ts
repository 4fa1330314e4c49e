import { saidDesign } from '../slots/design.ts'
import { besideRoom, readRoom } from './more-commands.ts'
import { besidePile, readPile } from './pile-command.ts'
import type { Reading, Scene } from './reading.ts'
import type { Sentence } from './sentence.ts'
import { readOpenDesign } from './shop-command.ts'

/** A room with what is said of the rug in the same breath: "show me Liwa in a bedroom", "let me see it carved in the majlis". */
export function readInRoom(sentence: Sentence, scene: Scene): readonly Reading[] {
  const design = saidDesign(sentence.bare, scene.rugs, scene.knows)
  const opened =
    design && !design.isSnapped
      ? readOpenDesign({ ...sentence, isQuestion: false, bare: besideRoom(sentence.bare) }, scene)
      : []
  const isOpened = opened.some((reading) => 'call' in reading)
  const told = { ...sentence, bare: besidePile(isOpened && design ? design.rest : sentence.bare) }
  const room = readRoom(told, isOpened ? { ...scene, onRug: true } : scene)
  if (room.length === 0) return []
  return [...(isOpened ? opened : []), ...room, ...readPile(sentence, scene, true)]
}

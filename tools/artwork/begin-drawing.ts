import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { missingDrawings } from './render-artwork.ts'

/** A third of what the shop gets where both want a core: visitors notice little, and rugs come all the same. */
const NICENESS = '5'

/**
 * Has a process of its own draw what is missing, and resolves once it hears what the shop wishes for. It runs at a low
 * priority: whoever visits meanwhile has the processor. It ends with this process, and at the end of its work.
 */
export async function beginDrawing(): Promise<void> {
  if (missingDrawings().length === 0) return
  const program = join(import.meta.dirname, 'draw-beside-shop.ts')
  // Through `nice`, because a process can lower only those of its threads that are there already.
  const drawing = spawn('nice', ['-n', NICENESS, process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  drawing.once('exit', (code) => {
    if (code !== 0) console.error('The catalogue is not drawn to its end; the next start goes on with it.')
  })
  // Where it cannot be heard the shop opens when it has finished.
  await Promise.race([once(drawing, 'message'), once(drawing, 'exit')])
}

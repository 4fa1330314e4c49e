import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { missingDrawings } from './render-artwork.ts'

/**
 * Gives the shop three times the processor share when both want it: visitors notice little, and rendering still
 * progresses.
 */
const NICENESS = '5'

/**
 * Starts a low-priority process that renders what is missing, and resolves once it accepts the shop's requests. It
 * ends with this process, or when its work is done.
 */
export async function beginDrawing(): Promise<void> {
  if (missingDrawings().length === 0) return
  const program = join(import.meta.dirname, 'draw-beside-shop.ts')
  // Through `nice`, because a process can lower only the priority of its existing threads.
  const drawing = spawn('nice', ['-n', NICENESS, process.execPath, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  drawing.once('exit', (code) => {
    if (code !== 0) console.error('The catalogue is not drawn to its end; the next start goes on with it.')
  })
  // If it cannot listen, the shop opens when it has finished.
  await Promise.race([once(drawing, 'message'), once(drawing, 'exit')])
}

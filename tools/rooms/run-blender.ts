import { spawn } from 'node:child_process'
import { join } from 'node:path'

import type { RoomId } from '@nawl/contract/room'

import { ROOMS_FOLDER } from './read-room.ts'

/** A rug to be traced in place; its width runs across the picture before the room turns it. */
export type RugInPlace = {
  readonly picture: string
  readonly shape: 'rectangle' | 'round'
  readonly widthCm: number
  readonly depthCm: number
}

/** What to render: `width` in pixels, `samples` at most per pixel, into the folder `renders`. */
type Render = {
  readonly room: RoomId
  readonly renders: string
  readonly width: number
  readonly samples: number
  readonly rug: RugInPlace | null
}

const SCRIPT = join(import.meta.dirname, 'blender/render_room.py')

/** Renders a room; its progress goes to the terminal. Rejects where the scene fails. */
export async function runBlender(
  blender: string,
  { room, renders, width, samples, rug }: Render,
): Promise<void> {
  const record = join(ROOMS_FOLDER, room, 'room.json')
  const wanted = ['--record', record, '--out', renders, '--width', `${width}`, '--samples', `${samples}`]
  if (rug)
    wanted.push(
      '--rug',
      rug.picture,
      '--rug-shape',
      rug.shape,
      '--rug-size',
      `${rug.widthCm / 100}x${rug.depthCm / 100}`,
    )
  // Without --python-exit-code Blender ends well when a script has failed.
  const start = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', SCRIPT]
  const child = spawn(blender, [...start, '--', room, ...wanted], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const code = await new Promise((settle, fail) => child.on('exit', settle).on('error', fail))
  if (code !== 0) throw new Error(`Blender could not render ${room}`)
}

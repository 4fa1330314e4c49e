import { LANGUAGE } from '@nawl/messages/language'
import { shopName } from '@nawl/messages/text/shop-name'
import type { FilmState } from './film-states.ts'

/** Four by five: what fills most of a phone where films are sent and shown. */
export const FILM = { width: 1080, height: 1350 } as const
const PICTURE_HEIGHT = 675
const PAPER = '#F7F3EC'
const INK = '#1E1A16'
const GRAPHITE = '#5E564D'
/** As the page's stylesheet has them. */
const DISPLAY = `'Newsreader Display', Amiri, Georgia, serif`
const SANS = `'Instrument Sans', 'Plex Arabic', sans-serif`
const BALL = 96
const GAP = 32

/** A palette with its picture in the room and a ball of each yarn. */
export type FilmScene = FilmState & {
  readonly picture: CanvasImageSource
  readonly balls: readonly CanvasImageSource[]
}

export type FilmLabel = {
  readonly name: string
  /** Below the name. */
  readonly line: string
}

/** Paints an instant of the film: `mix` (0–1) of the second scene over the first, above the rug's name. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  [from, to]: readonly [FilmScene, FilmScene],
  mix: number,
  { name, line }: FilmLabel,
): void {
  const { width, height } = FILM
  context.globalAlpha = 1
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  context.drawImage(from.picture, 0, 0, width, PICTURE_HEIGHT)
  context.globalAlpha = mix
  context.drawImage(to.picture, 0, 0, width, PICTURE_HEIGHT)
  drawBalls(context, to)
  context.globalAlpha = 1 - mix
  drawBalls(context, from)
  context.globalAlpha = 1
  context.textAlign = 'center'
  context.fillStyle = INK
  const title = name.toUpperCase()
  context.font = `300 150px ${DISPLAY}`
  const size = Math.min(150, (150 * (width - 144)) / Math.max(1, context.measureText(title).width))
  context.font = `300 ${size}px ${DISPLAY}`
  context.fillText(title, width / 2, 1_060)
  // Arabic letters reach far below their line.
  const { actualBoundingBoxDescent: below } = context.measureText(title)
  context.fillStyle = GRAPHITE
  context.font = `400 30px ${SANS}`
  context.fillText(line, width / 2, 1_060 + Math.max(70, below + 56))
  context.fillStyle = INK
  context.font = `400 44px ${DISPLAY}`
  context.fillText(shopName(LANGUAGE.code), width / 2, 1_272)
}

function drawBalls(context: CanvasRenderingContext2D, { balls }: FilmScene): void {
  const size = Math.min(BALL, (FILM.width - 144 - (balls.length - 1) * GAP) / Math.max(1, balls.length))
  const all = balls.length * size + (balls.length - 1) * GAP
  for (const [n, ball] of balls.entries())
    context.drawImage(ball, (FILM.width - all) / 2 + n * (size + GAP), PICTURE_HEIGHT + 72, size, size)
}

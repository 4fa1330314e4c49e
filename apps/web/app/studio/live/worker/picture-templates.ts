import type { PictureTemplate, TuftOrder } from './live-tufts.ts'
import { mostRecent } from './most-recent.ts'
import { tufting } from './tufting.ts'

type TemplateOrder = Omit<TuftOrder, 'scale'>

/** Templates held at once, at two megabytes each: undo and a look at another shape need no new one. */
const MOST_HELD = 3
/** After so long the whole picture is fetched instead: it takes five seconds on a slow line. */
const PATIENCE_MS = 4000

const templateAt = mostRecent<PictureTemplate | null>(MOST_HELD, (template) => template === null)

/**
 * The template of a rug's pictures, made in the worker from the bitmap; null if that fails or takes too long. With it,
 * a colour costs a kilobyte instead of a picture.
 */
export function templateFor({ bitmap, outline, style }: TemplateOrder): Promise<PictureTemplate | null> {
  const key = `${outline} ${style} ${bitmap}`
  const template = templateAt(key, () => tufting.make('template', { bitmap, outline, style }))
  return Promise.race([template, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))])
}

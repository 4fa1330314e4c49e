import {
  headOf,
  kindOf,
  openPicture,
  type PictureFile,
  type PictureLimits,
  refuse,
  type Refusal,
} from './picture-file.ts'
import { uprightSize } from './read-upright.ts'

/** The kinds of pictures that are shown on pages as they are, without being drawn anew. */
const ON_PAGES = ['jpeg', 'png', 'webp', 'avif'] as const

type Opened = {
  readonly ok: true
  readonly picture: PictureFile
  /** Upright, in pixels. */
  readonly width: number
  readonly height: number
}

/** Opens an uploaded JPEG, PNG, WebP or AVIF by its headers; any other file is refused. */
export async function openWebPicture(path: string, limits: PictureLimits): Promise<Opened | Refusal> {
  const head = await headOf(path)
  const judged = kindOf(head)
  if (!judged.ok) return judged
  const kind = ON_PAGES.find((each) => each === judged.kind)
  if (!kind) return refuse('unsupported', judged.kind)
  const opened = await openPicture(path, kind, head, limits)
  return opened.ok ? { ...opened, ...uprightSize(opened.picture) } : opened
}

const KEY = 'nawl-project-place'

/** Where in a project a rug is looked for, by ids; the room and the rug may be gone by the time it is found. */
export type ProjectPlace = { readonly project: string; readonly room: string; readonly rug: string }

/** Remembers, for this tab, the place that somebody left to design a rug for. */
export function rememberPlace({ project, room, rug }: ProjectPlace): void {
  try {
    sessionStorage.setItem(KEY, [project, room, rug].join(' '))
  } catch {
    // Storage can be full or blocked; then the place is asked for.
  }
}

/** The place that was remembered last; null without one. */
export function rememberedPlace(): ProjectPlace | null {
  try {
    const [project = '', room = '', rug = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return project === '' ? null : { project, room, rug }
  } catch {
    return null
  }
}

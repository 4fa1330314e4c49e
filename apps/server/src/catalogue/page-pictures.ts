import { setTimeout as pause } from 'node:timers/promises'

import { PAGE_SCENES, type RoomScene, SCENE_WIDTHS, sceneLink } from '@nawl/contract/imaging/room-scenes'
import { designAddress } from '@nawl/domain/catalogue/address'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'

import type { Config } from '../platform/config/config.ts'
import type { RugCollectionStore } from './rug-collection.store.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { Content } from './content/content.ts'
import type { ShopState } from '../platform/http/health.routes.ts'
import { currentRugs } from './current-rugs.ts'
import { allDrawn } from '../imaging/artwork/late-artwork.ts'
import { type LinkDeps, linkedRugs } from '../imaging/share/linked-rug.ts'
import type { RoomPictureOrder, RoomPictures } from '../imaging/rooms/room-pictures.ts'

type Deps = LinkDeps & {
  readonly config: Config
  readonly rugs: RugCollectionStore
  readonly content: Content
  readonly state: () => ShopState
  readonly pictures: RoomPictures
}
type PagePicture = {
  readonly rug: string
  readonly link: string | undefined
  readonly order: RoomPictureOrder
}

/** How often it is looked whether the shop is open. */
const LOOK_MS = 500
/** After each picture nothing is made for so many times as long: whoever visits meanwhile has the processor. */
const REST = 3

/**
 * Once the shop listens: makes the pictures of rooms that its own pages show, those of whole pages first, then the
 * cards'. They are kept in the data folder, so that the next start finds them. Tests that only inject calls have none.
 */
export function makePagePictures(app: App, deps: Deps): void {
  const closing = new AbortController()
  app.addHook('onListen', async () => {
    makeAll(app, deps, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.warn({ err: error }, 'the pictures of rooms could not be made')
    })
  })
  app.addHook('preClose', async () => closing.abort())
}

async function makeAll(app: App, deps: Deps, signal: AbortSignal): Promise<void> {
  while (deps.state() === 'preparing') await pause(LOOK_MS, undefined, { signal, ref: false })
  // Those that somebody looks at are drawn first, and not those that nobody has asked for.
  await allDrawn(deps.config.artworkDir)
  const linkedRug = linkedRugs(deps)
  const tags: string[] = []
  for (const { rug, link, order } of await pagePictures(app, deps)) {
    const began = performance.now()
    try {
      const linked = await linkedRug(rug, link)
      tags.push(deps.pictures.tag(linked, order))
      await deps.pictures.makeToStay(linked, order)
    } catch (error) {
      // A rug that the shop has no more, or no room for one more task: who asks for the picture has it made.
      app.log.debug({ err: error, rug, room: order.room }, 'a picture of a room was not made ahead')
    }
    await pause(REST * (performance.now() - began), undefined, { signal, ref: false })
  }
  await deps.pictures.stayOnly(tags)
}

/** In the first format that browsers ask for, in the order in which they are missed. */
async function pagePictures(app: App, { rugs, config, content }: Deps): Promise<readonly PagePicture[]> {
  const scenes: readonly RoomScene[] = [
    ...Object.values(PAGE_SCENES),
    ...content.journal.flatMap(({ scene, rug }) => (scene ? [{ ...scene, rug }] : [])),
  ]
  const list = await currentRugs(rugs, config.artworkDir, app.log)
  return [
    ...scenes.flatMap((scene) =>
      SCENE_WIDTHS.map((width) => ({
        rug: scene.rug,
        link: sceneLink(scene),
        order: { room: scene.room, light: scene.light, width: Number(width), format: 'avif' as const },
      })),
    ),
    ...list.flatMap((rug) =>
      rug.room
        ? {
            rug: designAddress(list, rug),
            link: undefined,
            order: {
              room: rug.room,
              aspect: SHAPE_FACTS.rectangle.pictureRatio,
              width: 1200,
              format: 'avif' as const,
            },
          }
        : [],
    ),
  ]
}

import { setTimeout as pause } from 'node:timers/promises'

import { PAGE_SCENES, type RoomScene, SCENE_WIDTHS, sceneLink } from '@nawl/contract/imaging/room-scenes'
import { designAddress } from '@nawl/domain/catalogue/address'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'

import type { Config } from '../platform/config/config.ts'
import type { ShopRugs } from './designs/shop-rugs.ts'
import type { App } from '../platform/http/fastify-app.ts'
import type { ReadContents } from './content/content.ts'
import type { ShopState } from '../platform/http/health.routes.ts'
import type { QuietMoment } from '../platform/http/pages/quiet-moment.ts'
import { currentRugs } from './current-rugs.ts'
import { allDrawn } from '../imaging/artwork/late-artwork.ts'
import { type LinkDeps, linkedRugs } from '../imaging/share/linked-rug.ts'
import type { RoomPictureOrder, RoomPictures } from '../imaging/rooms/room-pictures.ts'

type Deps = LinkDeps & {
  readonly config: Config
  readonly rugs: ShopRugs
  readonly contents: ReadContents
  readonly state: () => ShopState
  readonly pictures: RoomPictures
  readonly quiet: QuietMoment
}
type PagePicture = {
  readonly rug: string
  readonly link: string | undefined
  readonly order: RoomPictureOrder
}

/** Polling interval for the shop to be open. */
const LOOK_MS = 500
/** Pause after each picture, as a multiple of its duration, so that visitors have the processor. */
const REST = 3

/**
 * Once the shop listens, renders the room pictures that its own pages show: full-page ones first, then those on cards.
 * They are cached in the data folder across restarts. Does nothing in tests that only inject requests.
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
  // While the catalogue is being drawn, requested pictures come first.
  await allDrawn(deps.config.artworkDir)
  const linkedRug = linkedRugs(deps)
  const tags: string[] = []
  for (const { rug, link, order } of await pagePictures(app, deps)) {
    await deps.quiet(signal)
    const began = performance.now()
    try {
      const linked = await linkedRug(rug, link, {})
      tags.push(deps.pictures.tag(linked, order))
      await deps.pictures.makeToStay(linked, order)
    } catch (error) {
      // The rug was removed or the queue is full; the first visitor's request will render it.
      app.log.debug({ err: error, rug, room: order.room }, 'a picture of a room was not made ahead')
    }
    await pause(REST * (performance.now() - began), undefined, { signal, ref: false })
  }
  await deps.pictures.stayOnly(tags)
}

/** In the first format that browsers request, most visible pictures first. */
async function pagePictures(app: App, { rugs, contents }: Deps): Promise<readonly PagePicture[]> {
  const scenes: readonly RoomScene[] = [
    ...Object.values(PAGE_SCENES),
    ...contents().en.journal.flatMap(({ scene, rug }) => (scene ? [{ ...scene, rug }] : [])),
  ]
  const list = await currentRugs(rugs, app.log)
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

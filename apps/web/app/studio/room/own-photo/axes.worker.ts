import { foundFloor } from '@nawl/engine/perspective/found-floor'

import type { AxesTask } from './find-axes.ts'

addEventListener('message', ({ data }: MessageEvent<AxesTask>) =>
  postMessage(foundFloor(data.picture, data.lens)),
)

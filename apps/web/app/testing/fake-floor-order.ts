import type { FloorOrder } from '@nawl/contract/desk/floor'
import { workFacts } from '@nawl/domain/workshop/work-facts'
import { YARN_USE } from '@nawl/domain/workshop/yarn-kilograms'

const YARNS = ['#E6DAC3', '#26323D', '#A8452F']
const MADE = {
  size: { shape: 'rectangle', width: '125', length: '200', unit: 'cm', widthMm: 1250, lengthMm: 2000 },
  textureStyle: 'fine',
} as const
const WORKED = {
  yarnUse: YARN_USE,
  pileMm: 12,
  gun: { gaugeMm: 5, strands: 2, strokesPerMetre: 400 },
  carveMm: 3,
}
/** An order of one rug on a frame, of which nothing is done. */
export const FLOOR_ORDER: FloorOrder = {
  number: 'NW-7K4M-3PXA',
  packMark: '1-3F7A1C',
  mayStartAt: null,
  isStarted: true,
  dryingDays: null,
  remakeOf: null,
  rugs: [
    {
      line: 'a',
      position: 1,
      isShown: false,
      isAwaited: false,
      name: 'Spot',
      widthMm: 1250,
      lengthMm: 2000,
      work: workFacts(MADE, WORKED),
      yarns: YARNS.map((hex, n) => ({ hex, name: hex, share: [70, 25, 5][n]!, grams: 100, wool: null })),
      pieces: [{ piece: 1, percent: 0, yarnsDone: [], stagesDone: [], frame: null }],
    },
  ],
  photographs: [],
  shown: { progress: true, photographs: true, letters: false },
}

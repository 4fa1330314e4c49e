import type { Design } from '../../design.ts'
import { aria } from './aria.ts'
import { delta } from './delta.ts'
import { ebru } from './ebru.ts'
import { fasht } from './fasht.ts'
import { impasto } from './impasto.ts'
import { liwa } from './liwa.ts'
import { onyxContemporary } from './onyx-contemporary.ts'
import { palimpsest } from './palimpsest.ts'
import { saqr } from './saqr.ts'
import { vesper } from './vesper.ts'

export const contemporary: readonly Design[] = [
  aria,
  delta,
  liwa,
  ebru,
  palimpsest,
  fasht,
  impasto,
  vesper,
  saqr,
  onyxContemporary,
]

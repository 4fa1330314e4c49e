import type { Design } from '../../design.ts'
import { barjeel } from './barjeel.ts'
import { fold } from './fold.ts'
import { khatam } from './khatam.ts'
import { khayt } from './khayt.ts'
import { mashrabiya } from './mashrabiya.ts'
import { mizan } from './mizan.ts'
import { muqarnas } from './muqarnas.ts'
import { onyx } from './onyx.ts'
import { shamsa } from './shamsa.ts'
import { sikka } from './sikka.ts'

export const geometric: readonly Design[] = [
  khatam,
  onyx,
  shamsa,
  mizan,
  fold,
  barjeel,
  mashrabiya,
  sikka,
  muqarnas,
  khayt,
]

import { COLOR_VOCABULARY } from '../slots/color-vocabulary.ts'
import { wordSet } from './sentence.ts'

/** Words of commands, for spelling correction. */
export const COMMAND_VOCABULARY: ReadonlySet<string> = new Set([
  ...COLOR_VOCABULARY,
  ...wordSet(
    'undo back last search goto quantity length dimensions make turn change swap replace recolor recolour paint switch lock keep freeze shuffle surprise random undo revert reset restore original start over size resize width length metre metres meter meters centimetre centimetres centimeter centimeters feet foot inches inch round square rectangle circle quantity number price cost quote much open show take search find look browse navigate page home journal about process contact trade shipping delivery terms conditions privacy policy basket cart trolley checkout order country dirhams dollars currency rugs carpets designs collection geometric modern contemporary minimalist tribal traditional transitional luxury neutral earth tones colourful colorful please instead everything something anything with that this from into would could should want need another different colour colours color colors yarn yarns background',
  ),
])

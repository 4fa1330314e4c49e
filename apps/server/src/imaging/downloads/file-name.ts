import { names } from '@nawl/messages/by-language/names'
import { rug as rugWords } from '@nawl/messages/by-language/rug'
import { tearSheet as messages } from '@nawl/messages/by-language/tear-sheet'
import type { LanguageCode } from '@nawl/messages/languages'
import { sidesText } from '@nawl/messages/text/rug-text'

import { validFileName } from '../../platform/http/files/content-disposition.ts'
import type { LinkedRug } from '../share/linked-rug.ts'

/** The name of a file about a rug, without its ending: `Khatam 8 x 10 ft, Nawl`. */
export function fileName({ rug, design }: Pick<LinkedRug, 'rug' | 'design'>, code: LanguageCode): string {
  const { rugOfVisitor, fileName: named } = messages[code]
  const size = sidesText(rugWords[code], design.size)?.replaceAll('×', 'x')
  const name = validFileName(names[code](rug.name)) || rugOfVisitor
  return validFileName(named({ name: size ? `${name} ${size}` : name }))
}

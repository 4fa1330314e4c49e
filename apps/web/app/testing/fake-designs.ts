import type { DesignList, Drawing, ListingSettings, ShopDesign } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import { cardYarns } from '@nawl/domain/yarn/library/shade-card'

import { type Answers, fakeApi } from './fake-api.ts'
import { deskCaller } from './fake-desk.ts'
import { fakeSession } from './fake-session.ts'

export const ID = '0123456789abcdef0123456789abcdef'
export const [first, second, third] = cardYarns()
export const DRAWING: Drawing = {
  id: ID,
  placeholder: '',
  yarns: [
    { found: '#A8452F', hex: first!.hex, share: 60 },
    { found: '#26323D', hex: second!.hex, share: 40 },
  ],
}
/** A design of an owner's own. */
export const FALCON: ShopDesign = {
  name: { en: 'Falcon', ar: 'شاهين' },
  description: { en: 'Over dunes.', ar: 'فوق الكثبان.' },
  collection: 'Modern',
  tags: [],
  room: 'living',
  drawing: DRAWING,
  palettes: [],
  fit: 'crop-50',
  isArchived: false,
}
export const at = '2027-01-04T07:00:00.000Z'
/** A published document with a draft. */
export const documentOf = <Value>(value: Value): DocumentAnswer<Value> => ({
  key: 'falcon',
  value,
  number: 1,
  base: 1,
  builtIn: null,
  draft: { value, version: 1, base: 1, by: 'noor@example.com', at },
  revisions: [],
})
/** A row of the desk's list of designs. */
export const row = (slug: string, name: string, change: object = {}): DesignList['designs'][number] => ({
  slug,
  name,
  nameAr: '',
  collection: 'Modern',
  image: null,
  isBuiltIn: true,
  isEdited: false,
  isUpgraded: false,
  hasDraft: false,
  state: 'public',
  ...change,
})
export const LISTING: ListingSettings = { order: [], featured: [] }
/** A desk with these answers. */
export const deskWith = (answers: Answers) => fakeApi({ ...fakeSession(), ...deskCaller(), ...answers })

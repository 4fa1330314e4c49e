import type { ShopBusiness } from '@nawl/contract/desk/shop-business'

export const ACCOUNT = {
  beneficiary: 'Sand House L.L.C.',
  bank: 'Emirates NBD',
  iban: 'AE46 0090 0000 0012 3456 789',
  swift: 'EBILAEAD',
}
/** The business of a seller who is registered for tax. */
export const REGISTERED_SELLER: ShopBusiness = {
  mail: {
    from: 'Sand House <letters@sand.example>',
    support: 'help@sand.example',
    trade: 'trade@sand.example',
    press: 'press@sand.example',
    care: 'care@sand.example',
  },
  seller: {
    name: { en: 'Sand House Rugs L.L.C.', ar: 'بيت الرمال للسجاد ذ.م.م' },
    address: { en: 'Alserkal Avenue, Dubai', ar: 'السركال أفنيو، دبي' },
    trn: '100-1234-5670-0003',
  },
  bank: ACCOUNT,
  orderPrefix: 'SAND',
}

import { describe, expect, it } from 'vitest'

import { readPages } from '../../../test/workshop/read-cartoon.ts'
import { taskOf } from '../../../test/workshop/pack.ts'
import { drawLabel } from './pages/order-page.ts'
import { packPdf } from './pack-pdf.ts'

describe('the label of the parcel', () => {
  it('has room for the longest address above the mark of an appointment', async () => {
    const { order } = taskOf([])
    const address = ['Ann Lee', '1 The Mall', 'Flat 2', 'Woking', 'GU21 4AB', 'United Kingdom']
    const appointment = { city: 'london', day: '2027-02-24', from: 9, to: 13 } as const
    const pdf = await packPdf('', order, (sheet) => drawLabel(sheet, { ...order, address, appointment }))
    const { texts } = (await readPages(pdf))[0]!
    const place = (line: string) => texts.find(({ text }) => text.includes(line))!.y
    expect(address.map(place)).toEqual(address.map(place).toSorted((a, b) => a - b))
    expect(place('United Kingdom')).toBeLessThan(70)
  })

  it('warns when it cannot show a character of the address', async () => {
    const { order } = taskOf([])
    const warningsFor = async (address: readonly string[]) => {
      const pdf = await packPdf('', order, (sheet) => drawLabel(sheet, { ...order, address }))
      return (await readPages(pdf))[0]!.texts.filter(({ text }) =>
        text.startsWith('Some characters are missing'),
      )
    }
    expect(await warningsFor(['Łukasz Özdemir', 'Jirón Ñuñoa 1', 'LIMA'])).toEqual([])
    expect(await warningsFor(['山田太郎', '東京都', 'JAPAN'])).toHaveLength(1)
  })
})

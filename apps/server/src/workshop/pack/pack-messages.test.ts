import { describe, expect, it } from 'vitest'

import { appointmentMark, carvingText, dateFacts } from './pack-messages.ts'

describe('the dates of a pack', () => {
  const instant = (text: string) => new Date(text)
  const dates = {
    placedAt: instant('2027-01-01T21:30:00Z'),
    mayStartAt: instant('2027-01-03T21:45:00Z'),
    readyFrom: instant('2027-01-31T21:45:00Z'),
    readyBy: instant('2027-02-14T21:45:00Z'),
    deliverBy: instant('2027-02-26T21:30:00Z'),
  }

  it('use the shop’s time zone, like the staff pages, and name it', () => {
    expect(dateFacts({ dates, appointment: null }).map(({ label, value }) => [label.en, value.en])).toEqual([
      ['Ordered', '2 January 2027'],
      ['Start after', '4 January 2027, 01:45 GST'],
      ['Ready', '1 February 2027 to 15 February 2027'],
      ['Deliver by', '27 February 2027'],
    ])
  })

  it('end with the appointment, where two people bring it in, and the label says it', () => {
    const appointment = { city: 'dubai', day: '2027-02-24', from: 9, to: 13 } as const
    const facts = dateFacts({ dates, appointment }).map(({ label, value }) => [label.en, value.en])
    expect(facts.at(-1)).toEqual(['White glove', 'Wednesday 24 February 2027, 9:00–13:00'])
    const mark = appointmentMark({ appointment })
    expect(mark?.en).toBe('White glove Dubai: Wednesday 24 February 2027, 9:00–13:00')
    // Without the marks that isolate values from the direction of the sentence.
    expect(mark?.ar.replaceAll(/[\u2066-\u2069\u200f]/g, '')).toBe(
      'توصيل مع الفرش، دبي: الأربعاء 24 فبراير 2027، 9:00–13:00',
    )
    expect(appointmentMark({ appointment: null })).toBeNull()
  })
})

describe('the carving instructions', () => {
  it('ask for a groove along every line on carved rugs only', () => {
    expect(carvingText('carved').en).toBe('Carve along every line from both sides, about 4 mm deep')
    expect(carvingText('fine').en).toMatch(/^None: /)
    expect(carvingText('loop').en).toMatch(/^None: /)
  })
})

import { describe, expect, it } from 'vitest'

import { slotsByDay } from './slots-by-day.ts'

const days = [
  { day: '2026-11-22', slots: ['2026-11-22T05:00:00.000Z', '2026-11-22T13:00:00.000Z'] },
  { day: '2026-11-23', slots: [] },
]

describe('free slots in a visitor’s calendar', () => {
  it('match the showroom’s in Dubai', () => {
    expect(slotsByDay(days, 'Asia/Dubai')).toEqual([
      {
        label: 'Sunday 22 November',
        slots: [
          { startsAt: '2026-11-22T05:00:00.000Z', label: '09:00' },
          { startsAt: '2026-11-22T13:00:00.000Z', label: '17:00' },
        ],
      },
    ])
  })

  it('fall on the evening before in Los Angeles', () => {
    expect(slotsByDay(days, 'America/Los_Angeles').map(({ label }) => label)).toEqual([
      'Saturday 21 November',
      'Sunday 22 November',
    ])
  })
})

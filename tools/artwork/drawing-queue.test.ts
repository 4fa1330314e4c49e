import { describe, expect, it } from 'vitest'

import { drawingQueue } from './drawing-queue.ts'

const queueOf = (...paths: string[]) => drawingQueue(paths.map((path) => ({ path })))
const order = ({ next }: ReturnType<typeof queueOf>) => {
  const taken: string[] = []
  for (let work = next(); work; work = next()) taken.push(work.path)
  return taken
}
const seen = { urgent: false }
const needed = { urgent: true }

describe('the rendering queue', () => {
  it("keeps the catalogue's order without requests", () => {
    expect(order(queueOf('a/one', 'a/two', 'b/three'))).toEqual(['a/one', 'a/two', 'b/three'])
  })

  it('moves requested designs ahead, in the order of requests', () => {
    const queue = queueOf('a/one', 'a/two', 'a/three', 'a/four')
    void queue.wish('a/four-400.webp', seen)
    void queue.wish('a/three-800.avif', seen)
    expect(order(queue)).toEqual(['a/four', 'a/three', 'a/one', 'a/two'])
  })

  it('prefers urgent requests', () => {
    const queue = queueOf('a/one', 'a/two', 'a/three')
    void queue.wish('a/two.jpg', seen)
    void queue.wish('a/three-square.bmp', needed)
    expect(order(queue)).toEqual(['a/three', 'a/two', 'a/one'])
  })

  it('keeps the position of a repeated request', () => {
    const queue = queueOf('a/one', 'a/two', 'a/three')
    void queue.wish('a/three.jpg', needed)
    void queue.wish('a/two.jpg', needed)
    void queue.wish('a/three-400.webp', seen)
    void queue.wish('a/three.jpg', needed)
    expect(order(queue)).toEqual(['a/three', 'a/two', 'a/one'])
  })

  it('distinguishes designs with a common name prefix', () => {
    const queue = queueOf('a/azilal', 'a/azilal-signs')
    void queue.wish('a/azilal-signs-palette-2-400.webp', seen)
    expect(queue.next()?.path).toBe('a/azilal-signs')
    expect(queue.wish('a/azilal-detail-600.avif', seen)).not.toBeNull()
    expect(queue.wish('a/azil.jpg', seen)).toBeNull()
    expect(queue.wish('azilal.jpg', seen)).toBeNull()
  })

  it('tells everyone who waits how a rendering ended', async () => {
    const queue = queueOf('a/one', 'a/two')
    const waits = [
      queue.wish('a/one.jpg', seen),
      queue.wish('a/one.bmp', needed),
      queue.wish('a/two.jpg', seen),
    ]
    queue.settle('a/one', true)
    queue.settle('a/two', false)
    expect(await Promise.all(waits.map(async (drawn) => drawn))).toEqual([true, true, false])
  })

  it('forgets what has been rendered', () => {
    const queue = queueOf('a/one')
    queue.next()
    queue.settle('a/one', true)
    expect(queue.wish('a/one.jpg', seen)).toBeNull()
  })
})

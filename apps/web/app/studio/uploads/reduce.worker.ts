import { pictureReducer } from './picture-reducer.ts'
import type { ReduceAnswer, ReduceQuestion } from './reducing.ts'

const reducer = pictureReducer()

addEventListener('message', ({ data }: MessageEvent<ReduceQuestion>) => {
  const { id } = data
  const work = data.kind === 'open' ? reducer.open(data.file, data.scaleTo) : reducer.reduce(data.wish)
  work.then(
    (made) => postMessage({ id, ...made } satisfies ReduceAnswer),
    (error: unknown) => postMessage({ id, failed: String(error) } satisfies ReduceAnswer),
  )
})

import { pictureReducer } from './picture-reducer.ts'
import type { ReduceAnswer, ReduceQuestion } from './reducing.ts'

const reducer = pictureReducer()

addEventListener('message', ({ data }: MessageEvent<ReduceQuestion>) => {
  const { id } = data
  answerTo(data).then(
    (made) => postMessage({ id, ...made } satisfies ReduceAnswer),
    (error: unknown) => postMessage({ id, failed: String(error) } satisfies ReduceAnswer),
  )
})

function answerTo(question: ReduceQuestion) {
  if (question.kind === 'open') return reducer.open(question.file, question.scaleTo)
  return question.kind === 'find' ? reducer.find() : reducer.reduce(question.wish)
}

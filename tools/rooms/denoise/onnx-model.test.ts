import * as ort from 'onnxruntime-web'
import { expect, it } from 'vitest'

import { onnxModel } from './onnx-model.ts'

/** Three planes of 2 × 2 with consecutive numbers. */
const PLANES = Float32Array.from({ length: 12 }, (_, index) => index - 6)

it('writes a network that the runtime loads and runs', async () => {
  // Each output plane is the sum of all three, clipped at 0, upscaled and downscaled again.
  const model = onnxModel({
    layers: [
      {
        kind: 'Conv',
        inputs: ['input', 'sum', 'none'],
        output: 'summed',
        settings: { pads: [0, 0, 0, 0], kernel_shape: [1, 1] },
      },
      { kind: 'Relu', inputs: ['summed'], output: 'cut' },
      {
        kind: 'Resize',
        inputs: ['cut', '', 'twice'],
        output: 'large',
        settings: { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' },
      },
      {
        kind: 'MaxPool',
        inputs: ['large'],
        output: 'small',
        settings: { kernel_shape: [2, 2], strides: [2, 2] },
      },
    ],
    tensors: new Map([
      ['sum', { shape: [3, 3, 1, 1], values: new Float32Array(9).fill(1) }],
      ['none', { shape: [3], values: new Float32Array(3) }],
      ['twice', { shape: [4], values: new Float32Array([1, 1, 2, 2]) }],
    ]),
    inputPlanes: 3,
    output: 'small',
  })
  const session = await ort.InferenceSession.create(model)
  const { small } = await session.run({ input: new ort.Tensor('float32', PLANES, [1, 3, 2, 2]) })
  expect(small!.dims).toEqual([1, 3, 2, 2])
  expect([...(small!.data as Float32Array)]).toEqual([0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3])
})

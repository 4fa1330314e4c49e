import type { Layer, Network } from './onnx-model.ts'
import { readTza, type Weights } from './read-tza.ts'

/**
 * The U-Net of Open Image Denoise (training/model.py) from an archive of its weights: four poolings down, four steps
 * up, each with a skip connection. The large one has a second convolution per level.
 */
export function denoisingNetwork(path: string): Network {
  const archive = readTza(path)
  const tensors = new Map<string, Weights>([
    ['twice', { shape: [4], values: new Float32Array([1, 1, 2, 2]) }],
    ...archive,
  ])
  const layers: Layer[] = []
  const add = (
    kind: Layer['kind'],
    inputs: readonly string[],
    output: string,
    settings?: Layer['settings'],
  ) => {
    layers.push({ kind, inputs, output, ...(settings && { settings }) })
    return output
  }
  const convolve = (name: string, input: string) =>
    add('Conv', [input, `${name}.weight`, `${name}.bias`], `${name}.sum`, {
      pads: [1, 1, 1, 1],
      kernel_shape: [3, 3],
    })
  const large = archive.has('enc_conv1a.weight')
  const through = (names: readonly string[], input: string) =>
    names.reduce((at, name) => add('Relu', [convolve(name, at)], name), input)
  const halve = (level: number, input: string) =>
    add('MaxPool', [input], `pool${level}`, { kernel_shape: [2, 2], strides: [2, 2] })
  const join = (level: number, input: string, seen: string) =>
    add('Concat', [double(level, input), seen], `join${level}`, { axis: 1 })
  const double = (level: number, input: string) =>
    add('Resize', [input, '', 'twice'], `up${level}`, {
      mode: 'nearest',
      coordinate_transformation_mode: 'asymmetric',
      nearest_mode: 'floor',
    })

  const seen = ['input']
  for (let level = 1; level <= 4; level++)
    seen.push(halve(level, through(wayDown(level, large), seen.at(-1)!)))
  let at = through(['enc_conv5a', 'enc_conv5b'], seen.pop()!)
  for (let level = 4; level >= 1; level--)
    at = through([`dec_conv${level}a`, `dec_conv${level}b`], join(level, at, seen.pop()!))
  const output = convolve(large ? 'dec_conv1c' : 'dec_conv0', at)
  return { layers, tensors, inputPlanes: inputPlanes(archive), output }
}

function wayDown(level: number, large: boolean): string[] {
  if (large) return [`enc_conv${level}a`, `enc_conv${level}b`]
  return level === 1 ? ['enc_conv0', 'enc_conv1'] : [`enc_conv${level}`]
}

function inputPlanes(archive: ReadonlyMap<string, Weights>): number {
  const first = archive.get('enc_conv1a.weight') ?? archive.get('enc_conv0.weight')
  if (!first) throw new Error('the weights belong to another network')
  return first.shape[1]!
}

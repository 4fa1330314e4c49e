import type { Weights } from './read-tza.ts'

/** A node of a network: reads planes by name and writes those of its own name. */
export type Layer = {
  readonly kind: 'Conv' | 'Relu' | 'MaxPool' | 'Resize' | 'Concat'
  readonly inputs: readonly string[]
  readonly output: string
  readonly settings?: Readonly<Record<string, number | string | readonly number[]>>
}

/** A network that turns planes `input` of any size into three planes `output`. */
export type Network = {
  readonly layers: readonly Layer[]
  readonly tensors: ReadonlyMap<string, Weights>
  readonly inputPlanes: number
  readonly output: string
}

const IR_VERSION = 8
const OPERATOR_SET = 13
const FLOATS = 1

/** The network as an ONNX file: hand-written protobuf, with the field numbers of onnx.proto. */
export function onnxModel({ layers, tensors, inputPlanes, output }: Network): Uint8Array {
  const graph = Buffer.concat([
    ...layers.map((layer) => bytesField(1, nodeOf(layer))),
    bytesField(2, 'open-image-denoise'),
    ...[...tensors].map(([name, weights]) => bytesField(5, tensorOf(name, weights))),
    bytesField(11, planesOf('input', inputPlanes)),
    bytesField(12, planesOf(output, 3)),
  ])
  const operators = Buffer.concat([bytesField(1, ''), integerField(2, OPERATOR_SET)])
  return Buffer.concat([integerField(1, IR_VERSION), bytesField(7, graph), bytesField(8, operators)])
}

function nodeOf({ kind, inputs, output, settings = {} }: Layer): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => bytesField(1, input)),
    bytesField(2, output),
    bytesField(3, output),
    bytesField(4, kind),
    ...Object.entries(settings).map(([name, value]) => bytesField(5, attributeOf(name, value))),
  ])
}

function attributeOf(name: string, value: number | string | readonly number[]): Buffer {
  const label = bytesField(1, name)
  if (typeof value === 'number') return Buffer.concat([label, integerField(3, value), integerField(20, 2)])
  if (typeof value === 'string') return Buffer.concat([label, bytesField(4, value), integerField(20, 3)])
  return Buffer.concat([label, ...value.map((item) => integerField(8, item)), integerField(20, 7)])
}

function tensorOf(name: string, { shape, values }: Weights): Buffer {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const sides = shape.map((side) => integerField(1, side))
  return Buffer.concat([...sides, integerField(2, FLOATS), bytesField(8, name), bytesField(9, raw)])
}

function planesOf(name: string, planes: number): Buffer {
  const sides = [integerField(1, 1), integerField(1, planes), bytesField(2, 'rows'), bytesField(2, 'columns')]
  const shape = Buffer.concat(sides.map((side) => bytesField(1, side)))
  const type = Buffer.concat([integerField(1, FLOATS), bytesField(2, shape)])
  return Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, type))])
}

function integerField(field: number, value: number): Buffer {
  return Buffer.concat([variableLength(field << 3), variableLength(value)])
}

function bytesField(field: number, value: string | Buffer): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value
  return Buffer.concat([variableLength((field << 3) | 2), variableLength(bytes.length), bytes])
}

function variableLength(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest])
    bytes.push((rest % 128) | 128)
  }
}

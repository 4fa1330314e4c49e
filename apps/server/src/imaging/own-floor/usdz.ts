import { zipSync, type Zippable } from 'fflate'

import { boundsOf, type RugModel } from './rug-model.ts'

/** Within the archive. */
const TEXTURES = {
  cloth: 'textures/cloth.jpg',
  normals: 'textures/normals.jpg',
  roughness: 'textures/roughness.jpg',
} as const

/** A rug as a USDZ archive: a description in text, followed by its pictures. */
export function usdzFile({ body, cloth, normals, roughness }: RugModel): Uint8Array {
  return aligned([
    ['rug.usda', new TextEncoder().encode(stage(body))],
    [TEXTURES.cloth, cloth],
    [TEXTURES.normals, normals],
    [TEXTURES.roughness, roughness],
  ])
}

/** USDZ 1.3: nothing is compressed, and the bytes of each file begin at a multiple of 64. */
const ALIGNMENT = 64
/** A header of a file without its name and extra field, and the head of one extra field. */
const LOCAL_HEADER = 30
const EXTRA_HEAD = 4
/** An extra field that readers skip; private use. */
const PADDING = 0x1986
/** The archive of the same rug is the same. */
const MADE = new Date(1980, 0, 1)

function aligned(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const archive: Zippable = {}
  let at = 0
  for (const [name, bytes] of files) {
    const start = at + LOCAL_HEADER + name.length + EXTRA_HEAD
    const missing = (ALIGNMENT - (start % ALIGNMENT)) % ALIGNMENT
    archive[name] = [bytes, { extra: { [PADDING]: new Uint8Array(missing) } }]
    at = start + missing + bytes.length
  }
  return zipSync(archive, { level: 0, mtime: MADE })
}

function stage(body: RugModel['body']): string {
  const { min, max } = boundsOf(body.positions)
  return `#usda 1.0
(
    defaultPrim = "Rug"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Rug" (
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "horizontal"

    def Mesh "Body" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [${tuple(min)}, ${tuple(max)}]
        uniform token subdivisionScheme = "none"
        int[] faceVertexCounts = [${Array.from({ length: body.triangles.length / 3 }, () => 3).join(', ')}]
        int[] faceVertexIndices = [${body.triangles.join(', ')}]
        point3f[] points = [${tuples(body.positions, 3)}]
        normal3f[] normals = [${tuples(body.normals, 3)}] (
            interpolation = "vertex"
        )
        texCoord2f[] primvars:st = [${tuples(fromBelow(body.clothUv), 2)}] (
            interpolation = "vertex"
        )
        texCoord2f[] primvars:st1 = [${tuples(fromBelow(body.pileUv), 2)}] (
            interpolation = "vertex"
        )
        rel material:binding = </Rug/Wool>
    }

    def Material "Wool"
    {
        token outputs:surface.connect = </Rug/Wool/Surface.outputs:surface>

        def Shader "Surface"
        {
            uniform token info:id = "UsdPreviewSurface"
            color3f inputs:diffuseColor.connect = </Rug/Wool/cloth.outputs:rgb>
            normal3f inputs:normal.connect = </Rug/Wool/normals.outputs:rgb>
            float inputs:roughness.connect = </Rug/Wool/roughness.outputs:r>
            float inputs:metallic = 0
            token outputs:surface
        }
${place('clothPlace', 'st')}
${place('pilePlace', 'st1')}
${texture('cloth', TEXTURES.cloth, 'clothPlace', 'sRGB', 'clamp')}
${texture('normals', TEXTURES.normals, 'pilePlace', 'raw', 'repeat', NORMAL_RANGE)}
${texture('roughness', TEXTURES.roughness, 'pilePlace', 'raw', 'repeat')}
    }
}
`
}

/** From bytes to −1 … 1. */
const NORMAL_RANGE = `
            float4 inputs:scale = (2, 2, 2, 1)
            float4 inputs:bias = (-1, -1, -1, 0)`

function place(name: string, primvar: string): string {
  return `
        def Shader "${name}"
        {
            uniform token info:id = "UsdPrimvarReader_float2"
            string inputs:varname = "${primvar}"
            float2 outputs:result
        }`
}

function texture(name: string, file: string, from: string, space: string, wrap: string, range = ''): string {
  return `
        def Shader "${name}"
        {
            uniform token info:id = "UsdUVTexture"
            asset inputs:file = @${file}@
            float2 inputs:st.connect = </Rug/Wool/${from}.outputs:result>
            token inputs:sourceColorSpace = "${space}"
            token inputs:wrapS = "${wrap}"
            token inputs:wrapT = "${wrap}"${range}
            float outputs:r
            float3 outputs:rgb
        }`
}

/** USD counts v from a picture's lower edge. */
const fromBelow = (uv: Float32Array) => uv.map((value, i) => (i % 2 === 0 ? value : 1 - value))

function tuples(values: Float32Array, size: 2 | 3): string {
  return Array.from({ length: values.length / size }, (_, n) =>
    tuple(values.subarray(n * size, (n + 1) * size)),
  ).join(', ')
}

const tuple = (values: Iterable<number>) => `(${Array.from(values, figure).join(', ')})`

/** A hundredth of a millimetre. */
const figure = (value: number) => Number(value.toFixed(5))

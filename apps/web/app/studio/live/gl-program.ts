const VERTEX = `#version 300 es
void main() {
  // One triangle that covers the canvas.
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

/* Each pixel of the canvas is the mean of all tufts under it, by area; one that is smaller than a tuft is
   interpolated from the four around it (a box of one texel). Colours are premultiplied and mixed in sRGB, as browsers
   scale pictures. */
const FRAGMENT = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
uniform usampler2D tufts;
uniform sampler2D colors;
uniform vec2 canvasSize;
uniform vec4 window; // left, top, width, height in texels
out vec4 color;
void main() {
  vec2 step = window.zw / canvasSize;
  vec2 at = window.xy + step * vec2(gl_FragCoord.x, canvasSize.y - gl_FragCoord.y);
  vec2 reach = max(step, 1.0) * 0.5;
  vec2 size = vec2(textureSize(tufts, 0));
  vec2 low = clamp(at - reach, vec2(0.0), size);
  vec2 high = clamp(at + reach, vec2(0.0), size);
  ivec2 first = ivec2(floor(low));
  ivec2 last = ivec2(ceil(high)) - 1;
  vec4 sum = vec4(0.0);
  for (int y = first.y; y <= last.y; y++) {
    float rows = min(high.y, float(y + 1)) - max(low.y, float(y));
    vec4 row = vec4(0.0);
    for (int x = first.x; x <= last.x; x++) {
      float columns = min(high.x, float(x + 1)) - max(low.x, float(x));
      row += columns * texelFetch(colors, ivec2(int(texelFetch(tufts, ivec2(x, y), 0).r), 0), 0);
    }
    sum += rows * row;
  }
  vec2 area = high - low;
  color = sum / (area.x * area.y);
}`

/** The program that paints tufts. Throws an Error if the graphics driver rejects it. */
export const tuftProgram = (gl: WebGL2RenderingContext): WebGLProgram => glProgram(gl, VERTEX, FRAGMENT)

/** Links two shaders. Throws an Error if the graphics driver rejects it. */
export function glProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('The graphics context is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'The graphics context is lost')
  return program
}

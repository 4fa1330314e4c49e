import { HORIZON } from '@nawl/engine/room/camera'
import { EDGE_LIGHT, PLATE_WHITE, SHADOW_END_M } from '@nawl/engine/room/edge-light'
import { PILE_M } from '@nawl/engine/room/rug-on-floor'
import { FOOTPRINT } from '@nawl/engine/room/sample-rug'
import { FILM, FILM_LAST } from '@nawl/engine/room/tone'

export const VERTEX = `#version 300 es
void main() {
  // One triangle over all of the target.
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

/** Tufts in their colours. Table and target are sRGB: between them all is linear light. */
export const DYE = `#version 300 es
precision highp float;
precision highp usampler2D;
uniform usampler2D tufts;
uniform sampler2D colors;
out vec4 color;
void main() {
  color = texelFetch(colors, ivec2(int(texelFetch(tufts, ivec2(gl_FragCoord.xy), 0).r), 0), 0);
}`

const float = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))

/** The engine's `layRug`, pixel by pixel, in the same words and with the same numbers. */
export const LAY = `#version 300 es
precision highp float;
uniform sampler2D empty;
uniform sampler2D light;
uniform sampler2D mask;
uniform sampler2D wool;
uniform vec2 frame;
uniform vec3 position;
uniform mat3 rays;
uniform vec4 form; // middle, half the sides
uniform vec3 turn; // cosine, sine, radius of the corners
uniform bool isEllipse;
uniform vec2 away; // as the rug lies
uniform vec2 inset;
uniform float lightPeak;
uniform float exposure; // to the power of the film; 0 for sRGB
out vec4 color;

vec3 lightOf(vec3 code) {
  if (exposure == 0.0)
    return mix(code / 12.92, pow((code + 0.055) / 1.055, vec3(2.4)), step(0.04045, code));
  vec3 v = min(code, ${float(FILM_LAST)});
  return pow(exposure * v / (${float(FILM.white)} - v), vec3(${float(1 / FILM.power)}));
}
vec3 codeOf(vec3 x) {
  x = max(x, 0.0);
  if (exposure == 0.0)
    return min(vec3(1.0), mix(x * 12.92, 1.055 * pow(x, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x)));
  vec3 bent = pow(x, vec3(${float(FILM.power)}));
  return min(vec3(1.0), ${float(FILM.white)} * bent / (bent + exposure));
}
vec2 asRug(vec2 v) {
  return vec2(v.x * turn.x + v.y * turn.y, v.y * turn.x - v.x * turn.y);
}
// Distance to the outline, and the way out of it.
vec3 measure(vec2 at) {
  if (isEllipse) {
    vec2 share = at / form.zw;
    float value = max(length(share), 1e-9);
    float slope = max(length(share / form.zw), 1e-9);
    return vec3(value * (value - 1.0), share / form.zw) / slope;
  }
  vec2 side = vec2(at.x < 0.0 ? -1.0 : 1.0, at.y < 0.0 ? -1.0 : 1.0);
  vec2 beyond = abs(at) - form.zw + turn.z;
  if (beyond.x > 0.0 && beyond.y > 0.0) {
    float far = length(beyond);
    return vec3(far - turn.z, side * beyond / far);
  }
  return beyond.x > beyond.y ? vec3(beyond.x - turn.z, side.x, 0.0) : vec3(beyond.y - turn.z, 0.0, side.y);
}
void main() {
  color = vec4(0.0);
  vec2 uv = vec2(gl_FragCoord.x, frame.y - gl_FragCoord.y) / frame;
  vec3 ray = rays * vec3(uv, 1.0);
  float down = -ray.z;
  float m = texture(mask, uv).r;
  if (m <= 0.0 || down <= ${float(HORIZON)}) return;
  float far = (position.z - ${float(PILE_M)}) / down;
  vec2 top = asRug(position.xy + far * ray.xy - form.xy);
  vec3 dT = measure(top);
  if (dT.x > ${float(SHADOW_END_M)}) return;
  vec3 dG = measure(asRug(position.xy + (position.z / down) * ray.xy - form.xy));
  // How the point on the pile moves with the pixel.
  vec3 right = rays[0] / frame.x;
  vec3 below = rays[1] / frame.y;
  vec2 dx = asRug(far * (right.xy + ray.xy * right.z / down));
  vec2 dy = asRug(far * (below.xy + ray.xy * below.z / down));
  float pixel = max(length(vec2(dot(dT.yz, dx), dot(dT.yz, dy))), 1e-6);
  float onTop = clamp(0.5 - dT.x / pixel, 0.0, 1.0);
  float onSide = max(0.0, clamp(0.5 - dG.x / pixel, 0.0, 1.0) - onTop);
  float cover = onTop + onSide;
  float reach = ${float(EDGE_LIGHT.shadowReachM)} + ${float(EDGE_LIGHT.shadowAwayM)} * max(0.0, dot(dG.yz, away));
  float shadow = cover < 1.0 ? m * ${float(EDGE_LIGHT.shadow)} * exp(-max(0.0, dG.x) / reach) : 0.0;
  if (cover == 0.0 && shadow < 0.002) return;
  float q = dot(dT.yz, away);
  float rim = 1.0 - (1.0 - smoothstep(0.0, ${float(EDGE_LIGHT.rimM)}, -dT.x)) *
    (q > 0.0 ? ${float(EDGE_LIGHT.rimAway)} : ${float(EDGE_LIGHT.rimToward)}) * q;
  float depth = clamp(dT.x / max(1e-6, dT.x - dG.x), 0.0, 1.0);
  float flank = mix(${float(EDGE_LIGHT.sideTop)}, ${float(EDGE_LIGHT.sideFoot)}, depth) *
    (1.0 - ${float(EDGE_LIGHT.sideAway)} * q);
  vec2 per = (1.0 - 2.0 * inset) / (2.0 * form.zw) * vec2(1.0, -1.0);
  vec2 on = clamp(top * vec2(1.0, -1.0) / (2.0 * form.zw) + 0.5, 0.0, 1.0) * (1.0 - 2.0 * inset) + inset;
  vec4 seen = textureGrad(wool, on, dx * per * ${float(FOOTPRINT)}, dy * per * ${float(FOOTPRINT)});
  if (seen.a < 0.02) seen = textureLod(wool, on, 5.0);
  vec3 lit = texture(light, uv).rgb;
  lit *= lit * lightPeak / ${float(PLATE_WHITE)};
  vec3 behind = lightOf(texture(empty, uv).rgb) * (1.0 - shadow) * (1.0 - m * cover);
  color = vec4(codeOf(behind + m * (onTop * rim + onSide * flank) * seen.rgb / max(seen.a, 1e-4) * lit), 1.0);
}`

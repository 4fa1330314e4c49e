import { HORIZON } from '@nawl/engine/room/camera'
import {
  EDGE_BAND_M,
  EDGE_FOOTPRINT,
  EDGE_FORM,
  EDGE_LIGHT,
  NEAR_BINDING,
  PLATE_WHITE,
  SHADOW_END_M,
} from '@nawl/engine/room/edge-light'
import { HALF, HASH } from '@nawl/engine/room/edge-noise'
import { PILE_M } from '@nawl/engine/room/rug-on-floor'
import { FOOTPRINT } from '@nawl/engine/room/sample-rug'
import { FILM, FILM_LAST } from '@nawl/engine/room/tone'

export const VERTEX = `#version 300 es
void main() {
  // One triangle that covers the target.
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

/** Tufts in their colours. Table and target are sRGB; everything between is linear light. */
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

/** The engine's `layRug` per pixel, line by line with the same constants. */
export const LAY = `#version 300 es
precision highp float;
uniform sampler2D empty;
uniform sampler2D light;
uniform sampler2D mask;
uniform sampler2D wool;
uniform vec2 frame;
uniform vec3 position;
uniform mat3 rays;
uniform vec4 form; // centre, half the sides
uniform vec3 turn; // cosine, sine, radius of the corners
uniform bool isEllipse;
uniform sampler2D outlineGrid; // distance and the way out, in the rug's axes
uniform vec4 gridPlace; // its first point and its sides; no sides where there is none
uniform vec2 away; // in the rug's axes
uniform vec2 inset;
uniform float binding; // width of the bound edge
uniform float lightPeak;
uniform float exposure; // raised to the film's power; 0 for sRGB
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
// Distance to the outline, and its outward normal.
vec3 measure(vec2 at) {
  if (gridPlace.z > 0.0) {
    vec2 size = vec2(textureSize(outlineGrid, 0));
    vec2 share = (at - gridPlace.xy) / gridPlace.zw;
    vec2 within = clamp(share, 0.0, 1.0);
    vec3 read = texture(outlineGrid, (within * (size - 1.0) + 0.5) / size).xyz;
    return vec3(read.x + length((share - within) * gridPlace.zw), read.yz / max(length(read.yz), 1e-6));
  }
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
float valueAt(ivec2 at) {
  uint hash = uint(at.x) * ${HASH.x}u ^ uint(at.y) * ${HASH.y}u;
  hash = (hash ^ (hash >> 13)) * ${HASH.mix}u;
  hash ^= hash >> 15;
  return float(hash & 0xffffu) / ${float(HALF)} - 1.0;
}
float edgeNoise(vec2 at) {
  vec2 low = floor(at);
  ivec2 cell = ivec2(low);
  vec2 share = smoothstep(0.0, 1.0, at - low);
  return mix(
    mix(valueAt(cell), valueAt(cell + ivec2(1, 0)), share.x),
    mix(valueAt(cell + ivec2(0, 1)), valueAt(cell + 1), share.x),
    share.y);
}
float grain(vec2 at, float cell, float along) {
  return edgeNoise(at / cell) * clamp(1.5 - along / cell, 0.0, 1.0);
}
// How far the edge strays, and the light of its threads.
vec2 readEdge(vec2 at, float depth, float along) {
  at = abs(at);
  float lean = ${float(EDGE_FORM.lean)} * depth;
  float cell = ${float(EDGE_FORM.threadCellM)};
  return vec2(
    ${float(EDGE_FORM.strayM)} * grain(at, ${float(EDGE_FORM.strayCellM)}, along) +
      ${float(EDGE_FORM.tuftM)} * grain(at, ${float(EDGE_FORM.tuftCellM)}, along),
    1.0 +
      ${float(EDGE_FORM.thread)} * edgeNoise(at / cell + lean) * clamp(1.5 - along / cell, 0.0, 1.0) +
      ${float(EDGE_FORM.clump)} * grain(at, ${float(EDGE_FORM.clumpCellM)}, along));
}
// The least distance to the outline on a pixel's way down the side, and how far down.
vec2 measureSide(vec2 top, vec2 ground, float to, float from, float pixel) {
  vec2 straight = vec2(from, clamp(to / max(1e-6, to - from), 0.0, 1.0));
  if (to <= 0.0 || to > ${float(EDGE_BAND_M)} || from < -pixel) return straight;
  float middle = measure(mix(ground, top, 0.5)).x;
  float bend = max(1e-9, 2.0 * (from + to - 2.0 * middle));
  float share = clamp((3.0 * from + to - 4.0 * middle) / (2.0 * bend), 0.0, 1.0);
  float least = measure(mix(ground, top, share)).x;
  return least < from ? vec2(least, 1.0 - share) : straight;
}
float coverOf(float distance, float width) {
  return clamp(0.5 - distance / width, 0.0, 1.0);
}
float rimLight(float distance, float q) {
  return 1.0 - (1.0 - smoothstep(0.0, ${float(EDGE_LIGHT.rimM)}, -distance)) *
    (q > 0.0 ? ${float(EDGE_LIGHT.rimAway)} : ${float(EDGE_LIGHT.rimToward)}) * q;
}
float sideLight(float depth, float q) {
  float under = max(0.0, 1.0 - (1.0 - depth) / ${float(EDGE_FORM.foot)});
  return mix(${float(EDGE_LIGHT.sideTop)}, ${float(EDGE_LIGHT.sideFoot)}, depth) *
    (1.0 - ${float(EDGE_LIGHT.sideAway)} * q) * (1.0 - ${float(EDGE_FORM.footLoss)} * under * under);
}
float shadowAt(float distance, float q) {
  float far = max(0.0, distance);
  float reach = ${float(EDGE_LIGHT.shadowReachM)} + ${float(EDGE_LIGHT.shadowAwayM)} * max(0.0, q);
  return 1.0 - (1.0 - ${float(EDGE_LIGHT.shadow)} * exp(-far / reach)) *
    (1.0 - ${float(EDGE_LIGHT.contact)} * exp(-far / ${float(EDGE_LIGHT.contactReachM)}));
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
  vec2 ground = asRug(position.xy + (position.z / down) * ray.xy - form.xy);
  vec3 dG = measure(ground);
  // How the point on the pile moves with the pixel.
  vec3 right = rays[0] / frame.x;
  vec3 below = rays[1] / frame.y;
  vec2 dx = asRug(far * (right.xy + ray.xy * right.z / down));
  vec2 dy = asRug(far * (below.xy + ray.xy * below.z / down));
  vec2 out_ = dT.yz;
  float pixel = length(vec2(dot(out_, dx), dot(out_, dy)));
  float onTop = 1.0;
  float onSide = 0.0;
  vec2 outline = top;
  float lit = 1.0;
  if (dT.x > -${float(EDGE_BAND_M)} - pixel) {
    float along = length(vec2(out_.x * dx.y - out_.y * dx.x, out_.x * dy.y - out_.y * dy.x));
    vec2 side = measureSide(top, ground, dT.x, dG.x, pixel);
    outline = mix(top, ground, side.y) - out_ * (side.y > 0.0 ? 0.0 : dT.x);
    vec2 edge = readEdge(outline, side.y, along);
    float soft = length(vec2(pixel, ${float(EDGE_FORM.softM)}));
    onTop = coverOf(dT.x - edge.x, soft);
    onSide = max(0.0, coverOf(side.x - edge.x, soft) - onTop);
    float q = dot(out_, away);
    lit = onTop * rimLight(dT.x, q) + onSide * sideLight(side.y, q) * edge.y;
  }
  float cover = onTop + onSide;
  float shadow = cover < 1.0 ? m * shadowAt(dG.x, dot(dG.yz, away)) : 0.0;
  if (cover == 0.0 && shadow < 0.002) return;
  // On the side and over the bound edge it is the pile just within that is seen.
  vec2 on = top;
  if (dT.x > -binding - ${float(NEAR_BINDING)} * pixel) {
    on = outline - max(binding, -dT.x) * out_;
    vec2 side = vec2(-out_.y, out_.x);
    float longer = length(vec2(dot(side, dx), dot(side, dy)));
    dx = side * longer;
    dy = out_ * longer * ${float(EDGE_FOOTPRINT)};
  }
  vec2 per = (1.0 - 2.0 * inset) / (2.0 * form.zw) * vec2(1.0, -1.0);
  on = clamp(on * vec2(1.0, -1.0) / (2.0 * form.zw) + 0.5, 0.0, 1.0) * (1.0 - 2.0 * inset) + inset;
  vec4 seen = textureGrad(wool, on, dx * per * ${float(FOOTPRINT)}, dy * per * ${float(FOOTPRINT)});
  if (seen.a < 0.02) seen = textureLod(wool, on, 5.0);
  vec3 fallen = texture(light, uv).rgb;
  fallen *= fallen * lightPeak / ${float(PLATE_WHITE)};
  vec3 behind = lightOf(texture(empty, uv).rgb) * (1.0 - shadow) * (1.0 - m * cover);
  color = vec4(codeOf(behind + m * lit * seen.rgb / max(seen.a, 1e-4) * fallen), 1.0);
}`

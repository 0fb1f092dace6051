import { LatheGeometry, type Material, Mesh, MeshPhysicalMaterial, type Object3D, Vector2 } from 'three'
import { noise } from '../../../studio/noise.ts'
import { at, group, sheet } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { blend, lighter } from '../../../studio/tones.ts'
import { finished } from '../parts/organic.ts'

/** A layer of a cake, from below: its share of the height, and whether it has pores or pieces of fruit. */
export interface Layer {
  readonly colour: string
  readonly share: number
  readonly kind: 'sponge' | 'cream' | 'mousse'
  /** Colour of pieces in the cream. */
  readonly bits?: string
}

/** What a cut shows. */
export function section(w: number, h: number, layers: readonly Layer[], dull = 0.8): MeshPhysicalMaterial {
  const dots = Math.min(60, 900 / Math.max(w, h))
  const map = painted(Math.round(w * dots), Math.round(h * dots), (pen, pw, ph) => {
    let low = ph
    for (const [i, layer] of layers.entries()) {
      const high = low - layer.share * ph
      pen.fillStyle = layer.colour
      pen.beginPath()
      pen.moveTo(0, ph)
      for (let x = 0; x <= pw; x += pw / 40) pen.lineTo(x, low + (noise(Math.round(x) + i * 90) - 0.5) * dots * 0.14)
      pen.lineTo(pw, high - 4)
      pen.lineTo(0, high - 4)
      pen.fill()
      if (layer.kind === 'sponge') pores(pen, pw, high, low, layer.colour, dots, i)
      if (layer.bits) pieces(pen, pw, high, low, layer.bits, i)
      low = high
    }
  })
  return new MeshPhysicalMaterial({
    map,
    emissive: '#ffffff',
    emissiveMap: map,
    emissiveIntensity: 0.14,
    roughness: dull,
    side: 2,
  })
}

function pores(
  pen: CanvasRenderingContext2D,
  w: number,
  high: number,
  low: number,
  colour: string,
  dots: number,
  seed: number,
): void {
  const area = (w * (low - high)) / (dots * dots)
  for (let i = 0; i < area * 18; i += 1) {
    pen.fillStyle = i % 3 ? `${blend(colour, '#b4702c', 0.4)}55` : `${lighter(colour, 0.4)}88`
    const s = dots * (0.03 + noise(i + seed * 700) ** 3 * 0.13)
    pen.beginPath()
    pen.ellipse(noise(i * 3 + seed) * w, high + noise(i * 5 + seed + 90) * (low - high), s * 1.4, s, noise(i) * 3, 0, 7)
    pen.fill()
  }
}

function pieces(
  pen: CanvasRenderingContext2D,
  w: number,
  high: number,
  low: number,
  colour: string,
  seed: number,
): void {
  const tall = low - high
  const count = Math.max(2, Math.round(w / (tall * 1.5)))
  for (let i = 0; i < count; i += 1) {
    const x = ((i + 0.5 + (noise(i + seed * 9) - 0.5) * 0.3) / count) * w
    const y = (high + low) / 2 + (noise(i + 40) - 0.5) * tall * 0.1
    const wash = pen.createRadialGradient(x, y, 0, x, y, tall * 0.46)
    wash.addColorStop(0, lighter(colour, 0.72))
    wash.addColorStop(0.55, lighter(colour, 0.3))
    wash.addColorStop(1, colour)
    pen.fillStyle = wash
    pen.beginPath()
    pen.moveTo(x, y + tall * 0.42)
    pen.bezierCurveTo(x + tall * 0.5, y + tall * 0.1, x + tall * 0.42, y - tall * 0.4, x, y - tall * 0.34)
    pen.bezierCurveTo(x - tall * 0.42, y - tall * 0.4, x - tall * 0.5, y + tall * 0.1, x, y + tall * 0.42)
    pen.fill()
  }
}

/** Part of a round body: `profile` from below outwards to the top, from an angle over a width; 0 faces +z. */
export const sector = (
  profile: readonly (readonly [number, number])[],
  from: number,
  wide: number,
  material: Material,
): Mesh => {
  material.side = 2
  return new Mesh(
    new LatheGeometry(
      profile.map(([x, y]) => new Vector2(x, y)),
      Math.round(12 + wide * 9),
      from,
      wide,
    ),
    material,
  )
}

/** Upright cut from the axis outwards at an angle. */
export const cut = (r: number, h: number, angle: number, material: Material): Object3D =>
  at(group(at(sheet(r, h, material), { x: r / 2, y: h / 2 })), { ry: angle - Math.PI / 2 })

/** Round cake with a smooth coat; `open` radians are missing around the angle `facing`. */
export function roundCake(
  r: number,
  h: number,
  coat: string,
  layers: readonly Layer[],
  open = 0,
  facing = 0.5,
  naked = false,
): Object3D {
  const from = facing + open / 2
  const wide = Math.PI * 2 - open
  const soft = Math.min(0.7, h * 0.1)
  const side: (readonly [number, number])[] = [
    [r, 0],
    [r, h * 0.1],
    [r, h * 0.5],
    [r, h - soft - 0.1],
    [r, h - soft],
  ]
  const edge = [0.25, 0.5, 0.75, 1].map((t): readonly [number, number] => [
    r - soft + Math.cos((t * Math.PI) / 2) * soft,
    h - soft + Math.sin((t * Math.PI) / 2) * soft,
  ])
  const lid: (readonly [number, number])[] = [
    [r - soft - 0.1, h],
    [r * 0.5, h],
    [0, h],
  ]
  const face = section(r, h, layers)
  const wall = naked ? section(r * wide, h, layers) : finished('soft', coat)
  return group(
    sector([...side, ...(naked ? [] : edge)], from, wide, wall),
    sector([...(naked ? [...edge] : []), ...lid], from, wide, finished('soft', coat)),
    ...(open > 0 ? [cut(r, h * 0.985, from, face), cut(r, h * 0.985, from + wide, face.clone())] : []),
  )
}

/** A wedge that was cut out, standing; its point at 0. */
export const wedge = (r: number, h: number, coat: string, layers: readonly Layer[], wide = 0.7): Object3D =>
  roundCake(r, h, coat, layers, Math.PI * 2 - wide, Math.PI)

/** Block of layers with a section on each side. */
export function block(w: number, h: number, d: number, top: Material, layers: readonly Layer[]): Object3D {
  const front = section(w, h, layers)
  const side = section(d, h, layers)
  return group(
    at(sheet(w, h, front), { y: h / 2, z: d / 2 }),
    at(sheet(w, h, front), { y: h / 2, z: -d / 2, ry: Math.PI }),
    at(sheet(d, h, side), { y: h / 2, x: w / 2, ry: Math.PI / 2 }),
    at(sheet(d, h, side), { y: h / 2, x: -w / 2, ry: -Math.PI / 2 }),
    at(sheet(w, d, top), { y: h, rx: -Math.PI / 2 }),
  )
}

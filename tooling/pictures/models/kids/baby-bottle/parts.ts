import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, plastic, print } from '../../../studio/materials.ts'
import { at, box, type Corner, drum, group, rod, slab, thrown, turned, wrap } from '../../../studio/shapes.ts'
import { loft } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'

export type Outline = readonly Corner[]

/** Half-clear plastic, milky like polypropylene. */
export const frosted = (color: string, opacity = 0.62, roughness = 0.38): Material =>
  new MeshPhysicalMaterial({
    color,
    roughness,
    clearcoat: 0.5,
    clearcoatRoughness: 0.25,
    transparent: true,
    opacity,
    depthWrite: false,
  })

/** Soft matt silicone. */
export const silicone = (color: string): Material =>
  new MeshPhysicalMaterial({ color, roughness: 0.62, clearcoat: 0.12, clearcoatRoughness: 0.6 })

/** Clear silicone of teats: a breath of amber. */
const teatSkin = (): Material =>
  new MeshPhysicalMaterial({
    color: '#e9d3ac',
    roughness: 0.3,
    clearcoat: 0.6,
    clearcoatRoughness: 0.2,
    transparent: true,
    opacity: 0.86,
  })

/** Milk of a bottle up to a share of its height, a wall inside the outline. */
export function filling(outline: Outline, full: number, stuff: Material, wall = 0.3): Object3D {
  const high = Math.max(...outline.map(([, y]) => y)) * full
  const inner = outline
    .filter(([, y]) => y < high)
    .map(([x, y, f]): Corner => [Math.max(0, x - wall), Math.max(wall, y), f ?? 0])
  const rim = inner.at(-1)?.[0] ?? 1
  return turned([...inner, [rim, high, 0.1], [0, high]], stuff)
}

/** Milk, a little warm so that it is not blown out. */
export const milk = (): Material => plastic('#f0e7d6', 0.5)

/** Screw ring with fine flutes, standing on y = 0. */
export function collar(r: number, h: number, color: string): Object3D {
  const flutes = 40
  const edge = Array.from({ length: flutes * 4 }, (_, i): Corner => {
    const angle = (i / (flutes * 4)) * Math.PI * 2
    const out = r + Math.sin(angle * flutes) * r * 0.014
    return [Math.cos(angle) * out, Math.sin(angle) * out]
  })
  const stuff = plastic(color, 0.4)
  return group(
    at(slab(edge, h * 0.8, 0.08, stuff), { y: h * 0.4, rx: -Math.PI / 2 }),
    at(drum(r * 0.84, r * 0.99, h * 0.26, stuff, 0.2), { y: h * 0.74 }),
  )
}

/** Broad soft teat, `r` wide at its foot. */
export const broadTeat = (r = 2.5): Object3D =>
  group(
    thrown(
      [
        [r, 0],
        [r * 0.97, 0.5],
        [r * 0.8, 1.3],
        [r * 0.46, 2],
        [r * 0.31, 2.6],
        [r * 0.31, 3.3],
        [r * 0.25, 3.75],
        [0, 3.95],
      ],
      teatSkin(),
    ),
    at(drum(0.1, 0.1, 0.06, matte('#7a6546'), 0.01), { y: 3.92 }),
  )

/** Small round teat of a slim bottle. */
export const slimTeat = (): Object3D =>
  thrown(
    [
      [1.7, 0],
      [1.6, 0.35],
      [0.95, 0.9],
      [0.62, 1.6],
      [0.66, 2.5],
      [0.74, 3],
      [0.55, 3.6],
      [0, 3.8],
    ],
    teatSkin(),
  )

/** Dome cap standing on its rim: the wall is clear, tinted or solid. */
export const cap = (r: number, h: number, stuff: Material): Object3D =>
  turned(
    [
      [r, 0],
      [r, h * 0.62, r * 0.5],
      [r * 0.72, h, r * 0.5],
      [0, h],
    ],
    stuff,
  )

/** Measuring marks up the wall, `step` millilitres each, for a wall of radius `r`. */
export function marks(r: number, h: number, top: number, step: number, ink: string, arc = 0.9): Object3D {
  const count = top / step
  return wrap(
    r,
    h,
    arc,
    print(420, Math.round((420 * h) / (r * arc)), (pen, w, high) => {
      pen.strokeStyle = pen.fillStyle = ink
      pen.lineCap = 'round'
      pen.textBaseline = 'middle'
      pen.font = `600 ${w * 0.17}px "Noto Sans CJK SC", sans-serif`
      for (let i = 0; i <= count * 2; i += 1) {
        const y = high * (0.94 - (0.86 * i) / (count * 2))
        pen.lineWidth = w * (i % 2 ? 0.014 : 0.022)
        pen.beginPath()
        pen.moveTo(w * 0.06, y)
        pen.lineTo(w * (i % 2 ? 0.2 : 0.34), y)
        pen.stroke()
        if (i % 2 === 0 && i > 0) pen.fillText(i === count * 2 ? `${top} ml` : `${(i / 2) * step}`, w * 0.42, y)
      }
    }),
  )
}

/** Face of a bear on the wall, in two tones. */
export const bearPrint = (r: number, size: number, fur: string, light: string): Object3D =>
  wrap(
    r,
    size,
    size / r,
    print(400, 400, (pen, w) => {
      const dot = (x: number, y: number, rx: number, ry: number, tone: string) => {
        pen.fillStyle = tone
        pen.beginPath()
        pen.ellipse(w * x, w * y, w * rx, w * ry, 0, 0, 7)
        pen.fill()
      }
      for (const s of [-1, 1]) {
        dot(0.5 + s * 0.27, 0.24, 0.13, 0.13, fur)
        dot(0.5 + s * 0.27, 0.25, 0.07, 0.07, light)
      }
      dot(0.5, 0.5, 0.38, 0.34, fur)
      dot(0.5, 0.61, 0.18, 0.14, light)
      dot(0.5, 0.555, 0.055, 0.038, '#4a3324')
      for (const s of [-1, 1]) {
        dot(0.5 + s * 0.17, 0.44, 0.032, 0.038, '#4a3324')
        dot(0.5 + s * 0.26, 0.56, 0.05, 0.034, '#e79a8a')
      }
    }),
  )

/** Two ear-shaped handles on a band of half width `r`; the band stands from `y` on. */
export function handles(r: number, y: number, h: number, reach: number, stuff: Material, thick = 0.72): Object3D {
  const ear = (s: number) =>
    rod(
      [
        [s * (r - 0.4), y + h, 0],
        [s * (r + reach * 0.55), y + h + 0.2, 0],
        [s * (r + reach), y + h * 0.62, 0],
        [s * (r + reach * 0.9), y + h * 0.16, 0],
        [s * (r + reach * 0.45), y - h * 0.12, 0],
        [s * (r - 0.4), y, 0],
      ],
      thick,
      stuff,
    )
  return group(ear(-1), ear(1))
}

/** Flat duck-bill spout, standing. */
export const duckBill = (color: string): Object3D => {
  const stuff = silicone(color)
  return group(
    loft(
      [
        [0, 2.9, 2.9],
        [0.5, 2.7, 2.5],
        [1.3, 1.9, 1.25],
        [2.3, 1.65, 0.7],
        [3.1, 1.7, 0.5],
        [3.5, 1.5, 0.36],
        [3.6, 1.1, 0.2],
      ],
      stuff,
    ),
    at(box(1.3, 0.1, 0.14, 0.04, matte(darker(color, 0.5))), { y: 3.58 }),
  )
}

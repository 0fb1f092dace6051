import { DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, type Corner, drum, group, placed, ring, slab } from '../../../studio/shapes.ts'
import { disc, pane, rounded } from '../../../studio/soft-shapes.ts'
import { once, painted, repeated } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { chrome, gold } from './stuff.ts'

/** Looking-glass: it shows a bright room out of focus. `size` is the width of an outline that has no picture places. */
export const mirrorGlass = (size?: number): Material => {
  const room = once('beauty-mirror', 256, 256, (pen, w, h) => {
    const wash = pen.createLinearGradient(0, 0, w, h)
    wash.addColorStop(0, '#cfd8dc')
    wash.addColorStop(0.34, '#eef2f3')
    wash.addColorStop(0.48, '#dfe6e8')
    wash.addColorStop(0.52, '#b7c2c8')
    wash.addColorStop(1, '#d9dfe0')
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
    pen.filter = 'blur(10px)'
    pen.fillStyle = '#9aa8b0'
    pen.fillRect(0, h * 0.82, w, h * 0.18)
    pen.filter = 'none'
  })
  const map = size === undefined ? room : repeated(room, 1 / size, 1 / size)
  if (size !== undefined) map.offset.set(0.5, 0.2)
  return new MeshPhysicalMaterial({
    map,
    roughness: 0.06,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    side: DoubleSide,
  })
}

/** Finish of pressed colour. */
export type Finish = 'matte' | 'shimmer' | 'glitter'

/** Pressed powder: dull, with pearl, or with flakes. */
export function pressed(color: string, finish: Finish = 'matte'): Material {
  if (finish === 'matte') return matte(color, 0.86)
  const flakes = finish === 'glitter' ? 4200 : 2200
  return new MeshPhysicalMaterial({
    map: painted(256, 256, (pen, w, h) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, w, h)
      for (let i = 0; i < flakes; i += 1) {
        pen.fillStyle =
          noise(i * 3) > 0.3
            ? lighter(color, 0.14 + noise(i) * (finish === 'glitter' ? 0.5 : 0.35))
            : darker(color, 0.3)
        const s = finish === 'glitter' ? 1 + noise(i + 7) * 1.2 : 1
        pen.fillRect(noise(i * 5 + 1) * w, noise(i * 7 + 2) * h, s, s)
      }
    }),
    roughness: 0.36,
    metalness: finish === 'glitter' ? 0.6 : 0.42,
    clearcoat: 0.3,
    side: DoubleSide,
  })
}

/** Rectangular pan let into a plate whose face is at y = 0, with a metal rim. */
export const pan = (w: number, d: number, color: string, finish: Finish = 'matte', r = 0.16): Object3D =>
  group(
    at(slab(rounded(w, d, r), 0.1, 0.02, chrome(0.3)), { y: 0.02, rx: -Math.PI / 2 }),
    at(slab(rounded(w - 0.16, d - 0.16, r), 0.16, 0.05, pressed(color, finish)), { y: 0.03, rx: -Math.PI / 2 }),
  )

/** Sector of a disc as an outline: `from` to `to` in radians, `gap` away from its sides. */
export function wedge(radius: number, from: number, to: number, gap: number): Corner[] {
  const middle = (from + to) / 2
  const [ox, oy] = [Math.cos(middle) * gap * Math.SQRT2, Math.sin(middle) * gap * Math.SQRT2]
  const arc = Array.from({ length: 25 }, (_, i): Corner => {
    const turn = from + ((to - from) * i) / 24
    return [ox + Math.cos(turn) * (radius - gap * Math.SQRT2), oy + Math.sin(turn) * (radius - gap * Math.SQRT2)]
  })
  return [[ox, oy], ...arc]
}

/** A lid that stands on the hinge at the back of a case `d` deep and `h` high, leaning back by `lean`. */
export const hinged = (lid: Object3D, d: number, h: number, lean = 0.24): Object3D =>
  at(group(lid), { y: h, z: -d / 2, rx: -lean })

/** Square case open, its tray facing up with its face at `high`; its lid with a mirror stands at the back. */
export function squareCase(
  w: number,
  d: number,
  shell: Material,
  tray: Material,
  options: { high?: number; lean?: number; round?: number; lip?: number } = {},
): Object3D {
  const { high = 1.1, lean = 0.24, round = 0.5, lip = 0.42 } = options
  const lid = group(
    at(slab(rounded(w, d, round), 0.7, 0.16, shell), { y: d / 2, z: -0.35 }),
    at(pane(w - lip * 2, d - lip * 2, round * 0.6, mirrorGlass()), { y: d / 2, z: 0.02 }),
  )
  return group(
    at(slab(rounded(w, d, round), high, 0.16, shell), { y: high / 2, rx: -Math.PI / 2 }),
    at(slab(rounded(w - lip, d - lip, round * 0.7), 0.06, 0.02, tray), { y: high, rx: -Math.PI / 2 }),
    ...[-1, 1].map(x =>
      at(group(at(drum(0.24, 0.24, 1.1, chrome(), 0.04), { rz: Math.PI / 2, x: 0.55 })), {
        x: x * w * 0.3,
        y: high + 0.02,
        z: -d / 2 + 0.04,
      }),
    ),
    hinged(lid, d, high + 0.1, lean),
  )
}

/** Round case open like a clam: `r` wide; the mirror fills the lid, or its upper half when `half`. */
export function roundCase(
  r: number,
  shell: Material,
  tray: Material,
  options: { high?: number; lean?: number; rim?: Material; half?: boolean } = {},
): Object3D {
  const { high = 1.5, lean = 0.3, rim = gold(0.24), half = false } = options
  const glass = group(at(group(at(disc(r * 0.86, mirrorGlass()), { rx: Math.PI / 2 })), { z: 0.02 }))
  const inner = half
    ? group(
        at(group(at(disc(r * 0.86, tray), { rx: Math.PI / 2 })), { z: 0.02 }),
        at(slab(wedge(r * 0.8, 0.06, Math.PI - 0.06, 0), 0.04, 0.01, mirrorGlass(r * 1.7)), { z: 0.04 }),
      )
    : glass
  const lid = at(
    group(
      at(group(at(drum(r, r, 0.8, shell, 0.3), { rx: -Math.PI / 2 })), { z: 0, ry: 0 }),
      inner,
      at(ring(r * 0.9, 0.09, rim), { z: 0.02 }),
    ),
    { y: r },
  )
  return group(
    drum(r, r * 0.97, high, shell, 0.34),
    at(ring(r * 0.985, 0.09, rim), { y: high - 0.1, rx: Math.PI / 2 }),
    at(disc(r * 0.92, tray), { y: high + 0.02 }),
    at(box(r * 0.6, 0.4, 0.5, 0.14, rim), { y: high + 0.02, z: -r * 0.97 }),
    hinged(lid, r * 1.94, high + 0.16, lean),
  )
}

/** The same case closed, 1 cm of gold at its front to open it. */
export const closedCase = (r: number, shell: Material, high = 2.3, rim: Material = gold(0.24)): Object3D =>
  group(
    drum(r, r * 0.97, high * 0.6, shell, 0.3),
    at(drum(r, r, high * 0.4, shell, 0.3), { y: high * 0.61 }),
    at(ring(r * 0.99, 0.07, rim), { y: high * 0.605, rx: Math.PI / 2 }),
    at(box(r * 0.34, 0.3, 0.2, 0.08, rim), { y: high * 0.605, z: r * 0.985 }),
    at(ring(r * 0.7, 0.045, rim), { y: high + 0.01, rx: Math.PI / 2 }),
  )

/** Brush for eyes or face, lying along x with its hair at the right; `long` cm. */
export const brush = (long = 15, handle = '#2b2726', hair = '#6d4a38', wide = 0.5): Object3D =>
  placed(
    group(
      drum(0.3, 0.16, long * 0.56, matte(handle, 0.35), 0.1),
      at(drum(0.34, 0.3, long * 0.2, gold(0.3), 0.04), { y: long * 0.56 }),
      at(drum(wide, 0.3, long * 0.12, matte(hair), 0.02), { y: long * 0.75 }),
      at(drum(wide * 0.4, wide, long * 0.07, matte(lighter(hair, 0.12)), 0.1), { y: long * 0.87 }),
    ),
    { rz: -Math.PI / 2, x: -long / 2, y: 0.36 },
  )

/** Round puff with a ribbon across, lying, `r` wide. */
export const puff = (r: number, color: string, band: string, thick = 0.9): Object3D => {
  const stuff = new MeshPhysicalMaterial({ color, roughness: 0.95, sheen: 0.6, sheenRoughness: 0.6 })
  return group(
    drum(r, r * 0.97, thick, stuff, thick * 0.42),
    at(box(r * 1.9, 0.08, r * 0.46, 0.03, matte(band, 0.6)), { y: thick + 0.05 }),
  )
}

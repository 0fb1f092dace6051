import { DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { anodised, glass, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { once } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { strut } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

/** Sintered stone: dull, with soft veins. */
export const sintered = (color: string, vein = darker(color, 0.3)): Material =>
  new MeshPhysicalMaterial({
    map: once(`sintered-${color}`, 1024, 512, (pen, w, h) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, w, h)
      for (let i = 0; i < 9; i += 1) {
        pen.filter = i % 3 ? 'blur(2px)' : 'blur(9px)'
        pen.strokeStyle = `${vein}${i % 3 ? '88' : '55'}`
        pen.lineWidth = i % 3 ? 2 + noise(i) * 3 : 22
        pen.beginPath()
        let [x, y] = [noise(i + 20) * w, -10]
        pen.moveTo(x, y)
        for (let k = 0; k < 14; k += 1) {
          x += (noise(i * 31 + k) - 0.3) * 110
          y += h / 11
          pen.lineTo(x, y)
        }
        pen.stroke()
      }
      pen.filter = 'none'
    }),
    roughness: 0.36,
    clearcoat: 0.3,
    clearcoatRoughness: 0.3,
    side: DoubleSide,
  })

/** Flat top of any outline, `y` at its upper face. */
const top = (w: number, d: number, r: number, thick: number, stuff: Material, y: number): Object3D =>
  at(slab(rounded(w, d, r), thick, Math.min(1, thick * 0.35), stuff), { y: y - thick / 2, rx: -Math.PI / 2 })

/** Dining table of oak for six, 160 cm. */
export function oakDining(color: string): Object3D {
  const up = timber(color, 'up')
  return group(
    at(box(160, 3.6, 84, 1.3, timber(color, 'across', 0.8)), { y: 73.2 }),
    ...[-24, 0, 24].map(z => at(box(159, 0.1, 0.3, 0.05, matte(darker(color, 0.35))), { y: 75.02, z })),
    at(box(126, 8, 2.6, 0.5, timber(color)), { y: 67, z: 33 }),
    at(box(126, 8, 2.6, 0.5, timber(color)), { y: 67, z: -33 }),
    ...[-1, 1].map(s => at(box(2.6, 8, 62, 0.5, up), { x: s * 66, y: 67 })),
    ...[-1, 1].flatMap(s => [-1, 1].map(k => strut([s * 66, 71.4, k * 32], [s * 69, 0, k * 35], 3.8, up, 2.4))),
  )
}

/** Dining table with a top of stone on slim black legs. */
export function stoneDining(color: string): Object3D {
  const steel = metal('#2b2d31', 0.5)
  return group(
    at(box(150, 1.6, 82, 0.6, sintered(color, '#8b8f96')), { y: 74.2 }),
    at(box(136, 2, 70, 0.4, steel), { y: 72.4 }),
    ...[-1, 1].flatMap(s => [
      ...[-1, 1].map(k => strut([s * 62, 72, k * 24], [s * 66, 0, k * 36], 2, steel, 1.3)),
      strut([s * 62.6, 62, -26], [s * 62.6, 62, 26], 1.2, steel),
    ]),
  )
}

/** Round table pulled apart: its leaf lies between the halves. */
export function extending(color: string): Object3D {
  const flat = timber(color, 'across', 0.8)
  const half = (side: 1 | -1) => {
    const corners = Array.from({ length: 33 }, (_, i): [number, number] => {
      const turn = -Math.PI / 2 + (i / 32) * Math.PI
      return [side * Math.cos(turn) * 55, Math.sin(turn) * 55]
    })
    return at(slab(side > 0 ? corners : corners.reverse(), 3, 1, flat), { x: side * 20, y: 73.5, rx: -Math.PI / 2 })
  }
  return group(
    half(1),
    half(-1),
    at(box(38, 2.4, 108, 0.8, timber(darker(color, 0.06), 'up')), { y: 71.8 }),
    ...[-1, 1].map(s => at(box(78, 2.2, 3, 0.5, metal('#b9bcc2', 0.35)), { y: 69.6, z: s * 26 })),
    at(drum(6, 9, 66, timber(color, 'up'), 1), { y: 4 }),
    at(drum(13, 7, 6, timber(color), 1), { y: 64 }),
    ...[0, 1, 2, 3].map(i => {
      const turn = i * 1.571 + 0.78
      return strut(
        [Math.cos(turn) * 5, 11, Math.sin(turn) * 5],
        [Math.cos(turn) * 38, 2, Math.sin(turn) * 38],
        4.6,
        timber(color, 'up'),
        2.4,
      )
    }),
  )
}

/** Coffee table of oak with a shelf. */
export function twoTier(color: string): Object3D {
  const up = timber(color, 'up')
  return group(
    top(110, 60, 9, 3, timber(color, 'across', 0.8), 42),
    top(94, 46, 6, 1.8, timber(color, 'across', 0.8), 17),
    ...[-1, 1].flatMap(s => [-1, 1].map(k => strut([s * 46, 40, k * 21], [s * 49, 0, k * 24], 2.7, up, 1.9))),
  )
}

/** Round coffee table: a disc of stone on a drum of slats. */
export function roundStone(color: string): Object3D {
  const slat = timber('#a9794b', 'up')
  return group(
    at(drum(40, 40, 2.4, sintered(color, lighter(color, 0.4)), 0.8), { y: 33 }),
    drum(25, 25, 33, matte('#7d5a38'), 0.3),
    ...Array.from({ length: 44 }, (_, i) => {
      const turn = (i / 44) * Math.PI * 2
      return at(box(2.3, 32, 2, 0.8, slat), { x: Math.cos(turn) * 25.4, y: 16.6, z: Math.sin(turn) * 25.4, ry: -turn })
    }),
  )
}

/** Standing desk on two lifting columns, its handset below the edge. */
export function lifting(color: string): Object3D {
  const frame = anodised('#33363c')
  return group(
    top(140, 68, 4, 2.6, timber(color === '#43484f' ? '#5a5f66' : color, 'across', 0.7), 110),
    at(box(24, 0.4, 5, 0.2, matte('#1f2023')), { y: 110.1, z: -28 }),
    ...[-1, 1].flatMap(s => [
      at(box(9, 52, 6, 0.6, frame), { x: s * 50, y: 30 }),
      at(box(7, 60, 4.6, 0.6, metal('#9da0a6', 0.35)), { x: s * 50, y: 78 }),
      at(box(8, 3.6, 66, 1.2, frame), { x: s * 50, y: 2 }),
      at(box(6, 3, 54, 0.6, frame), { x: s * 50, y: 106 }),
    ]),
    at(box(104, 4, 6, 0.6, frame), { y: 105.6 }),
    at(box(13, 2.2, 4, 0.6, plastic('#1e1f22')), { x: 34, y: 107.4, z: 33.6 }),
    at(box(3.6, 1, 0.3, 0.1, plastic('#bfe6ff')), { x: 31, y: 107.4, z: 35.7 }),
    ...[0, 1, 2].map(i =>
      at(drum(0.5, 0.5, 0.3, plastic('#8a8d93'), 0.1), { x: 35 + i * 1.8, y: 107.4, z: 35.5, rx: Math.PI / 2 }),
    ),
  )
}

/** Desk with shelves at its side. */
export function shelved(color: string): Object3D {
  const [board, white] = [timber(color), metal('#f1efea', 0.6)]
  return group(
    at(box(118, 2.6, 54, 0.7, board), { y: 73 }),
    at(box(7, 0.4, 4, 0.2, matte('#3a332c')), { x: -30, y: 74.3, z: -23 }),
    ...[-1, 1].map(k => at(box(3, 73, 3, 0.4, white), { x: -56, y: 36, z: k * 23 })),
    at(box(3, 3, 48, 0.4, white), { x: -56, y: 4 }),
    ...[-1, 1].flatMap(k => [20, 57].map(x => at(box(3, 142, 3, 0.4, white), { x, y: 71, z: k * 12 - 12 }))),
    ...[12, 42, 104, 136].map(y => at(box(36, 2, 26, 0.5, board), { x: 38.5, y, z: -12 })),
    at(box(74, 3, 2, 0.4, white), { x: -18, y: 60, z: -23 }),
  )
}

/** Round tray of steel on three thin legs, 50 cm. */
export function tray(color: string): Object3D {
  const paint = plastic(color, 0.6)
  return group(
    at(drum(21, 20, 1, paint, 0.3), { y: 48 }),
    at(ring(21, 0.55, paint), { y: 51, rx: Math.PI / 2 }),
    wallOf(21, 3, 48.2, paint),
    at(
      rod(
        [
          [-7, 51, 0],
          [-5, 58, 0],
          [5, 58, 0],
          [7, 51, 0],
        ],
        0.7,
        paint,
      ),
      { z: -19.6 },
    ),
    ...[0, 1, 2].map(i => {
      const turn = i * 2.094 + 0.52
      return strut(
        [Math.cos(turn) * 10, 48, Math.sin(turn) * 10],
        [Math.cos(turn) * 19, 0, Math.sin(turn) * 19],
        0.95,
        paint,
      )
    }),
    at(ring(13.2, 0.6, paint), { y: 26, rx: Math.PI / 2 }),
  )
}

const wallOf = (r: number, high: number, y: number, stuff: Material): Object3D =>
  at(group(...[0, 0.25, 0.5, 0.75, 1].map(t => at(ring(r, 0.5, stuff), { y: t * high, rx: Math.PI / 2 }))), { y })

/** Side table of rippled glass in the outline of a cloud. */
export function cloudGlass(color: string): Object3D {
  const corners = (r: number): [number, number][] =>
    Array.from({ length: 120 }, (_, i) => {
      const turn = (i / 120) * Math.PI * 2
      const k = r * (1 + 0.13 * Math.abs(Math.sin(turn * 2.5 + 0.4)))
      return [Math.cos(turn) * k * 1.15, Math.sin(turn) * k]
    })
  const tint = glass(color, 0.62)
  return group(
    at(slab(corners(21), 2.4, 0.8, tint), { y: 46, rx: -Math.PI / 2 }),
    at(slab(corners(20), 0.3, 0.1, clear(lighter(color, 0.4), 0.4)), { y: 47.4, rx: -Math.PI / 2 }),
    ...[0, 1, 2].map(i => {
      const turn = i * 2.094 + 0.5
      return at(
        group(
          drum(5.6, 6.4, 44.6, glass(darker(color, 0.1), 0.62), 1.2),
          drum(4, 5, 44, clear(lighter(color, 0.3), 0.4), 1),
        ),
        { x: Math.cos(turn) * 12, z: Math.sin(turn) * 11 },
      )
    }),
    ...[6, 11, 16].map(r =>
      at(slab(corners(r), 0.2, 0.05, clear(lighter(color, 0.6), 0.35)), { y: 47.8, rx: -Math.PI / 2 }),
    ),
  )
}

/** Folding table with crossed legs, one flap hanging, a grip in its edge. */
export function folding(color: string): Object3D {
  const skin = plastic(color, 0.6)
  const steel = metal('#8d9096', 0.35)
  return group(
    top(62, 60, 3, 3, skin, 70),
    at(
      group(
        slab(rounded(58, 60, 3), 3, 1, skin),
        at(slab(rounded(16, 4.6, 2.2), 3.4, 0.3, matte(darker(color, 0.55))), { y: -23 }),
      ),
      { x: 33, y: 40, rx: 0, ry: Math.PI / 2, z: 0 },
    ),
    ...[-26, 26].flatMap(z => [
      strut([-28, 68, z], [24, 1, z], 1.3, steel),
      strut([24, 68, z * 0.92], [-28, 1, z * 0.92], 1.3, steel),
      at(drum(1.8, 1.8, 2, plastic('#3a3c42'), 0.4), { x: -2, y: 34.4, z: z + 0.4, rx: Math.PI / 2 }),
    ]),
    ...[-28, 24].map(x => strut([x, 1, -25], [x, 1, 25], 1.3, steel)),
    ...[-28, 24].map(x => strut([x, 68, -25], [x, 68, 25], 1, steel)),
    ...[-16, 0, 16].map(z => at(drum(0.9, 0.9, 6, steel, 0.2), { x: 31.6, y: 69, z: z - 3, rx: Math.PI / 2 })),
  )
}

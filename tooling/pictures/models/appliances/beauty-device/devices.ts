import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  type Material,
  Mesh,
  type Object3D,
  OctahedronGeometry,
} from 'three'
import { anodised, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { groove, lamp, softBox, thin } from '../parts/bodies.ts'
import { button, readout } from '../parts/panels.ts'

const steel = () => metal('#d9dbdf', 0.18)
const gold = () => metal('#d3ab62', 0.28)

/** Curved wand: a smooth handle that bends to its head of four contacts. */
export const wand = (main: string, { charger = true, drop = false } = {}): Object3D => {
  const body = group(
    loft(
      [
        [0, 1.1, 1, 2.2],
        [0.6, 1.5, 1.4, 2.2],
        [5, 1.7, 1.6, 2.2],
        [10, 1.5, 1.4, 2.2, 0.2],
        [13, 1.7, 1.6, 2.1, 0.7],
        [15.4, 2.3, 1.9, 2, 1.3],
        [17.4, 2.1, 1.5, 2, 1.5],
        [18, 0.6, 0.5, 2, 1.5],
      ],
      plastic(main, 0.32),
      56,
    ),
    at(
      group(
        at(drum(2.1, 2.2, 0.7, gold(), 0.2), {}),
        at(drum(1.8, 1.8, 0.3, gloss('#f6f2ea'), 0.1), { y: 0.6 }),
        ...[0, 1, 2, 3].map(i =>
          at(ball(0.46, steel()), { x: Math.cos(i * 1.571 + 0.785) * 1, y: 0.9, z: Math.sin(i * 1.571 + 0.785) * 1 }),
        ),
        ...(drop ? [at(ball(0.5, glow('#f6d9a0', 0.25)), { x: 0.3, y: 1.5, z: 0.6 })] : []),
      ),
      { y: 15.8, z: 2.8, rx: Math.PI / 2 - 0.2 },
    ),
    at(button(0.7, lighter(main, 0.4), '#d3ab62', '#f0a04a'), { y: 8.6, z: 1.6 }),
    ...[6.6, 5.9, 5.2].map((y, i) => at(lamp(0.16, i ? '#f6e6cc' : '#f0a04a'), { y, z: 1.66 })),
    groove(1.6, 3, '#d3ab62', 0.1),
  )
  return charger
    ? group(
        drum(3.4, 3.8, 1.8, plastic(lighter(main, 0.2), 0.4), 0.6),
        at(ring(2.2, 0.16, gold()), { y: 1.8, rx: Math.PI / 2 }),
        at(body, { y: 1.4 }),
      )
    : body
}

/** Slim pen for the eyes with a small warm tip. */
export const eyePen = (main: string): Object3D =>
  group(
    loft(
      [
        [0, 0.7, 0.7, 2],
        [0.4, 0.95, 0.95, 2],
        [8, 1, 1, 2],
        [11, 0.85, 0.85, 2],
        [13, 0.6, 0.6, 2, 0.3],
      ],
      plastic(main, 0.34),
      40,
    ),
    at(ring(0.92, 0.12, gold()), { y: 10.2, rx: Math.PI / 2 }),
    at(drum(0.34, 0.62, 1.2, gold(), 0.1), { y: 12.6, z: 0.3, rx: 0.3 }),
    at(ball(0.68, steel()), { y: 14, z: 0.8 }),
    at(slab(rounded(0.7, 1.6, 0.3), 0.2, 0.05, gloss('#fbf7ee')), { y: 7.6, z: 0.98 }),
  )

/** Faceted ball of metal. */
const facet = (r: number, color: string): Mesh => {
  const material = metal(color, 0.22)
  material.flatShading = true
  const geometry: BufferGeometry = new OctahedronGeometry(r, 2)
  const position = geometry.getAttribute('position')
  const flat = new BufferGeometry()
  flat.setAttribute('position', new Float32BufferAttribute(Array.from(position.array), 3))
  flat.computeVertexNormals()
  return new Mesh(flat, material)
}

/** Y-shaped roller with two faceted balls; lying with its head up a little, or upright. */
export const roller = (main: string, { solar = false, balls = '#d3d6da' } = {}): Object3D =>
  group(
    loft(
      [
        [0, 0.9, 0.8, 2.2],
        [0.6, 1.2, 1, 2.2],
        [5, 1.4, 1.1, 2.2],
        [9, 1.1, 0.95, 2.2],
        [10.4, 1.3, 1, 2.2],
      ],
      solar ? plastic(main, 0.36) : anodised(main),
      48,
    ),
    ...[-1, 1].map(x =>
      group(
        rod(
          [
            [0, 9.4, 0],
            [x * 1.2, 11.4, 0],
            [x * 2.2, 12.6, 0],
          ],
          0.75,
          solar ? plastic(main, 0.36) : anodised(main),
        ),
        at(drum(0.3, 0.3, 1.8, steel()), { x: x * 2.1, y: 12.4, rz: -x * 0.8 }),
        at(ring(0.72, 0.16, gold()), { x: x * 2.16, y: 12.56, rx: Math.PI / 2, ry: x * 0.7 }),
        at(facet(1.95, balls), { x: x * 3.5, y: 14, rz: -x * 0.8, ry: 0.4 }),
      ),
    ),
    ...(solar
      ? [
          at(slab(rounded(1.5, 3.4, 0.4), 0.2, 0.05, gloss('#1b2236')), { y: 5.4, z: 1.02 }),
          ...[4.4, 5.4, 6.4].map(y => at(thin(1.4, 0.05, 0.05, metal('#b9bcc2')), { y, z: 1.14 })),
        ]
      : [at(slab(rounded(0.9, 5, 0.4), 0.2, 0.05, gold()), { y: 5, z: 1.1 })]),
  )

/** How far the shell of a mask stands off at a place: cheeks fall back, nose and brow rise. */
const relief = (x: number, y: number): number =>
  -x * x * 0.05 + 2 * Math.exp(-(x * x) / 2.2 - (y + 0.8) ** 2 / 7) + 0.5 * Math.exp(-((y - 5) ** 2) / 3)

/** A point of the outline of a mask: round above, narrower at the chin. */
const edgeOf = (turn: number, share = 1): [x: number, y: number, z: number] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const x = Math.sign(c) * Math.abs(c) ** 0.82 * 9.4 * (1 - 0.3 * Math.max(0, -s) ** 2) * share
  const y = Math.sign(s) * Math.abs(s) ** 0.9 * 10.6 * share
  return [x, y, relief(x, y)]
}

/** Shell of a mask: curved sheet with a rounded rim. */
const shell = (material: Material): Object3D => {
  const [rings, around] = [26, 72]
  const vertices: number[] = []
  const faces: number[] = []
  for (let r = 0; r <= rings; r += 1)
    for (let i = 0; i <= around; i += 1) vertices.push(...edgeOf((i / around) * Math.PI * 2, r / rings))
  for (let r = 0; r < rings; r += 1)
    for (let i = 0; i < around; i += 1) {
      const a = r * (around + 1) + i
      const b = a + around + 1
      faces.push(a, b, a + 1, a + 1, b, b + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(vertices, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  material.side = DoubleSide
  const rim = Array.from({ length: 37 }, (_, i) => edgeOf((i / 36) * Math.PI * 2))
  return group(new Mesh(geometry, material), rod(rim, 0.42, material))
}

/** Light mask: curved shell with openings for eyes and mouth and points of light; a strap when it is stiff. */
export const mask = (main: string, light: string, softShell = false): Object3D => {
  const skin = softShell ? rubber(main) : plastic(main, 0.34)
  const hole = (x: number, y: number, w: number, h: number) =>
    at(slab(rounded(w, h, h * 0.48), 0.5, 0.1, matte('#1d1a1c')), { x, y, z: relief(x, y) + 0.05, ry: x * 0.09 })
  const spots: Object3D[] = []
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [(column - 3.5) * 2.1, 8.2 - row * 2.3]
      const inEye = Math.abs(Math.abs(x) - 4) < 2.6 && Math.abs(y - 2.6) < 1.5
      const inMouth = Math.abs(x) < 2.2 && Math.abs(y + 5.4) < 1.2
      const outside = Math.abs(x) > 8.2 * (1 - 0.3 * Math.max(0, -y / 10) ** 2) || Math.hypot(x / 9, y / 10.2) > 0.94
      if (!outside && !inEye && !inMouth) spots.push(at(ball(0.3, glow(light, 1)), { x, y, z: relief(x, y) + 0.1 }))
    }
  return group(
    shell(skin),
    hole(-4, 2.6, 4.2, 2),
    hole(4, 2.6, 4.2, 2),
    hole(0, -5.4, 3.4, 1.1),
    ...spots,
    ...(softShell
      ? []
      : [
          rod(
            [
              [-9.2, 2, -4.6],
              [-9.2, 3, -9],
              [-5, 4, -13],
              [0, 4.2, -14],
              [5, 4, -13],
              [9.2, 3, -9],
              [9.2, 2, -4.6],
            ],
            0.7,
            matte('#3a3533'),
          ),
        ]),
  )
}

/** Mask on a small stand. */
export const maskOnStand = (main: string, light: string): Object3D =>
  group(
    drum(5, 5.6, 1.2, metal('#c9ccd2', 0.3), 0.4),
    at(drum(0.7, 0.7, 9, metal('#c9ccd2', 0.3)), { y: 1, z: -1.6 }),
    at(mask(main, light), { y: 15.4, rx: -0.1 }),
  )

/** Drop of silicone with bristles on one face; `back` shows the smooth side with its plate. */
export const cleanser = (main: string, back = false): Object3D => {
  const outline: [number, number, number?][] = [
    [-3.6, -4.6, 3],
    [3.6, -4.6, 3],
    [4.2, 0.6, 3],
    [1.6, 5.4, 1.8],
    [-1.6, 5.4, 1.8],
    [-4.2, 0.6, 3],
  ]
  return group(
    at(slab(outline, 2.8, 1.2, rubber(main)), { y: 4.8 }),
    ...(back
      ? [
          at(slab(rounded(4.6, 4.6, 2.3), 0.6, 0.2, steel()), { y: 3.6, z: 1.3 }),
          at(ring(2.3, 0.2, gold()), { y: 3.6, z: 1.5 }),
          at(button(0.8, lighter(main, 0.4), '#d3ab62', '#f0a04a'), { y: 8, z: 1.3 }),
        ]
      : Array.from({ length: 11 * 12 }, (_, i) => {
          const [x, y] = [((i % 11) - 5) * 0.7, 0.9 + Math.floor(i / 11) * 0.72]
          const wide = y < 6 ? 3.7 : 3.7 - (y - 6) * 0.66
          if (Math.abs(x) > wide || (Math.abs(x) > 2.9 && y < 1.6)) return group()
          return at(
            group(at(drum(0.1, 0.2, 0.8, rubber(lighter(main, y > 6.4 ? 0.45 : 0.25)), 0.05), { rx: Math.PI / 2 })),
            { x, y, z: 1.35 },
          )
        })),
    at(lamp(0.2, '#ffffff'), { y: 0.9, z: 1.42 }),
  )
}

/** Hair removal device: pistol-like body, square window with a cooling plate. */
export const ipl = (main: string): Object3D =>
  group(
    at(
      slab(
        [
          [-5.6, 0, 1.6],
          [-1.4, 0, 1.4],
          [0.6, 7.6, 2.4],
          [6.2, 8.4, 1.4],
          [6.2, 14, 1.6],
          [-4.6, 14.6, 3.6],
          [-6.4, 8, 4],
        ],
        5.4,
        1.7,
        plastic(main, 0.34),
      ),
      { y: 0 },
    ),
    at(box(1.4, 5, 4.8, 0.4, plastic('#f6f4ef', 0.36)), { x: 6.6, y: 11.2 }),
    at(box(0.8, 4.2, 4, 0.3, metal('#c9d6e0', 0.2)), { x: 7.4, y: 11.2 }),
    at(box(0.4, 2.6, 2.4, 0.15, glow('#e6f2ff', 0.9)), { x: 7.75, y: 11.2 }),
    at(group(at(button(1, '#f6f4ef', '#d9dbdf', '#7fb5e0'), {})), { x: -1, y: 11.4, z: 2.75 }),
    at(readout(3.4, 1.6, { digits: '5', keys: ['snow'], ink: '#dff2ff' }), { x: 2.6, y: 11.4, z: 2.74 }),
    ...[0, 1, 2, 3].map(i =>
      at(thin(1.6, 0.22, 0.1, matte(darker(main, 0.5))), { x: -3.9, y: 11.6 - i * 0.6, z: 2.74 }),
    ),
    at(softBox(3.4, 0.6, 4, 1, plastic(darker(main, 0.3)), 0.2), { x: -3.4, y: -0.3 }),
  )

/** Dark glasses for the eyes. */
export const goggles = (): Object3D =>
  group(
    ...[-1, 1].map(x =>
      at(group(at(drum(2.7, 2.9, 1, gloss('#2b2a33'), 0.3), { rx: Math.PI / 2 - 0.3 })), { x: x * 3.3, y: 2.6 }),
    ),
    rod(
      [
        [-1, 3, 0.6],
        [0, 3.6, 0.8],
        [1, 3, 0.6],
      ],
      0.35,
      gloss('#2b2a33'),
    ),
    ...[-1, 1].map(x =>
      rod(
        [
          [x * 5.6, 3, 0],
          [x * 6.4, 2.6, -4],
          [x * 5.8, 0.6, -9],
        ],
        0.3,
        gloss('#2b2a33'),
      ),
    ),
  )

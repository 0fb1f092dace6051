import { ExtrudeGeometry, Mesh, type Object3D, Path, Shape } from 'three'
import { type Material, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { roundFlacon } from '../../../studio/packs/glassware.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { finished, grown } from '../../food/parts/organic.ts'
import { fluted, net } from '../../food/parts/swept.ts'
import { surface } from '../../home/parts/shape.ts'
import { labelOn, type Printed, pumpHead } from '../parts/pumps.ts'
import { openTub } from '../parts/tubs.ts'

/** Large soft tube standing on its cap: round below, pressed flat above. 7.2 × 18.4 cm. */
export const standTube = (colour: string, label: Printed, cap: string, h = 14.6, r = 3): Object3D => {
  const foot = 3.4
  const rx = (t: number) => r + t * r * 0.2
  const rz = (t: number) => r * 0.94 * (1 - t ** 1.5) ** 0.9 + 0.14
  const skin = plastic(colour, 0.56)
  skin.clearcoat = 0.08
  const body = net({
    rows: 40,
    columns: 80,
    colour,
    place: (t, turn, into) => {
      into.set(Math.sin(turn) * rx(t), foot + t * h, Math.cos(turn) * rz(t))
    },
  })
  body.material = skin
  const wide = 0.95
  const print = surface(
    (u, v) => {
      const turn = (u - 0.5) * 2 * wide
      const t = 0.06 + v * 0.86
      return [Math.sin(turn) * (rx(t) + 0.03), foot + t * h, Math.cos(turn) * (rz(t) + 0.03) + 0.02]
    },
    face(r * 2, h * 0.86, label.words, label.style, 64),
    36,
    40,
  )
  return group(
    body,
    print,
    at(box(r * 2.42, 1.3, 0.3, 0.08, skin), { y: foot + h + 0.4 }),
    ...Array.from({ length: 22 }, (_, i) =>
      at(box(0.07, 1.1, 0.34, 0.02, plastic(darker(colour, 0.08), 0.5)), {
        x: (i - 10.5) * r * 0.108,
        y: foot + h + 0.42,
      }),
    ),
    drum(r * 1.0, r * 1.06, foot * 0.96, plastic(cap, 0.4), 0.34),
    at(drum(r * 1.012, r * 1.03, 0.08, matte(darker(cap, 0.35)), 0), { y: foot * 0.42 }),
    at(box(1.6, 0.3, 0.5, 0.12, plastic(darker(cap, 0.08), 0.4)), { y: foot * 0.42, z: r * 1.0 }),
  )
}

/** The same tube lying on its back, its cap to the front left. */
export const lyingTube = (colour: string, label: Printed, cap: string): Object3D =>
  group(at(group(standTube(colour, label, cap)), { rx: -Math.PI / 2 + 0.13, y: 2.9, z: 9 }))

/** Cream in a tub with the tracks of a comb. */
const combed = (r: number, colour: string): Object3D =>
  net({
    rows: 40,
    columns: 120,
    colour,
    finish: 'waxed',
    place: (t, turn, into) => {
      const [x, z] = [Math.sin(turn) * t * r, Math.cos(turn) * t * r]
      const bend = x + Math.sin(z * 0.5) * 0.9
      const inside = Math.max(0, 1 - (t * 1.06) ** 8)
      const track = (Math.cos(bend * 4.2) * 0.13 + (clouds(x * 0.5 + 40, z * 0.5 + 40, 2) - 0.5) * 0.7) * inside
      into.set(x, track, z)
    },
  })

/** Wide low tub with cream and a label. */
export const maskTub = (stuff: Material, cream: string, label: Printed, r = 5.2, h = 6.8): Object3D =>
  group(
    openTub(r, h, stuff, combed(r * 0.85, cream), 0.9),
    at(labelOn({ rx: r, rz: r }, r * 1.7, h * 0.52, label), { y: h * 0.42 }),
  )

/** Slim bottle of amber glass with a small pump, its cap beside. */
export const oilPump = (tone: string, label: Printed): Object3D => {
  const gold = metal('#d8b06a', 0.28)
  return group(
    roundFlacon(
      [
        [0, 0],
        [1.7, 0],
        [1.8, 0.14, 0.1],
        [1.8, 7.4, 0.9],
        [0.9, 8.4, 0.4],
        [0.9, 9],
      ],
      tone,
      0.86,
    ),
    at(drum(1.06, 1.06, 1.1, gold, 0.1), { y: 8.3 }),
    at(pumpHead(0.86, '#f6f3ec', 1.7, 1.1, plastic('#f6f3ec', 0.34)), { y: 9.2, ry: 0.5 }),
    at(labelOn({ rx: 1.8, rz: 1.8 }, 3.2, 4.4, label), { y: 3.8 }),
    at(drum(1.08, 1.08, 3, gold, 0.16), { x: 3.6, z: 1.3 }),
  )
}

/** Round bar with a hole near its edge, an embossed leaf and a cord, leaning on a stone. */
export const bar = (colour: string, stone: Object3D): Object3D => {
  const [r, thick] = [3.7, 2.1]
  const shape = new Shape()
  shape.absarc(0, 0, r - 0.4, 0, Math.PI * 2)
  const hole = new Path()
  hole.absarc(0, r * 0.62, 0.55, 0, Math.PI * 2, true)
  shape.holes.push(hole)
  const geometry = new ExtrudeGeometry(shape, {
    depth: thick - 0.8,
    bevelEnabled: true,
    bevelSize: 0.4,
    bevelThickness: 0.4,
    bevelSegments: 8,
    curveSegments: 64,
  })
  geometry.translate(0, 0, -(thick - 0.8) / 2)
  const soap = plastic(colour, 0.5)
  const vein = plastic(lighter(colour, 0.16), 0.5)
  const cord = matte('#efe6d3', 0.9)
  const [lean, y] = [-0.46, r * 0.96]
  const leafOf = at(
    group(
      slab(
        [
          [0, -1.7, 0.1],
          [1.05, -0.3, 1.4],
          [0, 1.6, 0.1],
          [-1.05, -0.3, 1.4],
        ],
        0.3,
        0.12,
        vein,
      ),
      at(box(0.12, 3.6, 0.4, 0.05, soap), { y: -0.3 }),
      ...[-0.9, -0.3, 0.3].flatMap(v =>
        [-1, 1].map(s => at(box(0.09, 0.9, 0.38, 0.04, soap), { x: s * 0.34, y: v + 0.16, rz: -s * 0.75 })),
      ),
    ),
    { y: -0.9, z: thick / 2 },
  )
  return group(
    at(group(new Mesh(geometry, soap), leafOf), { y, rx: lean, z: 0.4 }),
    rod(
      [
        [0.15, y + r * 0.55, 0.6],
        [0.2, y + r * 0.64, 0.2],
        [0.5, y + r * 0.96, -1.9],
        [2.2, y + r * 0.9, -3.2],
        [4.2, y + r * 0.1, -2],
        [5.2, 0.4, 0.6],
        [6.8, 0.24, 2.6],
        [8.2, 0.24, 1.6],
      ],
      0.22,
      cord,
    ),
    rod(
      [
        [-0.15, y + r * 0.55, 0.6],
        [-0.1, y + r * 0.66, 0.1],
        [0.3, y + r * 1, -2.1],
        [2.6, y + r * 0.74, -3.2],
        [4.9, y + r * 0, -1.6],
        [5.8, 0.4, 0.4],
        [7.2, 0.24, 1.2],
        [8.2, 0.24, 1.6],
      ],
      0.22,
      cord,
    ),
    at(ball(0.46, cord), { x: 8.3, y: 0.4, z: 1.6 }),
    at(stone, { x: 0.8, z: -3.4 }),
  )
}

/** Mat of bamboo sticks. */
export const bambooMat = (w = 24, d = 17): Object3D =>
  group(
    ...Array.from({ length: Math.round(d / 0.72) }, (_, i) =>
      at(drum(0.34, 0.34, w, finished('soft', i % 3 ? '#d9bd85' : '#cfae72'), 0.1), {
        x: w / 2 + (noise(i) - 0.5) * 0.3,
        y: 0.34,
        z: (i + 0.5) * 0.72 - d / 2,
        rz: Math.PI / 2,
      }),
    ),
    ...[-0.34, 0.34].map(x => at(box(0.3, 0.1, d, 0.04, matte('#8a6f45')), { x: x * w, y: 0.68 })),
  )

/** Ginger: a root of knobs, and a slice. */
export const gingerRoot = (): Object3D => {
  const knob = (size: [number, number, number], seed: number) =>
    grown({
      size,
      colour: p =>
        Math.abs(Math.sin(p.x * 11 + p.y * 2)) > 0.93 ? '#a8824c' : blend('#d3b076', '#e0c48e', (p.y + 1) / 2),
      lump: 0.22,
      grain: 1.4,
      seed,
      fine: 34,
    })
  return group(
    at(knob([3.4, 1.35, 1.5], 2), { y: 1.3 }),
    at(knob([1.7, 1.05, 1.1], 4), { x: 2.2, y: 1.5, z: -1.3, ry: 0.9 }),
    at(knob([1.6, 1, 1], 5), { x: -1.6, y: 1.2, z: 1.5, ry: 0.8 }),
    at(knob([1.1, 0.9, 1.2], 7), { x: -0.6, y: 2.2, z: -0.8 }),
  )
}

/** Round slice of ginger. */
export const gingerSlice = (r = 1.5): Object3D =>
  group(
    drum(r, r, 0.4, matte('#cba768', 0.7), 0.1),
    at(drum(r * 0.94, r * 0.94, 0.02, finished('soft', '#f3dfa6'), 0), { y: 0.4 }),
    at(drum(r * 0.62, r * 0.62, 0.02, finished('soft', '#ecd18c'), 0), { y: 0.41 }),
  )

/** Stem of freesia: funnels in a row on a bent stalk. */
export const freesia = (colour: string): Object3D =>
  group(
    rod(
      [
        [0, 0.3, 0],
        [7, 0.6, 0.6],
        [12, 1.2, 0],
        [17, 1.4, -1.6],
      ],
      0.16,
      matte('#7c9a5a'),
    ),
    ...Array.from({ length: 7 }, (_, i) => {
      const s = 1 - i * 0.1
      const funnel = fluted(
        [
          [0.14, 0],
          [0.3, 0.7],
          [0.62, 1.6],
          [1.2, 2.4],
          [1.5, 2.6],
        ],
        6,
        0.16,
        t => (t < 0.4 ? blend('#a9bd7a', colour, t / 0.4) : lighter(colour, (t - 0.4) * 0.4)),
      )
      return at(group(at(funnel, { s: s * 1.1 }), at(drum(0.1, 0.2, 1.6 * s, matte('#e8b43c')), { y: s })), {
        x: 8.6 + i * 1.3,
        y: 0.9 + i * 0.1,
        z: 0.4 - i * 0.28,
        rx: i % 2 ? 0.75 : 0.15,
        rz: -0.5 - i * 0.06,
      })
    }),
  )

/** Half an avocado lying on its back, its stone in it. */
export const avocado = (r = 3.2): Object3D => {
  const body = grown({
    size: [r, r, r * 1.34],
    colour: p => {
      if (p.y < 0.18) return '#3f5a2c'
      const away = Math.hypot(p.x, p.z)
      return away > 0.93 ? '#5d7a34' : away > 0.8 ? '#b9c667' : '#ece3a0'
    },
    bend: p => {
      if (p.y > 0.18) p.y = 0.18
      const slim = p.z < 0 ? 1 + p.z * 0.36 : 1
      p.x *= slim
      p.y = (p.y - 0.18) * slim + 0.18
    },
    fine: 90,
    finish: 'soft',
  })
  return group(
    at(body, { y: r * 0.98 }),
    at(grown({ size: [r * 0.46, r * 0.42, r * 0.46], colour: '#7a4526', fine: 30, finish: 'waxed' }), {
      y: r * 1.2,
      z: r * 0.36,
    }),
  )
}

/** Comb of wood with wide teeth, lying along x. */
export const woodComb = (colour = '#a5714a'): Object3D =>
  group(
    at(box(15, 0.6, 2, 0.28, wood(colour)), { y: 0.34, z: -1 }),
    ...Array.from({ length: 13 }, (_, i) =>
      at(box(0.55, 0.46, 3.4, 0.2, wood(colour)), { x: -6.7 + i * 1.12, y: 0.34, z: 1.2 }),
    ),
  )

/** Shower cap with a gathered edge, lying. */
export const showerCap = (colour: string): Object3D =>
  net({
    rows: 40,
    columns: 160,
    colour: (t, turn) =>
      t > 0.9 ? darker(colour, 0.12) : Math.abs(Math.sin(turn * 7)) > 0.98 ? lighter(colour, 0.2) : colour,
    finish: 'waxed',
    place: (t, turn, into) => {
      const fold = Math.sin(turn * 22) * 0.06 * t ** 2 + Math.sin(turn * 7 + 1) * 0.05 * t
      const swell = Math.sin(Math.min(1, t * 1.04) * Math.PI * 0.62)
      const away = 5.8 * (swell + fold)
      const dome = 4.4 * Math.cos(Math.min(1, t * 1.02) * Math.PI * 0.52) ** 0.8
      const lump = (clouds(Math.sin(turn) * t * 2 + 40, Math.cos(turn) * t * 2 + 40, 3) - 0.5) * 1.6 * (1 - t)
      into.set(Math.sin(turn) * away, Math.max(0.2, dome + lump), Math.cos(turn) * away * 0.86)
    },
  })

/** Double camellia, face up. */
export const camellia = (colour: string, r = 2.6): Object3D =>
  group(
    ...[
      { count: 7, away: 0.58, size: 0.5, lift: 0.28, y: 0.1 },
      { count: 6, away: 0.36, size: 0.42, lift: 0.62, y: 0.3 },
      { count: 4, away: 0.18, size: 0.32, lift: 0.95, y: 0.5 },
    ].flatMap(({ count, away, size, lift, y }, k) =>
      Array.from({ length: count }, (_, i) =>
        at(
          group(
            at(
              grown({
                size: [r * size, r * 0.07, r * size * 0.9],
                colour: p => lighter(colour, 0.05 + k * 0.06 + Math.max(0, p.x) * 0.12),
                bend: p => {
                  p.y += (p.z * p.z + p.x * p.x * 0.6) * 1.6
                },
                fine: 16,
              }),
              { x: r * away, y: r * y * 0.4, rz: lift },
            ),
          ),
          { ry: (i / count) * Math.PI * 2 + k * 0.4 },
        ),
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ball(r * 0.06, matte('#e9b83f')), {
        x: Math.cos(i * 2.4) * r * 0.12,
        y: r * 0.5,
        z: Math.sin(i * 2.4) * r * 0.12,
      }),
    ),
  )

/** Paddle brush lying along x, bristles up. */
export const hairbrush = (colour = '#a5714a'): Object3D =>
  group(
    at(slab(rounded(9.6, 6.4, 2.9), 1, 0.4, wood(colour)), { y: 0.5, rx: -Math.PI / 2, x: -4 }),
    at(slab(rounded(9, 2, 0.9), 0.9, 0.36, wood(colour)), { y: 0.5, rx: -Math.PI / 2, x: 4.6 }),
    at(slab(rounded(8, 5, 2.2), 0.5, 0.2, rubber('#3a3330')), { y: 1.1, rx: -Math.PI / 2, x: -4 }),
    ...Array.from({ length: 45 }, (_, i) => {
      const [x, z] = [(i % 9) - 4, Math.floor(i / 9) - 2]
      return at(group(at(drum(0.06, 0.08, 1.4, matte('#2b2624')), {}), at(ball(0.13, matte('#2b2624')), { y: 1.4 })), {
        x: -4 + x * 0.8,
        y: 1.3,
        z: z * 0.9,
      })
    }),
  )

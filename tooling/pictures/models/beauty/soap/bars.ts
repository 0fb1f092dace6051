import type { Material, Object3D } from 'three'
import { slice } from '../../../studio/food/fruit.ts'
import { matte, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { face, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, group, placed, ring, rod, slab } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, shaped, surface } from '../../home/parts/shape.ts'
import { petal } from '../parts/flora.ts'
import { creamy, jelly, printed } from '../parts/stuff.ts'

/** Marbled paste: layers of a second tone drawn through the first. */
const marbled = (color: string, second: string, seed = 1, specks = 0): Material =>
  printed(
    512,
    320,
    (pen, w, h) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, w, h)
      pen.filter = 'blur(5px)'
      for (let i = 0; i < 11; i += 1) {
        const y0 = (i / 10) * h
        pen.strokeStyle = blend(color, second, 0.3 + noise(i + seed) * 0.5)
        pen.lineWidth = 6 + noise(i * 3 + seed) * 26
        pen.globalAlpha = 0.42
        pen.beginPath()
        for (let x = -10; x <= w + 10; x += 8) {
          const y = y0 + (clouds(x / 210 + seed * 9, i * 0.3 + seed, 2) - 0.5) * h * 0.6
          if (x < 0) pen.moveTo(x, y)
          else pen.lineTo(x, y)
        }
        pen.stroke()
      }
      pen.filter = 'none'
      pen.globalAlpha = 0.6
      for (let i = 0; i < specks; i += 1) {
        pen.fillStyle = darker(color, 0.35 + noise(i) * 0.3)
        pen.fillRect(noise(i * 3 + seed) * w, noise(i * 7 + seed) * h, 2 + noise(i) * 3, 2)
      }
    },
    { dull: 0.62, coat: 0.06 },
  )

/** How a handmade bar looks. */
interface Handmade {
  readonly second?: string
  readonly seed?: number
  readonly specks?: number
  readonly plain?: boolean
}

/** Handmade bar of 8.4 cm lying flat: cut by hand, edges bevelled, layers swirled. */
export const bar = (color: string, { second, seed = 1, specks = 0, plain = false }: Handmade = {}): Object3D =>
  at(
    block(
      [8.4, 2.7, 5.4],
      0.32,
      plain ? creamy(color, 0.6, 0.06) : marbled(color, second ?? lighter(color, 0.5), seed, specks),
      (x, y, z) => {
        const rough = (clouds(x * 0.5 + seed * 9 + 20, z * 0.5 + y * 0.7 + 20, 3) - 0.5) * 0.16
        return [x * (1 + rough * 0.1), y + rough * (y > 0 ? 1 : 0), z + rough * 0.6]
      },
      18,
    ),
    { y: 1.35 },
  )

/** Sleeve of card for a bar lying along x, open at both ends, printed on top; `upright` turns the words towards +x. */
export const sleeve = (long: number, words: Words, ground: string, ink: string, upright = false): Object3D => {
  const card = matte(ground, 0.8)
  const [h, d] = [2.96, 5.66]
  const [w, l] = upright ? [d * 0.92, long * 0.94] : [long * 0.94, d * 0.92]
  const label = pane(w, l, 0.1, face(w, l, words, { ground, ink, accent: ink, plan: 'minimal', art: mark(ink) }, 60))
  return group(
    at(box(long, 0.06, d, 0.02, card), { y: h }),
    at(box(long, 0.06, d, 0.02, card), { y: 0.03 }),
    at(box(long, h, 0.06, 0.02, card), { y: h / 2, z: d / 2 }),
    at(box(long, h, 0.06, 0.02, card), { y: h / 2, z: -d / 2 }),
    at(placed(label, { rx: -Math.PI / 2 }), { y: h + 0.045, ry: upright ? -Math.PI / 2 : 0 }),
  )
}

const mark = (ink: string) => (pen: CanvasRenderingContext2D, w: number, h: number) => {
  pen.strokeStyle = ink
  pen.lineWidth = w * 0.008
  for (let i = 0; i < 5; i += 1) {
    pen.beginPath()
    pen.ellipse(w / 2, h * 0.44, w * 0.06, h * 0.17, (i - 2) * 0.5, 0, 7)
    pen.stroke()
  }
}

/** Bar with its sleeve pushed half off. */
export const sleeved = (color: string, words: Words, look: Handmade, ground = '#f1ebdc', ink = '#4c5a45'): Object3D =>
  group(bar(color, look), at(sleeve(4.6, words, ground, ink), { x: 3.4 }))

/** Two bars on each other, the upper turned; a band of paper around it. */
export const stacked = (color: string, words: Words, look: Handmade, ground: string, ink: string): Object3D =>
  group(
    bar(color, look),
    at(group(bar(color, { ...look, seed: 5 }), at(sleeve(3.6, words, ground, ink), {})), { y: 2.72, ry: 0.34, x: 0.2 }),
  )

/** Bar standing on its short end in its sleeve, petals pressed into its face, another bar lying before it. */
export const petalled = (color: string, words: Words): Object3D => {
  const dressed = (seed: number, from = -3.2) =>
    group(
      bar(color, { second: lighter(color, 0.42), seed }),
      ...Array.from({ length: 7 }, (_, i) =>
        at(petal(i % 2 ? '#a02c46' : '#b8485f', 1.5, 1.3, 0.1), {
          x: from + ((i + 0.5) / 7) * (3.3 - from),
          y: 2.74,
          z: (noise(i * 5 + seed) - 0.6) * 3.2,
          ry: i * 2.1,
        }),
      ),
    )
  return group(
    at(
      placed(group(dressed(2, 1.6), at(sleeve(3.9, words, '#f6ece6', '#8a4a55', true), { x: -0.9 })), {
        rz: Math.PI / 2,
      }),
      {
        x: 3.2,
        y: 4.24,
        z: -1.2,
        ry: 1.571,
      },
    ),
    at(group(dressed(7)), { x: -2.6, z: 4.2, ry: 0.18 }),
  )
}

/** Loaf cut in slices: two bars stand, one lies before them, each with its stamp. */
export const slices = (color: string): Object3D => {
  const tone = blend(color, '#c9a66e', 0.16)
  const stamp = () =>
    placed(
      pane(
        3.2,
        3.2,
        0.1,
        print(200, 200, (pen, w, h) => {
          pen.strokeStyle = darker(tone, 0.34)
          pen.lineWidth = w * 0.02
          pen.beginPath()
          pen.arc(w / 2, h / 2, w * 0.46, 0, 7)
          pen.stroke()
          mark(darker(tone, 0.34))(pen, w, h * 1.14)
        }),
      ),
      { rx: -Math.PI / 2 },
    )
  const one = (seed: number) => group(bar(tone, { plain: true, seed }), at(stamp(), { y: 2.75 }))
  return group(
    at(placed(one(1), { rx: Math.PI / 2 }), { y: 2.7, z: -4.4, x: -0.6 }),
    at(placed(one(3), { rx: Math.PI / 2 }), { y: 2.7, z: -1.2, ry: 0.06, x: 0.3 }),
    at(one(6), { x: 1.6, z: 5.2, ry: -0.3 }),
  )
}

const MARKS = {
  flower: (stuff: Material) =>
    Array.from({ length: 5 }, (_, i) => {
      const turn = (i / 5) * Math.PI * 2
      const one = at(ball(1, stuff), { x: Math.sin(turn) * 0.82, z: Math.cos(turn) * 0.82, ry: turn - Math.PI / 2 })
      one.scale.set(0.62, 0.22, 0.46)
      return one
    }).concat(at(ball(0.3, stuff), { y: 0.06 })),
  drop: (stuff: Material) => [
    at(
      slab(
        Array.from({ length: 40 }, (_, i): [number, number] => {
          const turn = (i / 40) * Math.PI * 2
          return [Math.sin(turn) * 0.9 * Math.sin(turn / 2), Math.cos(turn) * 1.15]
        }),
        0.34,
        0.14,
        stuff,
      ),
      { rx: -Math.PI / 2 },
    ),
  ],
  rings: (stuff: Material) => [0.5, 0.95].map(r => at(ring(r, 0.12, stuff), { rx: Math.PI / 2, y: 0.02 })),
}

/** Pressed oval bar, 9 cm, lying flat; with a mark in a sunk panel of its upper face. */
export const oval = (color: string, shape: keyof typeof MARKS): Object3D => {
  const stuff = creamy(color, 0.34, 0.4)
  const side = (top: boolean) =>
    surface(
      (u, v): Point => {
        const turn = (top ? -u : u) * Math.PI * 2
        const [x, z] = [Math.sin(turn) * v * 4.5, Math.cos(turn) * v * 3]
        const dome = 1.5 * (1 - v ** 3.2) ** 0.5
        if (!top) return [x, -dome * 0.75, z]
        const inside = 1 - Math.min(1, Math.max(0, (Math.hypot(x / 2.9, z / 1.8) - 0.92) / 0.1))
        return [x, dome - inside * 0.24, z]
      },
      stuff,
      top ? 120 : 60,
      top ? 90 : 24,
    )
  return at(group(side(true), side(false), at(group(...MARKS[shape](stuff)), { y: 1.27 })), { y: 1.12 })
}

/** Clear cube with things set in it, 5.2 cm. */
export const cube = (color: string, inside: 'lavender' | 'peel'): Object3D => {
  const a = 5.2
  const buds = Array.from({ length: 26 }, (_, i) => {
    const bud = at(ball(0.2, matte(i % 3 ? '#6a55a0' : '#8a9a66', 0.6)), {
      x: (noise(i * 3 + 1) - 0.5) * 4.2,
      y: 0.6 + noise(i * 5 + 2) * 3.9,
      z: 2.42,
      rz: noise(i) * 3,
    })
    bud.scale.set(0.8, 1.7, 0.6)
    return bud
  })
  const stems = [-1.3, 0.1, 1.4].map((x, i) =>
    rod(
      [
        [x, 0.5, 2.46],
        [x + 0.2, 2, 2.46],
        [x + (i - 1) * 0.4, 4.5, 2.46],
      ],
      0.06,
      matte('#77875a'),
    ),
  )
  const rind = [
    [-0.9, 1.6],
    [1, 3.6],
  ].map(([x = 0, y = 0], i) =>
    at(group(slice(1.25 - i * 0.1, '#f3a23c', '#d9701e', 0.12)), { x, y, z: 2.44, rx: Math.PI / 2 }),
  )
  const things = inside === 'lavender' ? [...buds, ...stems] : rind
  return group(
    at(box(a * 0.965, a * 0.965, a * 0.965, 0.5, jelly(color)), { y: a / 2 }),
    ...things,
    at(group(...things.map(thing => thing.clone())), { ry: Math.PI / 2 }),
    at(box(a, a, a, 0.46, clear(blend('#ffffff', color, 0.5), 0.2)), { y: a / 2 }),
  )
}

/** Lime of soap on a looped cotton rope; hangs from its loop, 17 cm, or lies when `lying`. */
export const onRope = (color: string, lies = false): Object3D => {
  const fruit = shaped(at(ball(3.2, creamy(color, 0.42, 0.25)), {}), (x, y, z) => {
    const tip = Math.abs(y) > 2.2 ? Math.sign(y) * (Math.abs(y) - 2.2) * 0.9 : 0
    const pores = (clouds(x * 2.4 + 30, y * 2.4 + z * 2 + 30, 2) - 0.5) * 0.1
    return [x * (1 + pores * 0.2), y + tip, z * (1 + pores * 0.2)]
  })
  const cotton = matte('#f2ece0', 0.95)
  const cord = (points: Point[]) => [
    rod(points, 0.22, cotton),
    rod(
      points.map(([x, y, z], i): Point => [x + 0.14 * Math.sin(i * 1.9), y, z + 0.14 * Math.cos(i * 1.9)]),
      0.16,
      matte('#e4dccb', 0.95),
    ),
  ]
  const loop: Point[] = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24
    const turn = t * Math.PI * 2
    return lies
      ? [-4.6 + Math.cos(turn) * 3.2, 0.26 + Math.max(0, Math.cos(turn) - 0.5) * 2.4, 1 + Math.sin(turn) * 2]
      : [Math.sin(turn) * 1.7 * (1 - Math.cos(turn)) * 0.5, 9.4 - Math.cos(turn) * 4.7, 0]
  })
  const knot = (y: number, z = 0) =>
    at(group(...[0, 1, 2].map(i => at(ring(0.42, 0.22, cotton), { rx: 0.6 * i, ry: i * 1.1, y: i * 0.12 }))), { y, z })
  return lies
    ? group(
        at(placed(fruit, { rz: Math.PI / 2 - 0.14 }), { x: 2.6, y: 3.2 }),
        ...cord(loop),
        at(knot(1.7), { x: -1.5, y: 1.7, z: 0.9 }),
      )
    : group(at(fruit, { y: 3.9 }), ...cord(loop.map(([x, y, z]): Point => [x, y + 2.5, z])), knot(7.4))
}

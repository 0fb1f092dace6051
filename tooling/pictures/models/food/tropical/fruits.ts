import type { Object3D, Vector3 } from 'three'
import { glass, matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, drum, group, rod, turned } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { around } from '../parts/cream.ts'
import { cutPaint } from '../parts/cuts.ts'
import { finished, grown, mottle } from '../parts/organic.ts'
import { net, swept } from '../parts/swept.ts'

/** Spiky crown of a pineapple. */
const crown = (high: number, green = '#5f8a4a'): Object3D =>
  group(
    ...[
      [12, 0.5, 1],
      [10, 0.34, 1.15],
      [8, 0.2, 1.25],
      [5, 0.08, 1.2],
    ].flatMap(([count = 8, out = 0.3, tall = 1], ring) =>
      Array.from({ length: count }, (_, i) => {
        const turn = ((i + ring * 0.5) / count) * Math.PI * 2
        const h = high * 0.62 * tall * (0.85 + noise(i + ring * 20) * 0.3)
        const blade = net({
          rows: 8,
          columns: 6,
          colour: t => blend(darker(green, 0.2), lighter(green, 0.22), t),
          place: (t, a, into) => {
            const w = 0.85 * (1 - t) ** 0.7 + 0.02
            into.set(Math.sin(a) * w, t * h, Math.cos(a) * w * 0.22 + out * h * t * t + 0.7)
          },
        })
        return at(group(blade), { ry: turn })
      }),
    ),
  )

/** Whole pineapple, standing. */
export function pineapple(r = 5.4, h = 14, leaves = 12): Object3D {
  const rows = 88
  const body = net({
    rows,
    columns: 96,
    finish: 'soft',
    colour: (t, turn) => {
      const [a, b] = [turn * 6.5 + t * 17, turn * 6.5 - t * 17]
      const eye = Math.abs(Math.sin(a)) * Math.abs(Math.sin(b))
      const base = blend('#d9932e', '#a8a03c', Math.max(0, t - 0.55) * 1.2)
      return blend(blend(darker(base, 0.5), base, Math.min(1, eye * 2.2)), '#7a5a2a', eye > 0.9 ? 0.65 : 0)
    },
    place: (t, turn, into) => {
      const [a, b] = [turn * 6.5 + t * 17, turn * 6.5 - t * 17]
      const eye = (Math.abs(Math.sin(a)) * Math.abs(Math.sin(b))) ** 0.6
      const full = r * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 4.4) ** 0.42
      const away = full * (0.93 + eye * 0.12)
      into.set(Math.sin(turn) * away, t * h, Math.cos(turn) * away)
    },
  })
  return group(body, at(crown(leaves), { y: h * 0.96 }))
}

/** Round slice of pineapple without its core. */
export const pineSlice = (r = 4.4, thick = 1.2): Object3D =>
  group(
    turned(
      [
        [r * 0.28, 0],
        [r, 0, 0.1],
        [r, thick, 0.1],
        [r * 0.28, thick, 0.05],
        [r * 0.28, 0],
      ],
      finished('wet', '#f6cb3c'),
    ),
    around(
      i => at(box(0.1, 0.04, r * 0.6, 0.02, finished('soft', i % 2 ? '#e6ae26' : '#fbe07a')), { y: thick }),
      30,
      r * 0.62,
      0,
    ),
  )

/** Chunk of flesh. */
export const chunk = (colour: string, s = 2): Object3D =>
  at(box(s, s * 0.9, s * 1.1, s * 0.18, finished('wet', colour)), {})

const mangoForm = (p: Vector3): void => {
  p.y += Math.max(0, p.x) ** 3 * -0.16
  p.x += Math.max(0, p.x) ** 4 * 0.1
  const slim = 1 - 0.16 * Math.max(0, p.x) - 0.03 * Math.max(0, -p.x)
  p.y *= slim
  p.z *= slim
}

/** Mango lying along x. */
export const mango = (long = 6, golden = '#f2b632', blush = '#e0703a', seed = 1): Object3D =>
  group(
    at(
      grown({
        size: [long, long * 0.62, long * 0.56],
        colour: p =>
          blend(
            blend(golden, '#b9b03c', Math.max(0, -p.x - 0.3) * 0.5),
            blush,
            Math.max(0, (p.y * 0.6 - p.x * 0.5 + mottle(p, 2, seed) * 0.6 - 0.3) * 0.8),
          ),
        bend: mangoForm,
        lump: 0.05,
        seed,
        fine: 44,
        finish: 'waxed',
      }),
      { y: long * 0.57 },
    ),
    at(drum(0.3, 0.4, 0.6, matte('#6b4a2a'), 0.1), { x: -long * 0.97, y: long * 0.57, rz: Math.PI / 2 }),
  )

/** Cheek of a mango, cut in cubes and turned inside out, lying. */
export const hedgehog = (long = 5.6, flesh = '#f9a91f'): Object3D => {
  const cubes: Object3D[] = []
  for (let i = -3; i <= 3; i += 1)
    for (let k = -2; k <= 2; k += 1) {
      const [u, v] = [i / 3.6, k / 2.7]
      const inside = 1 - u * u - v * v
      if (inside < 0.06) continue
      cubes.push(
        at(
          group(
            at(box(1.22, 1.5, 1.15, 0.16, finished('wet', (i + k) % 2 ? flesh : lighter(flesh, 0.08))), { y: 0.5 }),
          ),
          { x: u * long * 0.92, y: 0.9 + Math.sqrt(inside) * long * 0.3, z: v * long * 0.6, rz: -u * 0.6, rx: v * 0.6 },
        ),
      )
    }
  return group(
    grown({
      size: [long, long * 0.3, long * 0.64],
      colour: p => (p.y > 0.1 ? flesh : '#e8b93a'),
      fine: 30,
      finish: 'waxed',
    }),
    ...cubes,
  )
}

/** Coconut with its green husk cut to a white drum with a point; `hole` shows the straw. */
export const youngCoconut = (r = 6): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.74, 0, 0.4],
        [r * 0.98, r * 0.8, 1.2],
        [r, r * 1.1, 0.6],
        [r * 0.42, r * 1.78, 0.3],
        [r * 0.4, r * 1.8],
        [0, r * 1.8],
      ],
      finished('soft', '#f2e9d3'),
    ),
    ...Array.from({ length: 26 }, (_, i) => {
      const turn = (i / 26) * Math.PI * 2
      return at(box(0.16, r * 0.9, 0.12, 0.05, matte(i % 2 ? '#e3d4b0' : '#d9c79e')), {
        x: Math.sin(turn) * r * 0.9,
        y: r * 0.55,
        z: Math.cos(turn) * r * 0.9,
        ry: turn,
        rx: 0.22,
      })
    }),
    at(disc(r * 0.3, matte('#cfc1a0')), { y: r * 1.81 }),
    rod(
      [
        [0, r * 1.5, 0],
        [0.5, r * 2.4, 0],
        [1.6, r * 2.9, 0.2],
      ],
      0.42,
      plastic('#e8553f'),
    ),
  )

/** Half a coconut: shell or green husk, thick white flesh, water in it. */
export const halfCoconut = (r = 6, husk = '#7f9a45', shell = '#6b4a2a'): Object3D =>
  group(
    at(
      grown({
        size: [r, r, r],
        colour: p => {
          const away = Math.hypot(p.x, p.z)
          if (p.y > 0.02) return away > 0.955 ? '#dfe0b4' : away > 0.9 ? shell : '#fdfaf2'
          return blend(husk, darker(husk, 0.3), mottle(p, 4) * 0.7)
        },
        bend: p => {
          const away = Math.hypot(p.x, p.z)
          if (p.y > 0) p.y = -0.6 * Math.max(0, 1 - (away / 0.9) ** 5)
        },
        lump: 0.05,
        fine: 36,
      }),
      { y: r },
    ),
    at(
      turned(
        [
          [r, 0, 0.1],
          [r * 0.94, 0.06],
        ],
        matte(blend(husk, '#e9dcb4', 0.5)),
      ),
      { y: r },
    ),
    at(
      turned(
        [
          [r * 0.95, 0.03],
          [r * 0.86, 0.03],
          [r * 0.84, 0.03],
        ],
        matte(shell),
      ),
      { y: r },
    ),
    at(
      turned(
        [
          [r * 0.87, 0.05],
          [r * 0.7, 0.05, 0.2],
          [r * 0.6, -r * 0.35, 0.5],
          [0, -r * 0.5],
        ],
        finished('soft', '#fdfaf2'),
      ),
      { y: r },
    ),
    at(disc(r * 0.66, finished('wet', '#dfe9e6')), { y: r * 0.82 }),
  )

const FIFTH = (Math.PI * 2) / 5

/** Round body with five flat sides: 1 on its ridges. */
const fiveSided = (turn: number, flat: number): number => {
  const off = (((turn % FIFTH) + FIFTH) % FIFTH) - FIFTH / 2
  return 1 + flat * (Math.cos(FIFTH / 2) / Math.cos(Math.abs(off) - FIFTH / 2 + 0.0001) - 1)
}

/** One banana, arching from its stalk at 0 to its tip along +x, both at the same height. */
export const banana = (long: number, r: number, colour = '#f6d03a', flecks = 0): Object3D => {
  const [round, half] = [long / 1.7, 0.85]
  return swept({
    path: t => {
      const turn = -half + t * 2 * half
      return [round * (Math.sin(turn) + Math.sin(half)), round * (Math.cos(turn) - Math.cos(half)), 0]
    },
    r: (t, turn) => {
      const neck = 0.4 + 0.6 * Math.min(1, Math.max(0, (t - 0.08) / 0.24)) ** 1.3
      const tip = t > 0.74 ? Math.max(0, 1 - ((t - 0.74) / 0.22) ** 2 * 0.74) : 1
      const end = t > 0.985 ? 0.05 : 1
      return (
        r * Math.min(neck, Math.max(0.24, tip)) * end * (0.92 + 0.08 * Math.sin(t * Math.PI)) * fiveSided(turn, 0.8)
      )
    },
    colour: (t, turn) => {
      if (t > 0.955) return '#4a3826'
      const green = t < 0.2 ? 0.62 * (1 - t / 0.2) + 0.1 : t > 0.86 ? (t - 0.86) * 5 : 0
      const base = blend(colour, '#9aa64a', green)
      const ridge = 1 - Math.abs((((turn % FIFTH) + FIFTH) % FIFTH) - FIFTH / 2) / (FIFTH / 2)
      const fleck = t > 0.2 && noise(Math.round(t * 74) * 31 + Math.round(turn * 8) * 7) < flecks
      return blend(base, '#7a4a1e', fleck ? 0.6 : ridge < 0.12 ? 0.22 : 0)
    },
    rows: 76,
    columns: 50,
    finish: 'soft',
  })
}

/** Hand of bananas resting on its tips, fanned out from the cut crown at the left. */
export const hand = (count: number, long: number, r: number, colour?: string, flecks = 0): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const k = i - (count - 1) / 2
      const one = banana(long * (0.95 + noise(i + 3) * 0.09), r * (0.97 + noise(i) * 0.07), colour, flecks)
      const leaning = at(group(one), { rx: k * 0.2, rz: 0.05 })
      return at(group(leaning), { y: r * 1.05, z: k * r * 0.62, ry: -k * 0.17 })
    }),
    at(
      grown({
        size: [r * 0.9, r * 0.62, r * (0.42 * count)],
        colour: '#93994a',
        lump: 0.14,
        seed: 4,
        fine: 24,
      }),
      { x: r * 0.3, y: r * 1.15 },
    ),
    at(drum(r * 0.56, r * 0.78, r * 1.5, matte('#7f8442'), r * 0.1), {
      x: -r * 0.1,
      y: r * 1.3,
      rz: Math.PI / 2 - 0.35,
    }),
    at(drum(r * 0.5, r * 0.56, r * 0.18, matte('#5b4a2c'), r * 0.05), {
      x: -r * 1.46,
      y: r * 1.3 + r * 0.5,
      rz: Math.PI / 2 - 0.35,
    }),
  )

/** Kiwi, brown and downy, lying along x. */
export const kiwi = (r = 2.6, brown = '#8a6a3c', seed = 1): Object3D =>
  group(
    at(
      grown({
        size: [r * 1.22, r, r],
        colour: p =>
          blend(
            brown,
            darker(brown, 0.35),
            noise(Math.round(p.x * 30) * 17 + Math.round(p.z * 30) * 3 + Math.round(p.y * 30) * 71 + seed) * 0.7,
          ),
        seed,
        lump: 0.05,
        fine: 40,
        finish: 'dry',
      }),
      { y: r * 0.96 },
    ),
    at(ball(0.3, matte('#5a4426')), { x: r * 1.2, y: r * 0.96 }),
  )

/** Half a kiwi with its ring of seeds, leaning to the camera. */
export const halfKiwi = (r = 2.6, flesh = '#8fb53c', heart = '#f4f0cc', ring = flesh, brown = '#8a6a3c'): Object3D => {
  const face = cutPaint(
    (pen, w) => {
      const m = w / 2
      pen.fillStyle = brown
      pen.fillRect(0, 0, w, w)
      const wash = pen.createRadialGradient(m, m, m * 0.12, m, m, m)
      wash.addColorStop(0, heart)
      wash.addColorStop(0.2, lighter(ring, 0.2))
      wash.addColorStop(0.42, ring)
      wash.addColorStop(0.75, flesh)
      wash.addColorStop(1, lighter(flesh, 0.14))
      pen.fillStyle = wash
      pen.beginPath()
      pen.arc(m, m, m * 0.955, 0, 7)
      pen.fill()
      for (let i = 0; i < 44; i += 1) {
        const turn = (i / 44) * Math.PI * 2
        pen.strokeStyle = `${lighter(flesh, 0.55)}77`
        pen.lineWidth = 3
        pen.beginPath()
        pen.moveTo(m + Math.cos(turn) * m * 0.24, m + Math.sin(turn) * m * 0.24)
        pen.lineTo(m + Math.cos(turn) * m * 0.82, m + Math.sin(turn) * m * 0.82)
        pen.stroke()
        pen.fillStyle = '#221a12'
        pen.save()
        const away = m * (0.36 + noise(i) * 0.14)
        pen.translate(m + Math.cos(turn + 0.07) * away, m + Math.sin(turn + 0.07) * away)
        pen.rotate(turn)
        pen.beginPath()
        pen.ellipse(0, 0, w * 0.02, w * 0.011, 0, 0, 7)
        pen.fill()
        pen.restore()
      }
      pen.fillStyle = heart
      pen.beginPath()
      pen.ellipse(m, m, m * 0.2, m * 0.15, 0, 0, 7)
      pen.fill()
    },
    0.3,
    0.8,
  )
  return group(
    at(
      group(
        grown({
          size: [r, r * 1.1, r],
          colour: p => blend(brown, darker(brown, 0.3), noise(Math.round(p.x * 30) + Math.round(p.z * 30) * 71) * 0.6),
          bend: p => {
            p.y = Math.min(0, p.y)
          },
          finish: 'dry',
        }),
        at(disc(r * 0.995, face), { y: 0.03 }),
      ),
      { rx: 1.05, y: r * 0.92 },
    ),
  )
}

/** Clear tub, open. */
export const tub = (r: number, h: number): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.86, 0, 0.4],
        [r, h, 0.1],
        [r * 1.06, h, 0.05],
        [r * 1.06, h + 0.3],
      ],
      glass('#eef5f6', 0.26),
    ),
  )

import { type Object3D, Vector3 } from 'three'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, group, ring, rod } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { finished, grown, mottle } from '../parts/organic.ts'
import { net, swept } from '../parts/swept.ts'

/** How a prawn looks. */
export interface Prawn {
  readonly shell: string
  readonly band: string
  /** Whether the head with its feelers is there. */
  readonly head: boolean
  /** Bend of the tail in radians: 1.4 is loose, 3.6 is curled. */
  readonly curl: number
  readonly long?: number
}

/** Prawn lying on its side, its back outwards. */
export function prawn({ shell, band, head, curl, long = 9 }: Prawn): Object3D {
  const round = long / curl
  const spot = (t: number): [number, number, number] => {
    const turn = t * curl
    return [Math.sin(turn) * round, 0.75, -Math.cos(turn) * round + round]
  }
  const body = swept({
    path: spot,
    r: t => {
      const full = t < 0.06 ? 0.35 + (t / 0.06) * 0.5 : 1.12 * (1 - t * 0.62)
      const step = (t * 7) % 1
      return full * (head ? 1.1 : 1) * (0.94 + 0.12 * step) + 0.04
    },
    colour: (t, turn) => {
      const step = (t * 7) % 1
      const base = blend(shell, lighter(shell, 0.35), Math.max(0, -Math.sin(turn)) * 0.6)
      return step > 0.72 || step < 0.08 ? blend(base, band, 0.85) : base
    },
    rows: 90,
    columns: 22,
    finish: 'wet',
  })
  const end = spot(1)
  const way = curl
  const tail = at(
    group(
      ...[-0.55, -0.2, 0.2, 0.55].map(a =>
        at(
          group(
            at(
              grown({
                size: [1.1, 0.12, 0.42],
                colour: p => blend(shell, band, Math.max(0, p.x)),
                fine: 14,
                finish: 'wet',
              }),
              { x: 1 },
            ),
          ),
          { ry: a },
        ),
      ),
    ),
    { x: end[0], y: end[1], z: end[2], ry: -way },
  )
  const legs = Array.from({ length: 7 }, (_, i) => {
    const [x, y, z] = spot(0.12 + i * 0.09)
    const turn = (0.12 + i * 0.09) * curl
    const [dx, dz] = [-Math.sin(turn) * 1, Math.cos(turn) * 1]
    return rod(
      [
        [x, y, z],
        [x + dx * 1.1, y * 0.8, z + dz * 1.1],
        [x + dx * 1.5 + 0.3, 0.15, z + dz * 1.9],
      ],
      0.07,
      finished('soft', lighter(shell, 0.2)),
    )
  })
  if (!head) return group(body, tail)
  return group(
    body,
    tail,
    ...legs,
    at(
      grown({
        size: [2.1, 0.98, 1.08],
        colour: p => blend(shell, band, Math.max(0, -p.x - 0.3) * 0.8 + mottle(p, 3) * 0.2),
        bend: p => {
          const slim = 1 - 0.5 * Math.max(0, -p.x)
          p.y *= slim
          p.z *= slim
        },
        fine: 30,
        finish: 'wet',
      }),
      { x: -1.3, y: 0.95, z: 0.1 },
    ),
    at(grown({ size: [1.2, 0.16, 0.12], colour: darker(band, 0.1), fine: 10 }), { x: -3.4, y: 1.3, z: -0.2, rz: -0.2 }),
    ...[-0.5, 0.5].map(z => at(ball(0.27, finished('wet', '#14110f')), { x: -2.5, y: 1.35, z: 0.1 + z })),
    ...[-1, 1].map(s =>
      rod(
        [
          [-2.8, 1, 0.1 + s * 0.3],
          [-5, 2, s * 1.6 + 0.6],
          [-3, 2.2, s * 3.6 + 2],
          [2, 1.2, s * 4.8 + 3],
        ],
        0.055,
        finished('soft', band),
      ),
    ),
    ...[-1, 1].map(s =>
      rod(
        [
          [-2.8, 0.9, 0.1],
          [-4.2, 0.9, s * 0.8],
          [-5.4, 0.4, s * 1.4],
        ],
        0.07,
        finished('soft', band),
      ),
    ),
  )
}

/** Crab lying flat, seen from above; `tied` winds a string around it. */
export function crab(shell: string, claw: string, tied: boolean, spiky: boolean): Object3D {
  const body = grown({
    size: [7, 2.4, 4.6],
    colour: p =>
      blend(
        blend(shell, darker(shell, 0.35), mottle(p, 4)),
        p.y < -0.1 ? '#f0e4cf' : lighter(shell, 0.5),
        p.y < -0.1 ? 0.8 : mottle(p, 9, 3) > 0.62 ? 0.4 : 0,
      ),
    bend: p => {
      const edge = Math.abs(p.y) < 0.3 ? 1 : 0
      const turn = Math.atan2(p.z, p.x)
      const tooth = 1 + (spiky ? 0.05 : 0.025) * Math.abs(Math.sin(turn * 11)) * edge
      const point = spiky
        ? 1 + 0.28 * Math.max(0, Math.abs(p.x) - 0.75) * 4 * (1 - Math.abs(p.y)) * Math.exp(-((p.z / 0.35) ** 2))
        : 1
      p.x *= tooth * point
      p.z *= tooth * (p.z > 0 ? 0.86 : 1)
    },
    lump: 0.06,
    fine: 72,
    finish: 'waxed',
  })
  const leg = (s: number, i: number): Object3D => {
    const z = -1.8 + i * 1.5
    const out = 5.6 - i * 0.2
    const [from, knee, foot] = [
      new Vector3(s * (out - 1.4), 0.6, -z * 0.7),
      new Vector3(s * (out + 2.6), 2, -z * 1.5 + i * 0.3),
      new Vector3(s * (out + 4.6), 0.1, -z * 2.4 + i * 0.5),
    ]
    const bent = (t: number) => (t < 0.5 ? from.clone().lerp(knee, t * 2) : knee.clone().lerp(foot, t * 2 - 1))
    return swept({
      path: t => {
        const { x, y, z: deep } = bent(t)
        return [x, y, deep]
      },
      r: t => 0.66 * (1 - t * 0.75) * (0.9 + 0.2 * Math.abs(Math.sin(t * Math.PI * 2))),
      colour: t => blend(claw, shell, t * 0.6),
      rows: 24,
      columns: 12,
      finish: 'waxed',
    })
  }
  const pincer = (s: number): Object3D =>
    group(
      swept({
        path: t => [s * (4.6 + Math.sin(t * 2.4) * 3.4), 0.9 + t * 0.4, 2.6 + t * 4.4],
        r: t => 0.9 + Math.sin(t * Math.PI) * 0.3,
        colour: claw,
        rows: 24,
        columns: 16,
        finish: 'waxed',
      }),
      at(
        grown({
          size: [1.7, 1.4, 2.6],
          colour: p => blend(claw, darker(claw, 0.4), mottle(p, 4) * 0.5),
          lump: 0.06,
          fine: 30,
          finish: 'waxed',
        }),
        { x: s * 5.4, y: 1.4, z: 8.4, ry: s * -0.5 },
      ),
      ...[-1, 1].map(k =>
        swept({
          path: t => [
            s * (5 - t * 2.8 - (k > 0 ? 0.2 : 1.4) * (1 - t)) + k * s * 0.5,
            1.4,
            10 + t * 2.6 + Math.sin(t * 2.6) * k * 0.4,
          ],
          r: t => 0.85 * (1 - t) ** 0.6 + 0.05,
          colour: t => blend(claw, '#2a2320', t > 0.6 ? 0.8 : 0),
          rows: 18,
          columns: 12,
          finish: 'waxed',
        }),
      ),
    )
  const cord = finished('dry', '#d9b06a')
  return group(
    at(body, { y: 1.9 }),
    ...[-1, 1].flatMap(s => [0, 1, 2, 3].map(i => leg(s, i))),
    pincer(-1),
    pincer(1),
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [s * 1.1, 2, 4],
          [s * 1.3, 3, 4.5],
        ],
        0.2,
        finished('soft', claw),
      ),
      at(ball(0.36, finished('wet', '#14110f')), { x: s * 1.3, y: 3.1, z: 4.5 }),
    ]),
    ...(tied
      ? [
          at(group(at(ring(1, 0.07, cord), { s: 1 })), { y: 2 }),
          ...[-0.9, 0.9].map(x => {
            const loop = ring(1, 0.07, cord)
            loop.scale.set(5, 2.66, 2.6)
            return at(group(at(group(loop), { ry: Math.PI / 2 })), { x: x * 2.2, y: 1.9 })
          }),
          (() => {
            const loop = ring(1, 0.05, cord)
            loop.scale.set(7.6, 2.7, 4)
            return at(group(loop), { y: 1.9, z: 0.4 })
          })(),
        ]
      : []),
  )
}

/** Piece of a fish: flesh with white lines that bend at the back, skin below. */
export function fillet(w: number, h: number, d: number, flesh: string, line: string, skin: string, seed = 1): Object3D {
  return group(
    net({
      rows: 60,
      columns: 120,
      finish: 'wet',
      colour: (t, turn) => {
        const x = Math.sin(turn)
        const z = Math.cos(turn)
        if (t < 0.16) return skin
        const k = t < 0.4 ? 1 : 1 - (t - 0.4) / 0.6
        const [px, pz] = [x * k * w * 0.5, z * k * d * 0.5]
        const along = px * 1.1 + Math.abs(pz - d * 0.06) * 0.8 + (t < 0.4 ? (t - 0.16) * 5 : 0)
        const wave = Math.abs(Math.sin(along * 1.5 + clouds(px + 50 + seed, pz + 50, 2) * 2))
        const mid = Math.abs(pz - d * 0.06) < 0.1 ? 0.5 : 0
        return blend(
          blend(flesh, darker(flesh, 0.1), clouds(px * 2 + 30, pz * 2 + 30, 2)),
          line,
          Math.max(mid, wave > 0.93 ? 0.8 : 0),
        )
      },
      place: (t, turn, into) => {
        const power = 0.42
        const [s, c] = [Math.sin(turn), Math.cos(turn)]
        const [bx, bz] = [Math.sign(s) * Math.abs(s) ** power, Math.sign(c) * Math.abs(c) ** power]
        const k =
          t < 0.08 ? t / 0.08 : t < 0.4 ? 1 + Math.sin(((t - 0.08) / 0.32) * Math.PI) * 0.04 : 1 - (t - 0.4) / 0.6
        const y =
          t < 0.08
            ? 0
            : t < 0.4
              ? ((t - 0.08) / 0.32) * h * 0.86
              : h * (0.86 + 0.14 * Math.sin(((t - 0.4) / 0.6) * 1.57))
        into.set(bx * k * w * 0.5, y + (bz > 0 ? -0.06 : 0.1) * h * k, bz * k * d * 0.5)
      },
    }),
  )
}

/** Oyster on its half shell. */
export const oyster = (seed = 1): Object3D =>
  group(
    at(
      grown({
        size: [4.4, 1.4, 3.1],
        colour: p => {
          const away = Math.hypot(p.x, p.z)
          return p.y > 0 && away < 0.93
            ? blend('#f3f1ea', '#c9c6d2', mottle(p, 2, seed))
            : blend('#8f8b80', '#4f4a44', mottle(p, 7, seed))
        },
        bend: p => {
          const away = Math.hypot(p.x, p.z)
          const turn = Math.atan2(p.z, p.x)
          if (p.y > 0) p.y = -0.55 * Math.max(0, 1 - (away / 0.94) ** 4)
          else p.y += Math.sin(away * 16) * 0.06
          const rim = 1 + 0.07 * Math.sin(turn * 7 + seed) + 0.04 * Math.sin(turn * 13)
          const slim = 1 - 0.3 * Math.max(0, -p.x)
          p.x *= rim
          p.z *= rim * slim
        },
        lump: 0.1,
        seed,
        fine: 64,
        finish: 'soft',
      }),
      { y: 1.3 },
    ),
    at(
      grown({
        size: [2.7, 0.62, 1.9],
        colour: p =>
          Math.hypot(p.x, p.z) > 0.84 + 0.05 * Math.sin(Math.atan2(p.z, p.x) * 16)
            ? '#4a4640'
            : blend('#efe7d6', '#c9bfae', mottle(p, 3, seed + 4)),
        bend: p => {
          p.multiplyScalar(1 + 0.05 * Math.sin(Math.atan2(p.z, p.x) * 11))
        },
        lump: 0.24,
        seed: seed + 3,
        fine: 44,
        finish: 'wet',
      }),
      { x: 0.2, y: 1.05 },
    ),
  )

/** Scallop on its fan of a shell; noodles and garlic on top when dressed. */
export const scallop = (seed = 1, dressed = true): Object3D => {
  const r = 4.6
  const fan = net({
    rows: 30,
    columns: 144,
    finish: 'soft',
    colour: (t, turn) =>
      blend(
        blend('#f4e3d2', '#c98a74', t < 0.5 ? 0.8 : 0.1),
        '#a8604e',
        Math.max(0, Math.cos(turn * 22)) * (t < 0.5 ? 0.4 : 0.12),
      ),
    place: (t, turn, into) => {
      const k = t < 0.5 ? t * 2 : (1 - t) * 2
      const rib = 1 + 0.025 * Math.cos(turn * 22) * k
      const hinge = 1 - 0.42 * Math.exp(-(((Math.abs(turn - Math.PI) - 0) / 0.5) ** 2))
      const y = t < 0.5 ? 1.3 * k * k : 1.42 * k * k + 0.1
      into.set(
        Math.sin(turn) * r * k * rib * hinge,
        y + 0.06 * Math.cos(turn * 22) * k,
        Math.cos(turn) * r * k * rib * hinge,
      )
    },
  })
  const noodles = dressed
    ? Array.from({ length: 20 }, (_, i) =>
        swept({
          path: t => [
            Math.sin(t * 5 + i) * (1.1 + noise(i + seed) * 0.9),
            1.7 + noise(i + 9) * 0.8 + Math.sin(t * 7 + i) * 0.16,
            Math.cos(t * 4.4 + i * 1.7) * (1.1 + noise(i + 3) * 0.8),
          ],
          r: () => 0.1,
          colour: '#f3f1e6',
          rows: 26,
          columns: 6,
          finish: 'wet',
        }),
      )
    : []
  const bits = dressed
    ? Array.from({ length: 40 }, (_, i) =>
        at(
          box(0.26, 0.2, 0.26, 0.06, finished('soft', i % 4 === 0 ? '#5f9a45' : i % 4 === 1 ? '#c9302a' : '#f3dfa4')),
          { x: (noise(i + seed) - 0.5) * 3, y: 2.4 + noise(i + 5) * 0.5, z: (noise(i + 40) - 0.5) * 3, ry: i },
        ),
      )
    : []
  return group(
    fan,
    at(grown({ size: [1.8, 0.9, 1.8], colour: '#fbf0dc', finish: 'wet', fine: 24 }), { y: 1.2 }),
    at(grown({ size: [1.5, 0.5, 0.7], colour: '#ee8a4a', finish: 'wet', fine: 18 }), { y: 1, z: 1.9, x: 0.4 }),
    ...noodles,
    ...bits,
  )
}

/** Squid lying along x: tube, fins, tentacles. */
export const squid = (): Object3D =>
  group(
    swept({
      path: t => [t * 15 - 9, 1.9, Math.sin(t * 2) * 0.5],
      r: t => 2.3 * Math.sin(Math.min(1, t * 1.05 + 0.03) * Math.PI * 0.56) ** 0.6 + 0.05,
      tall: 0.8,
      colour: (t, turn) =>
        blend(
          '#f7f0ea',
          '#c99aa4',
          Math.max(0, Math.cos(turn)) * 0.35 * (noise(Math.round(t * 60) * 7 + Math.round(turn * 9)) > 0.5 ? 1.6 : 0.6),
        ),
      rows: 50,
      columns: 36,
      finish: 'wet',
    }),
    ...[-1, 1].map(s =>
      net({
        rows: 16,
        columns: 24,
        colour: '#f1e2df',
        finish: 'wet',
        place: (t, turn, into) => {
          const k = Math.sin(t * Math.PI)
          into.set(
            -8.6 + t * 7,
            2 + Math.cos(turn) * 0.12,
            s * (1 + (0.5 + Math.sin(turn) * 0.5) * 4.2 * k) + Math.sin(t * 14) * 0.2 * k,
          )
        },
      }),
    ),
    at(grown({ size: [1.9, 1.5, 1.6], colour: '#f3e6e2', finish: 'wet' }), { x: 7, y: 1.8, z: 0.5 }),
    ...[-1, 1].map(s => at(ball(0.5, finished('wet', '#1c1a18')), { x: 7.4, y: 2, z: 0.5 + s * 1.4 })),
    ...Array.from({ length: 8 }, (_, i) => {
      const s = (i - 3.5) / 3.5
      return swept({
        path: t => [
          8 + t * 6 - Math.abs(s) * t * 2 - Math.max(0, t - 0.7) * 8 * Math.abs(s),
          1.2 - t * 0.7 + Math.sin(t * 5 + i) * 0.3,
          0.5 + s * (0.8 + t * 4.2) + Math.sin(t * 6 + i) * 0.5,
        ],
        r: t => 0.44 * (1 - t) ** 0.7 + 0.05,
        colour: t => blend('#f0dcd8', '#b9707e', t * 0.6),
        rows: 28,
        columns: 10,
        finish: 'wet',
      })
    }),
  )

/** Ring of squid. */
export const squidRing = (r = 1.9): Object3D =>
  group(
    at(
      group(
        swept({
          path: t => [Math.sin(t * 6.2832) * r, 0.7, Math.cos(t * 6.2832) * r],
          r: (_t, turn) => 0.42 * (1 + 0.5 * Math.abs(Math.cos(turn))),
          colour: (_t, turn) => (Math.sin(turn) > 0.6 ? '#e3b9bd' : '#fbf5ef'),
          rows: 44,
          columns: 14,
          finish: 'wet',
        }),
      ),
      {},
    ),
  )

import { Color, DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { hanger } from '../../../studio/cloth/trims.ts'
import { metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { levels, once, painted, repeated } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, surface } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const relief = (kind: 'loops' | 'waffle' | 'tufts') =>
  once(
    `terry-${kind}`,
    128,
    128,
    levels((x, y) => {
      if (kind === 'waffle')
        return Math.max(Math.abs(Math.sin((x / 128) * Math.PI * 8)), Math.abs(Math.sin((y / 128) * Math.PI * 8))) ** 2
      if (kind === 'tufts') return clouds(x / 5, y / 5, 2, 26)
      return clouds(x / 3, y / 3, 2, 42) * 0.7 + noise(x * 131 + y) * 0.3
    }),
    false,
  )

/** Looped cotton; `fine` is how small its loops are. */
export const pile = (
  color: string,
  fine = 7,
  kind: 'loops' | 'waffle' | 'tufts' = 'loops',
  deep = 6,
): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    color,
    roughness: 1,
    sheen: 0.8,
    sheenRoughness: 0.7,
    sheenColor: new Color(lighter(color, 0.5)),
    bumpMap: repeated(relief(kind), fine, fine),
    bumpScale: deep,
    side: DoubleSide,
  })

/** Folded towel: layers with a round fold to the front and a woven band across. */
export const folded = (w: number, d: number, color: string, layers = 2, thick = 2.6, seed = 1): Object3D => {
  const stuff = pile(color)
  const high = layers * thick
  return group(
    ...Array.from({ length: layers }, (_, i) =>
      at(
        block(
          [w - i * 0.3, thick * 1.06, d],
          thick * 0.5,
          stuff,
          (x, y, z) => [
            x,
            y + (clouds(x / 9 + seed * 7 + i * 3 + 30, z / 9 + 30, 2, 64) - 0.5) * 0.8,
            z + (clouds(x / 12 + seed + 9, i + 4, 2, 64) - 0.5) * 0.7,
          ],
          18,
        ),
        { y: thick * (i + 0.5) },
      ),
    ),
    at(
      block([w + 0.1, high, thick * 1.2], thick * 0.6, stuff, (x, y, z) => [x, y * 1, z], 14),
      { y: high / 2, z: d / 2 - thick * 0.5 },
    ),
    ...[0, 1].map(i =>
      at(box(0.5, high + 0.12, d + 0.5, 0.2, pile(darker(color, 0.12), 16, 'waffle', 2)), {
        x: w * 0.3 + i * 1.3,
        y: high / 2,
        z: 0.02,
      }),
    ),
  )
}

/** Stack of three folded towels with a loop at the edge. */
export const stack = (color: string): Object3D =>
  group(
    ...[color, lighter(color, 0.3), lighter(color, 0.62)].map((tone, i) =>
      at(folded(34 - i * 0.8, 22, tone, 2, 2.7, i), { y: i * 5.6, x: (i % 2) * 0.5, ry: (i - 1) * 0.03 }),
    ),
    rod(
      [
        [-10, 3, 11.2],
        [-10, 1, 13],
        [-8.4, 0.6, 13.4],
        [-7.4, 1.4, 12.6],
        [-8, 3, 11.2],
      ],
      0.3,
      pile(darker(color, 0.2)),
    ),
  )

/** Rolled towel standing or lying along z. */
const roll = (r: number, long: number, color: string): Object3D => {
  const stuff = pile(color, 5)
  const points = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    const turn = t * Math.PI * 7
    return [Math.cos(turn) * r * (0.1 + t * 0.86), Math.sin(turn) * r * (0.1 + t * 0.86), 0]
  })
  return group(
    at(drum(r, r, long, stuff, r * 0.16), { z: -long / 2, rx: Math.PI / 2 }),
    at(rod(points, r * 0.07, pile(lighter(color, 0.2), 12)), { z: long / 2 + 0.02 }),
    at(drum(r * 1.01, r * 1.01, 2.2, pile(darker(color, 0.14), 12, 'waffle', 2), 0.1), {
      z: long * 0.16,
      rx: Math.PI / 2,
    }),
  )
}

/** Three rolled towels in a small basket. */
export const rolled = (color: string): Object3D =>
  group(
    at(box(30, 1, 22, 0.4, timber('#b98757')), { y: 0.5 }),
    ...Array.from({ length: 5 }, (_, i) =>
      at(slab(rounded(31 + i * 0.3, 23 + i * 0.3, 4), 1.5, 0.6, timber('#c9a068')), {
        y: 1.4 + i * 1.5,
        rx: -Math.PI / 2,
      }),
    ),
    at(group(at(roll(5, 25, color), {})), { x: -8.6, y: 9.4, ry: 0.04 }),
    at(group(at(roll(5, 25, lighter(color, 0.25)), {})), { x: 8.4, y: 9.4, ry: -0.05 }),
    at(group(at(roll(5, 25, lighter(color, 0.1)), {})), { x: 0, y: 17, ry: 0.02 }),
  )

interface Draped {
  readonly w: number
  readonly front: number
  readonly back: number
  readonly stuff: Material
  readonly folds?: number
  readonly r?: number
  readonly gather?: number
  /** Depth of its waves; 1 when left out. */
  readonly wavy?: number
}

/** Cloth over a rail at y = 0 that runs along x. */
function draped({ w, front, back, stuff, folds = 1, r = 2, gather = 0, wavy = 1 }: Draped): Object3D {
  return group(
    surface(
      (u, v) => {
        const length = front + back
        const s = v * length - back
        const wave = Math.sin(u * Math.PI * 2 * folds + 0.6) * 1.1 + (clouds(u * 5 + 10, v * 4 + 10, 2, 64) - 0.5) * 2.2
        const hang = Math.min(1, Math.abs(s) / 12)
        const narrow = 1 - gather * (1 - hang * 0.6)
        const x = (u - 0.5) * w * narrow
        const arc = Math.max(-1, Math.min(1, s / (r * 1.57)))
        const turn = arc * (Math.PI / 2)
        return [
          x,
          Math.cos(turn) * r - Math.max(0, Math.abs(s) - r * 1.57),
          Math.sin(turn) * r + wave * wavy * hang * (s > 0 ? 1 : 0.4),
        ]
      },
      stuff,
      60,
      80,
    ),
  )
}

const railOf = (w: number, wood = '#b98757'): Object3D =>
  group(
    at(drum(1.6, 1.6, w, timber(wood, 'up'), 0.5), { x: w / 2, rz: Math.PI / 2 }),
    ...[-1, 1].map(s =>
      at(drum(2, 2, 12, metal('#c9a25c', 0.3), 0.3), { x: s * (w / 2 - 4), z: -12, rx: Math.PI / 2 }),
    ),
  )

/** Thick bath towel over a wooden rail. */
export const bathTowel = (color: string): Object3D => {
  const stuff = pile(color, 9)
  return group(
    at(railOf(78), { y: 64 }),
    at(draped({ w: 58, front: 60, back: 46, stuff, folds: 1.4 }), { y: 64 }),
    ...[46, 44.2].map(y =>
      at(
        surface(
          (u, v) => [
            (u - 0.5) * 58.2,
            64 - y + v * 0.9,
            2.5 + Math.sin(u * 8.8 + 0.6) * 1.1 + (clouds(u * 5 + 10, 4, 2, 64) - 0.5) * 2.2,
          ],
          pile(darker(color, 0.14), 12, 'waffle', 2),
          40,
          2,
        ),
        {},
      ),
    ),
    at(draped({ w: 27, front: 34, back: 30, stuff: pile(lighter(color, 0.45), 7), folds: 0.8, r: 3.4, wavy: 0.4 }), {
      x: 9,
      y: 64.6,
      z: 2.6,
    }),
  )
}

/** Thin towel on a hook. */
export const onHook = (color: string): Object3D =>
  group(
    at(drum(3, 3, 1, metal('#c9a25c', 0.3), 0.3), { y: 96, z: -5, rx: Math.PI / 2 }),
    rod(
      [
        [0, 96, -4],
        [0, 95, 0],
        [0, 97.4, 2],
      ],
      0.7,
      metal('#c9a25c', 0.3),
    ),
    surface(
      (u, v) => {
        const wide = 3 + 24 * v ** 0.5 + 4 * v
        const x = (u - 0.5) * 2 * wide
        const fold = Math.sin(u * Math.PI * 9 + v * 0.6) * (1 + 3.2 * v) * 0.8
        return [x, 96 - v * (90 - 9 * Math.abs(u - 0.5) * 2 + 3 * Math.sin(u * 17)), fold * (1 - 0.3 * v) + 1]
      },
      pile(color, 14, 'loops', 2.4),
      90,
      70,
    ),
  )

const animals = (ground: string): Material => {
  const map = painted(512, 512, (pen, w) => {
    pen.fillStyle = lighter(ground, 0.35)
    pen.fillRect(0, 0, w, w)
    for (let i = 0; i < 16; i += 1) {
      const [x, y] = [((i % 4) + 0.5 + (Math.floor(i / 4) % 2) * 0.5) * (w / 4), (Math.floor(i / 4) + 0.5) * (w / 4)]
      const tone = ['#b98757', '#8fa59a', '#d98a6a', '#8d9fb8'][i % 4] ?? '#888888'
      for (const dx of [0, -w]) {
        pen.fillStyle = tone
        pen.beginPath()
        pen.ellipse(x + dx, y, 27, 19, 0, 0, 7)
        pen.arc(x + dx + 24, y - 16, 14, 0, 7)
        pen.arc(x + dx + 16, y - 29, 6, 0, 7)
        pen.arc(x + dx + 32, y - 29, 6, 0, 7)
        pen.fill()
        for (const leg of [-16, 12]) pen.fillRect(x + dx + leg, y + 10, 8, 18)
        pen.fillStyle = '#33302c'
        pen.beginPath()
        pen.arc(x + dx + 28, y - 18, 2.4, 0, 7)
        pen.fill()
      }
    }
  })
  map.repeat.set(2, 2)
  return new MeshPhysicalMaterial({
    map,
    roughness: 1,
    side: DoubleSide,
    bumpMap: repeated(relief('tufts'), 5, 5),
    bumpScale: 9,
  })
}

/** Gauze towel with small animals, folded, one corner turned over. */
export const gauze = (color: string): Object3D => {
  const stuff = animals(color)
  const crinkle =
    (seed: number) =>
    (x: number, y: number, z: number): Point => [
      x,
      y + (clouds(x / 4 + seed * 9 + 30, z / 5 + 30, 3, 64) - 0.5) * 1.3,
      z,
    ]
  return group(
    ...[0, 1, 2].map(i => at(block([40 - i * 0.5, 2.2, 30 - i * 0.6], 1, stuff, crinkle(i), 30), { y: 1.1 + i * 2 })),
  )
}

/** Long narrow towel over a bench. */
export const sports = (color: string): Object3D =>
  group(
    at(block([86, 8, 30], 2.4, new MeshPhysicalMaterial({ color: '#2c2e33', roughness: 0.5, clearcoat: 0.3 })), {
      y: 42,
    }),
    ...[-1, 1].flatMap(s => [
      at(box(4, 38, 4, 0.6, metal('#8d9096', 0.35)), { x: s * 34, y: 19 }),
      at(box(5, 3, 34, 0.8, metal('#8d9096', 0.35)), { x: s * 34, y: 1.5 }),
    ]),
    at(
      group(
        at(draped({ w: 26, front: 40, back: 34, stuff: pile(color, 12, 'loops', 2.4), folds: 1, r: 1.4 }), { z: 15.6 }),
      ),
      { x: -8, y: 46.4 },
    ),
    at(block([25.6, 1, 32], 0.5, pile(color, 12, 'loops', 2.4)), { x: -8, y: 47, z: 0 }),
    ...[-1, 1].map(s => at(box(1.4, 1.1, 32, 0.3, pile(lighter(color, 0.7), 12)), { x: -8 + s * 9.6, y: 47.1 })),
    at(
      group(
        drum(3.6, 3.6, 17, new MeshPhysicalMaterial({ color: '#e9e6df', roughness: 0.4 }), 0.8),
        at(drum(2.4, 2.8, 4, new MeshPhysicalMaterial({ color: '#e0623c', roughness: 0.4 }), 0.5), { y: 17 }),
        at(ring(2, 0.4, metal('#3a3c42')), { y: 22 }),
      ),
      { x: 24, y: 46, z: 2 },
    ),
  )

/** Folded turban with a button and loop. */
export const turban = (color: string): Object3D => {
  const stuff = pile(color, 6)
  return group(
    at(
      block(
        [40, 8, 24],
        3.8,
        stuff,
        (x, y, z) => {
          const u = x / 20
          const slim = u > -0.2 ? 1 - 0.72 * ((u + 0.2) / 1.2) ** 1.2 : 1
          const bend = u > 0.1 ? 7 * ((u - 0.1) / 0.9) ** 2 : 0
          const twist = Math.sin(x / 3.2 + z / 5) * 0.7 * Math.max(0, u + 0.3)
          return [
            x,
            y * (0.5 + 0.5 * slim) + twist + (clouds(x / 8 + 40, z / 8 + 40, 2, 64) - 0.5) * 1.2,
            z * slim - bend,
          ]
        },
        34,
      ),
      { y: 4 },
    ),
    at(block([8, 8.6, 25], 3.6, pile(darker(color, 0.1), 6)), { x: -17.6, y: 4.2 }),
    at(
      drum(
        1.8,
        1.8,
        0.9,
        new MeshPhysicalMaterial({ color: lighter(color, 0.55), roughness: 0.3, clearcoat: 0.6 }),
        0.3,
      ),
      { x: -17, y: 8.5, z: 3 },
    ),
    ...[-0.5, 0.5].flatMap(x =>
      [-0.5, 0.5].map(z => at(drum(0.22, 0.22, 0.1, pile(darker(color, 0.5)), 0), { x: -17 + x, y: 9.4, z: 3 + z })),
    ),
    rod(
      [
        [17, 4.6, -6],
        [20, 4, -7.4],
        [21.6, 3.4, -5.4],
        [19.4, 3.6, -4.2],
      ],
      0.34,
      pile(darker(color, 0.3)),
    ),
  )
}

/** Turban as it is worn: a cap, its twisted end laid from the brow over the crown to a button at the nape. */
export const wornTurban = (color: string): Object3D => {
  const cap = surface(
    (u, v) => {
      const turn = u * Math.PI * 2
      const low = 1.32 + 0.42 * (0.5 - 0.5 * Math.cos(turn))
      const polar = v * low
      const fold = 0.32 * Math.sin(turn * 2 + v * 14) * Math.min(1, v * 3) * (1 - v ** 6)
      const wide = Math.sin(polar)
      return [Math.sin(turn) * wide * (9.4 + fold), Math.cos(polar) * (9 + fold), Math.cos(turn) * wide * (11 + fold)]
    },
    pile(color, 7),
    64,
    40,
  )
  const hem = Array.from({ length: 61 }, (_, i): Point => {
    const turn = (i / 60) * Math.PI * 2
    const polar = 1.32 + 0.42 * (0.5 - 0.5 * Math.cos(turn))
    return [Math.sin(turn) * Math.sin(polar) * 9.4, Math.cos(polar) * 9, Math.cos(turn) * Math.sin(polar) * 11]
  })
  const twist = surface(
    (u, v) => {
      const along = -1.15 + v * 2.75
      const around = u * Math.PI * 2
      const r = (3.5 - 2.1 * v) * (1 + 0.16 * Math.sin(around * 2 + v * 17)) * Math.min(1, v * 9 + 0.35)
      const reach = 1 + Math.cos(around) * 0.001
      const [y, z] = [
        Math.cos(along) * (10.4 + Math.cos(around) * r) * reach,
        -Math.sin(along) * (12 + Math.cos(around) * r),
      ]
      return [Math.sin(around) * r * 1.15, y, z]
    },
    pile(lighter(color, 0.08), 9),
    24,
    70,
  )
  return at(
    group(
      cap,
      rod(hem, 0.8, pile(lighter(color, 0.14), 9)),
      twist,
      at(
        drum(
          1.9,
          1.9,
          0.9,
          new MeshPhysicalMaterial({ color: lighter(color, 0.6), roughness: 0.3, clearcoat: 0.6 }),
          0.3,
        ),
        {
          y: -0.6,
          z: -12.6,
          rx: -Math.PI / 2,
        },
      ),
    ),
    { y: 3 },
  )
}

/** Thick mat with stripes of deep pile. */
export const bathMat = (color: string): Object3D =>
  group(
    at(block([60, 1.4, 40], 0.7, pile(darker(color, 0.1), 9)), { y: 0.7 }),
    ...Array.from({ length: 13 }, (_, i) =>
      at(
        block(
          [56, 2.8, 2.5],
          1.2,
          pile(i % 3 === 1 ? lighter(color, 0.5) : color, 9, 'tufts', 9),
          (x, y, z) => [x, y + (clouds(x / 2.2 + i * 7 + 40, z + 30, 2, 64) - 0.5) * 0.8, z],
          22,
        ),
        { y: 2.2, z: (i - 6) * 2.84 },
      ),
    ),
  )

/** Hanger that towels and robes hang on. */
export const robeHanger = (): Object3D => hanger('#b98757', 22)

import type { Material, Object3D } from 'three'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, turned } from '../../../studio/shapes.ts'
import { lighter } from '../../../studio/tones.ts'
import { glowing, milky } from '../parts/lamps.ts'
import { airy, lit } from '../parts/light.ts'
import { block, surface } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const socket = (y: number, stuff: Material): Object3D =>
  group(at(drum(1.5, 2.4, 7, stuff, 0.5), { y }), at(drum(0.35, 0.35, 16, matte('#33302d'), 0), { y: y + 6 }))

/** Spun dome of matt aluminium, 40 cm. */
export const dome = (color: string): Object3D =>
  group(
    turned(
      [
        [20, 0, 0.2],
        [19.6, 2, 0.6],
        [17, 11, 5],
        [9, 18, 4],
        [3, 20.6, 1],
        [2.6, 22],
        [0, 22],
      ],
      plastic(color, 0.6),
    ),
    airy(
      turned(
        [
          [19.5, 0.2],
          [19, 2, 0.6],
          [16.4, 10.6, 5],
          [8.6, 17.2, 4],
          [0, 19],
        ],
        lit('#fff0d2', 0.75),
      ),
    ),
    at(ring(20, 0.3, plastic(color, 0.5)), { rx: Math.PI / 2, y: 0.1 }),
    airy(at(ball(5, lit('#fff8e8', 1)), { y: 6 })),
    socket(21, metal('#c9a25c', 0.3)),
  )

/** Brass dome, beaten by hand. */
export const hammered = (): Object3D => {
  const curve = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
    const t = (i / 24) * (Math.PI / 2)
    return [Math.cos(t) * 21, Math.sin(t) * 17]
  })
  const shell = surface(
    (u, v) => {
      const rise = v * (Math.PI / 2)
      const row = Math.floor(v * 11)
      const blow = Math.abs(Math.sin(v * 11 * Math.PI)) * Math.abs(Math.sin(u * Math.PI * (24 - row * 1.6) + row * 1.3))
      const k = 1 - 0.034 * blow
      return [
        Math.cos(u * Math.PI * 2) * Math.cos(rise) * 21 * k,
        Math.sin(rise) * 17 * k,
        -Math.sin(u * Math.PI * 2) * Math.cos(rise) * 21 * k,
      ]
    },
    metal('#cfa255', 0.3),
    170,
    88,
  )
  return group(
    shell,
    airy(
      turned(
        curve.map(([r, y]) => [Math.max(0, r - 1.3), Math.max(0, y - 1.1)] as const),
        lit('#ffdf9c', 0.9),
      ),
    ),
    at(ring(21, 0.35, metal('#b98d4f', 0.3)), { rx: Math.PI / 2 }),
    airy(at(ball(5, lit('#fff3d0', 1)), { y: 4 })),
    socket(16.6, metal('#b98d4f', 0.3)),
  )
}

/** Globe of white paper on rings of bamboo, 45 cm. */
export const paperGlobe = (): Object3D => {
  const r = 23
  const rings = 15
  return group(
    airy(
      at(
        surface(
          (u, v) => {
            const rise = (v - 0.5) * Math.PI * 0.93
            const k = 1 - 0.018 * Math.abs(Math.cos(v * Math.PI * rings))
            return [
              Math.cos(u * 6.2832) * Math.cos(rise) * r * k,
              Math.sin(rise) * r * 0.94,
              -Math.sin(u * 6.2832) * Math.cos(rise) * r * k,
            ]
          },
          glowing('#fff6e6', 0.7, 'paper'),
          56,
          90,
        ),
        { y: r },
      ),
    ),
    ...Array.from({ length: rings - 1 }, (_, i) => {
      const rise = ((i + 1) / rings - 0.5) * Math.PI * 0.93
      return at(ring(Math.cos(rise) * r * 0.995, 0.16, matte('#d8bd8a')), {
        y: r + Math.sin(rise) * r * 0.94,
        rx: Math.PI / 2,
      })
    }),
    at(ring(3.4, 0.5, matte('#b98757')), { y: r * 1.93, rx: Math.PI / 2 }),
    at(drum(0.35, 0.35, 12, matte('#efe6d6'), 0), { y: r * 1.9 }),
  )
}

/** Three tinted globes at different heights. */
export const cluster = (color: string): Object3D =>
  group(
    ...(
      [
        [-18, 34, 0, 12],
        [13, 14, 8, 14],
        [6, 52, -10, 10],
      ] as const
    ).map(([x, y, z, r]) =>
      group(
        airy(at(ball(r * 0.34, lit('#fff0cf', 1)), { x, y, z })),
        airy(at(ball(r * 0.96, milky(lighter(color, 0.2), 0.4)), { x, y, z })),
        at(ball(r, clear(lighter(color, 0.2), 0.55)), { x, y, z }),
        at(drum(2.2, 2.8, 5, metal('#c9a25c', 0.28), 0.5), { x, y: y + r - 1.4, z }),
        at(drum(0.3, 0.3, 96 - y - r, matte('#33302d'), 0), { x, y: y + r + 3, z }),
      ),
    ),
    at(drum(15, 15, 2.6, metal('#c9a25c', 0.3), 0.8), { y: 97 }),
  )

/** Beam of oak with a line of light, 120 cm. */
export const oakBar = (color: string): Object3D =>
  group(
    at(block([120, 5, 6], 1.2, timber(color, 'across', 0.7)), { y: 2.9 }),
    airy(at(box(112, 0.7, 3, 0.3, lit('#fff0cf', 1)), { y: 0.4 })),
    ...[-1, 1].map(s => at(drum(0.9, 0.9, 1.4, metal('#c9a25c', 0.3), 0.2), { x: s * 44, y: 5.2 })),
    ...[-1, 1].map(s => at(drum(0.16, 0.16, 30, metal('#5a5c60', 0.4), 0), { x: s * 44, y: 6 })),
  )

/** Slim profile with a square grid against glare, 120 cm. */
export const office = (color: string): Object3D => {
  const body = plastic(color, 0.5)
  return group(
    ...[-1, 1].map(s => at(box(120, 6, 0.8, 0.3, body), { y: 4.2, z: s * 6 })),
    ...[-1, 1].map(s => at(box(0.8, 7, 12.6, 0.3, body), { x: s * 60, y: 3.6 })),
    at(box(120, 1.6, 12.6, 0.4, body), { y: 7 }),
    airy(at(box(118, 0.6, 11.4, 0.2, lit('#f6faff', 1)), { y: 2.6 })),
    ...Array.from({ length: 19 }, (_, i) => at(box(0.4, 1.8, 11.6, 0.1, body), { x: -54 + i * 6, y: 1.2 })),
    ...[-2, 2].map(z => at(box(118, 1.8, 0.4, 0.1, body), { y: 1.2, z })),
    ...[-1, 1].flatMap(s => [
      at(drum(0.18, 0.18, 30, metal('#8d9096', 0.3), 0), { x: s * 46, y: 7 }),
      at(drum(0.9, 0.9, 2, metal('#8d9096', 0.3), 0.2), { x: s * 46, y: 7.6 }),
    ]),
  )
}

/** Six curved arms of brass with milky globes. */
export const chandelier = (): Object3D => {
  const gold = metal('#cba35c', 0.24)
  return group(
    at(drum(0.9, 0.9, 62, gold, 0.1), { y: 20 }),
    at(drum(8, 8, 3, gold, 1), { y: 80 }),
    at(ball(4.4, gold), { y: 22 }),
    at(ball(2.6, gold), { y: 44 }),
    at(ball(1.5, gold), { y: 15.6 }),
    ...Array.from({ length: 6 }, (_, i) =>
      at(
        group(
          rod(
            [
              [2, 22, 0],
              [14, 15, 0],
              [28, 17, 0],
              [34, 26, 0],
              [34, 30, 0],
            ],
            0.8,
            gold,
          ),
          at(drum(3.6, 2, 2.4, gold, 0.5), { x: 34, y: 29 }),
          airy(at(ball(6.8, milky('#fff6e6', 0.75)), { x: 34, y: 37.4 })),
        ),
        { ry: (i / 6) * Math.PI * 2 + 0.2 },
      ),
    ),
  )
}

/** Eight arms whose shades open like petals. */
export const petals = (color: string): Object3D => {
  const stem = plastic(lighter(color, 0.55), 0.5)
  const petal = (): Object3D =>
    airy(
      surface(
        (u, v) => {
          const turn = (u - 0.5) * 2.5
          const r = 2 + 9 * v ** 0.7 * (1 - 0.12 * Math.abs(u - 0.5) * 2)
          return [
            Math.sin(turn) * r * 0.86,
            v * 13 - 3 * (Math.abs(u - 0.5) * 2) ** 3 * v,
            Math.cos(turn) * r * 0.7 - 2,
          ]
        },
        milky(lighter(color, 0.35), 0.55),
        24,
        20,
      ),
    )
  return group(
    at(drum(1.2, 1.2, 46, stem, 0.2), { y: 18 }),
    at(drum(9, 9, 2.6, stem, 1), { y: 62 }),
    at(ball(5, stem), { y: 17 }),
    ...Array.from({ length: 8 }, (_, i) =>
      at(
        group(
          rod(
            [
              [3, 16, 0],
              [16, 10, 0],
              [29, 11, 0],
              [33, 16, 0],
            ],
            0.9,
            stem,
          ),
          ...[0, 2.094, 4.189].map(turn => at(group(at(petal(), { ry: turn })), { x: 33, y: 16 })),
          airy(at(ball(2.8, lit('#fff4dc', 1)), { x: 33, y: 21 })),
        ),
        { ry: (i / 8) * Math.PI * 2 + 0.2 },
      ),
    ),
  )
}

/** Flat disc of `r` cm with a thin coloured rim; its milky face looks down. */
export const disc = (color: string, r = 25, high = 6): Object3D =>
  group(
    airy(
      group(
        at(drum(r, r * 0.99, high * 0.6, plastic(color, 0.5), 0.5), { y: high * 0.4 }),
        drum(r * 0.97, r * 0.9, high * 0.5, milky('#fff8ea', 0.8), 1.4),
        at(ring(r * 0.985, 0.5, gloss(color)), { y: high * 0.42, rx: Math.PI / 2 }),
      ),
    ),
  )

import type { Material, Object3D } from 'three'
import { cloth, glass, glow, matte, plastic, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, type Corner, drum, group, sheet, slab, turned } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { timber } from '../../home/parts/timber.ts'

const archOf = (w: number, h: number, r: number, deep: number, stuff: Material): Object3D => {
  const bow = Array.from({ length: 15 }, (_, i): Corner => {
    const turn = Math.PI - (i / 14) * Math.PI
    return [Math.cos(turn) * r, Math.sin(turn) * r]
  })
  return slab([[-w / 2, 0, 0.2], ...bow, [w / 2, 0, 0.2], [w / 2, h, 0.3], [-w / 2, h, 0.3]], deep, 0.15, stuff)
}

const roofOf = (w: number, h: number, deep: number, stuff: Material): Object3D =>
  slab(
    [
      [-w / 2, 0, 0.2],
      [w / 2, 0, 0.2],
      [0, h, 0.3],
    ],
    deep,
    0.15,
    stuff,
  )

/** Castle of wooden blocks: a gate between two towers; tones go from part to part. */
export function castle(tones: readonly string[], spires: string, flag?: string): Object3D {
  const stuffs = tones.map((tone, i) => timber(tone, i % 2 ? 'up' : 'across', 0.6))
  const of = (i: number): Material => stuffs[i % stuffs.length] ?? matte(spires)
  const cube = (i: number, x: number, y: number, z = 0, turn = 0) =>
    at(box(4, 4, 4, 0.3, of(i)), { x, y: y + 2, z, ry: turn })
  const cone = (x: number, y: number) =>
    at(
      turned(
        [
          [0, 0],
          [2.3, 0, 0.2],
          [0.1, 5, 0.2],
          [0, 5],
        ],
        timber(spires, 'up', 0.6),
      ),
      { x, y },
    )
  return group(
    ...[-9, 9].flatMap((x, k) => [
      cube(k, x, 0),
      cube(k + 1, x, 4, 0, 0.05),
      at(drum(1.9, 1.9, 5, of(k + 2), 0.2), { x, y: 8 }),
      cone(x, 13),
    ]),
    at(archOf(14, 7, 4, 4, of(1)), {}),
    ...[-5, 0, 5].map((x, i) => cube(i + 2, x, 7, 0, (i - 1) * 0.06)),
    at(archOf(8, 4, 2.2, 4, of(3)), { y: 11 }),
    at(roofOf(9, 5, 4, of(0)), { y: 15 }),
    ...[-3.6, 3.6].map((x, i) => at(drum(1.2, 1.2, 4, of(i + 1), 0.2), { x, y: 0, z: 5 })),
    at(roofOf(6, 3, 3.4, of(2)), { x: 14, z: 5, y: 0, ry: -0.5 }),
    at(box(8, 2, 4, 0.3, of(3)), { x: -13.6, y: 1, z: 5.6, ry: 0.5 }),
    at(drum(1.6, 1.6, 4, of(0), 0.2), { x: -12.4, y: 2, z: 5.4 }),
    ...(flag
      ? [
          at(drum(0.16, 0.16, 5, timber('#dcc08c')), { y: 19.4 }),
          at(roofOf(2.4, 3.2, 0.2, matte(flag)), { x: 0.1, y: 23.1, rz: -1.57 }),
        ]
      : []),
  )
}

/** Cloth bag with a cord, its mouth drawn up. */
export const clothBag = (color = '#e3d6bd'): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [5, 0, 2],
        [6, 5, 3],
        [4, 10, 2],
        [1.4, 12, 0.6],
        [3, 15, 0.6],
        [2.4, 15.2],
        [0, 12.4],
      ],
      cloth(color, 14),
    ),
    at(drum(1.7, 1.7, 0.5, matte('#a97f55')), { y: 11.8 }),
  )

/** Building brick with studs; `unit` is the distance of studs. */
export function brick(nx: number, nz: number, color: string, unit = 3.2, high = 1.2): Object3D {
  const stuff = plastic(color, 0.3)
  return group(
    at(box(nx * unit - 0.06, unit * high, nz * unit - 0.06, unit * 0.05, stuff), { y: (unit * high) / 2 }),
    ...Array.from({ length: nx * nz }, (_, i) =>
      at(drum(unit * 0.3, unit * 0.3, unit * 0.22, stuff, unit * 0.04), {
        x: ((i % nx) - (nx - 1) / 2) * unit,
        y: unit * high,
        z: (Math.floor(i / nx) - (nz - 1) / 2) * unit,
      }),
    ),
  )
}

/** Giraffe of chunky bricks, a tipped tub, bricks spilling out of it. */
export function chunky(main: string): Object3D {
  const [brown, teal, red, white] = ['#a8693c', '#3f9a94', '#d0503f', '#f2ede2']
  const h = 3.84
  return group(
    ...[-1, 1].flatMap(side => [0, 1].map(i => at(brick(1, 2, i ? main : brown), { x: side * 4.8, y: i * h }))),
    at(brick(4, 2, main), { y: h * 2 }),
    at(brick(4, 2, brown), { y: h * 3 }),
    ...[4, 5, 6, 7].map(i => at(brick(1, 2, i % 2 ? brown : main), { x: 4.8, y: h * i })),
    at(brick(3, 2, main), { x: 8, y: h * 8 }),
    ...[-1, 1].map(side => at(ball(0.55, plastic('#2a2421', 0.3)), { x: 8.4, y: h * 8.6, z: side * 3.3 })),
    at(brick(1, 1, brown), { x: 4.8, y: h * 9, z: -1.6 }),
    at(brick(1, 1, brown), { x: 4.8, y: h * 9, z: 1.6 }),
    at(
      group(
        turned(
          [
            [0, 0],
            [7.4, 0, 0.4],
            [8.4, 17, 0.2],
            [8.9, 17, 0.2],
            [8.9, 18, 0.2],
            [8, 18],
            [7, 1],
            [0, 1],
          ],
          plastic(lighter(main, 0.16), 0.35),
        ),
        at(drum(7.9, 7.6, 0.2, plastic(darker(main, 0.1)), 0.02), { y: 8 }),
      ),
      { x: -26, y: 8.6, z: -4, rz: -1.53, ry: -0.5 },
    ),
    ...(
      [
        [2, 2, teal, -13, 0, 7, 0.4],
        [2, 1, red, -6, 0, 11, -0.5],
        [2, 2, white, -16, 0, 14, 0.9],
        [1, 1, main, -9.6, 0, 16, 0.2],
        [3, 1, red, 12, 0, 10, -0.3],
        [2, 2, teal, 17, 0, 4, 0.7],
      ] as const
    ).map(([nx, nz, tone, x, y, z, ry]) => at(brick(nx, nz, tone), { x, y, z, ry })),
  )
}

/** Narrow flower shop of small bricks: three floors, an awning, boxes of flowers. */
export function flowerShop(main: string): Object3D {
  const u = 0.8
  const [cream, dark] = [plastic('#f1e8d8', 0.35), plastic('#4b5d55', 0.35)]
  const wall = plastic(main, 0.35)
  const lit = glow('#ffdf9e', 0.75)
  const row = (y: number, z: number, w: number, h: number, stuff: Material) =>
    at(box(w, h, 0.8, 0.06, stuff), { y: y + h / 2, z })
  const course = (y: number, stuff: Material) => at(box(16.2, 0.5, 12.3, 0.06, stuff), { y })
  const windowAt = (x: number, y: number) =>
    group(
      at(box(3.2, 4, 0.3, 0.05, lit), { x, y, z: 6.05 }),
      ...[-1.6, 0, 1.6].map(d => at(box(0.24, 4.2, 0.4, 0.04, cream), { x: x + d, y, z: 6.2 })),
      ...[-2, 0, 2].map(d => at(box(3.4, 0.24, 0.4, 0.04, cream), { x, y: y + d, z: 6.2 })),
      at(box(4, 0.7, 1.1, 0.08, dark), { x, y: y - 2.5, z: 6.5 }),
      ...[-1.4, -0.5, 0.5, 1.4].map((d, i) =>
        at(ball(0.48, plastic(['#e8a13c', '#f2ede2', '#d0503f', '#bba9d9'][i] ?? '#e8a13c')), {
          x: x + d,
          y: y - 1.9,
          z: 6.6,
        }),
      ),
    )
  const awning = Array.from({ length: 8 }, (_, i) =>
    at(box(1.9, 0.3, 3.4, 0.08, i % 2 ? cream : dark), { x: (i - 3.5) * 1.92, y: 8.3, z: 7.4, rx: 0.42 }),
  )
  return group(
    at(brick(24, 22, '#b9bdb6', u, 0.4), { z: 1.6 }),
    at(box(15.6, 27, 11.6, 0.1, wall), { y: 13.8 }),
    ...Array.from({ length: 16 }, (_, i) =>
      at(box(15.7, 0.05, 11.7, 0.01, plastic(darker(main, 0.18))), { y: 1.4 + i * 1.62 }),
    ),
    row(0.5, 5.7, 7.6, 7, dark),
    at(box(6.6, 5.4, 0.3, 0.05, lit), { x: -2.6, y: 4, z: 6.1 }),
    at(box(3.4, 6.6, 0.4, 0.06, cream), { x: 5, y: 4, z: 6 }),
    at(box(2.2, 3.4, 0.3, 0.05, lit), { x: 5, y: 5, z: 6.2 }),
    ...awning,
    course(9.6, cream),
    course(18.4, cream),
    windowAt(-4, 14),
    windowAt(4, 14),
    windowAt(-4, 22.6),
    windowAt(4, 22.6),
    at(brick(20, 15, '#f1e8d8', u, 1), { y: 27.2 }),
    ...[-7.4, 7.4].map(x => at(brick(1, 14, main, u, 1.4), { x, y: 28 })),
    at(brick(17, 1, main, u, 1.6), { y: 28, z: 5.4 }),
    ...[-7, -5.2, 0.6, 7.4].map((x, i) =>
      group(
        at(brick(2, 2, '#a8693c', u, 1), { x, y: 0.4, z: 9 }),
        ...[0, 1, 2, 3].map(k =>
          at(ball(0.5, plastic(['#e8a13c', '#d0503f', '#f2ede2', '#bba9d9'][(i + k) % 4] ?? '#d0503f')), {
            x: x + (k % 2 ? 0.45 : -0.45),
            y: 2.1 + noise(i * 4 + k) * 0.7,
            z: 9 + (k > 1 ? 0.45 : -0.45),
          }),
        ),
      ),
    ),
    at(drum(0.16, 0.2, 8, dark), { x: 8.6, y: 0.5, z: 9 }),
    at(ball(0.8, glow('#ffe3a8', 1)), { x: 8.6, y: 8.9, z: 9 }),
  )
}

const tile = (color: string, corners: readonly Corner[], size: number): Object3D => {
  const rim = plastic(color, 0.3)
  const edges = corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0]
    const long = Math.hypot(nx - x, ny - y)
    return at(box(long, size * 0.075, 0.6, 0.1, rim), {
      x: (x + nx) / 2,
      y: (y + ny) / 2,
      rz: Math.atan2(ny - y, nx - x),
    })
  })
  return group(slab(corners, 0.3, 0.05, glass(color, 0.58)), ...edges)
}

/** Translucent square tile standing on y = 0, and a triangular one. */
export const squareTile = (color: string, s = 7): Object3D =>
  tile(
    color,
    [
      [-s / 2 + 0.3, 0.3],
      [s / 2 - 0.3, 0.3],
      [s / 2 - 0.3, s - 0.3],
      [-s / 2 + 0.3, s - 0.3],
    ],
    s,
  )
export const triTile = (color: string, s = 7, h = 8): Object3D =>
  tile(
    color,
    [
      [-s / 2 + 0.3, 0.3],
      [s / 2 - 0.3, 0.3],
      [0, h],
    ],
    s,
  )

/** House of magnetic tiles: cubes on each other under pointed roofs. */
export function tileHouse(main: string): Object3D {
  const tones = [main, '#e0623c', '#f0bf3c', '#5aa86a', '#8f6ab5']
  const s = 7
  const cell = (x: number, y: number, k: number, roof: boolean) =>
    group(
      ...[0, 1, 2, 3].map(side =>
        at(group(at(squareTile(tones[(k + side) % 5] ?? main, s), { z: s / 2 })), { x, y, ry: (side * Math.PI) / 2 }),
      ),
      ...(roof
        ? [0, 1, 2, 3].map(side =>
            at(group(at(triTile(tones[(k + side * 2) % 5] ?? main, s, 8.4), { z: s / 2, rx: -0.43 })), {
              x,
              y: y + s,
              ry: (side * Math.PI) / 2,
            }),
          )
        : []),
    )
  return group(
    cell(-s, 0, 0, true),
    cell(0, 0, 2, false),
    cell(s, 0, 3, false),
    cell(0, s, 0, false),
    cell(0, s * 2, 1, true),
    cell(s, s, 4, true),
  )
}

/** Colours that light through tiles throws on the floor. */
export const lightPatches = (tones: readonly string[]): Object3D =>
  at(
    sheet(
      46,
      22,
      print(460, 220, (pen, w, h) => {
        pen.filter = 'blur(5px)'
        for (const [i, tone] of tones.entries()) {
          pen.fillStyle = `${tone}88`
          pen.beginPath()
          const x = (i / tones.length) * w * 0.8
          pen.moveTo(x + 70, 20 + (i % 2) * 40)
          pen.lineTo(x + 140, 20 + (i % 2) * 40)
          pen.lineTo(x + 84, h - 50)
          pen.lineTo(x + 10, h - 50)
          pen.fill()
        }
      }),
    ),
    { rx: -Math.PI / 2, y: 0.05 },
  )

/** Marble run: frames of tiles, clear ramps down five levels, marbles. */
export function marbleRun(main: string): Object3D {
  const tones = [main, '#3164bb', '#e0623c', '#f0bf3c']
  const s = 7
  const tube = clear('#dcefe4', 0.5)
  const marble = (x: number, y: number, tone: string) => at(ball(0.9, plastic(tone, 0.15)), { x, y, z: 4.6 })
  const ramp = (y: number, side: number) =>
    group(
      at(box(19, 0.35, 3, 0.15, plastic(tones[Math.abs(side + 1)] ?? main, 0.3)), { y, z: 4.6, rz: side * 0.16 }),
      ...[3.2, 6].map(z => at(box(19, 1.3, 0.22, 0.08, tube), { y: y + 0.7, z, rz: side * 0.16 })),
    )
  return group(
    ...[-1, 1].flatMap(side =>
      [0, 1, 2, 3, 4].map(i =>
        at(group(squareTile(i % 2 ? main : (tones[(i + side + 2) % 4] ?? main), s)), { x: side * s, y: i * s }),
      ),
    ),
    ...[0, 2, 4].map(i => at(squareTile(tones[(i + 1) % 4] ?? main, s), { y: i * s })),
    ...[0, 1, 2, 3, 4].map(i => ramp(31.5 - i * 6.6, i % 2 ? 1 : -1)),
    ...[-1, 1].map(side => at(drum(1.7, 1.7, 5, tube), { x: side * 10.6, y: side > 0 ? 22 : 15.4, z: 4.6 })),
    at(
      turned(
        [
          [1.4, 0],
          [3.6, 4, 0.3],
          [3.9, 4.2],
          [1.2, 0],
        ],
        plastic(main, 0.3),
      ),
      { x: -8.6, y: 34, z: 4.6 },
    ),
    at(box(26, 1.6, 8, 0.5, plastic(main, 0.35)), { y: 0.8, z: 2.6 }),
    marble(-4, 33.4, '#d0503f'),
    marble(3, 26.8, '#3164bb'),
    marble(-3, 20, '#e8a13c'),
    marble(5, 13.4, '#f2ede2'),
    at(ball(0.9, plastic('#d0503f', 0.15)), { x: 9, y: 0.9, z: 9.6 }),
    at(ball(0.9, plastic('#3164bb', 0.15)), { x: 5.6, y: 0.9, z: 11 }),
  )
}

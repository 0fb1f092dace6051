import { DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { glass, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { book } from '../../../studio/props/desk.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { cotton, foldedQuilt } from '../parts/bedding.ts'
import { block, type Point, strut, surface } from '../parts/shape.ts'
import { pine } from '../parts/timber.ts'

const milkyPlastic = (color: string, opacity = 0.5): Material => {
  const stuff = glass(color, opacity)
  stuff.roughness = 0.32
  return stuff
}

/** Four walls and a floor, `wall` thick, wider at the top by `flare`. */
function tub(w: number, h: number, d: number, stuff: Material, wall = 0.8, flare = 0): Object3D {
  const side = (long: number, off: number, turn: number) =>
    at(
      group(
        at(
          block(
            [long, h, wall],
            wall / 2,
            stuff,
            (x, y, z) => [x * (1 + (flare * (y + h / 2)) / h / (long / 2)), y, z + (flare * (y + h / 2)) / h],
            10,
          ),
          { z: off },
        ),
      ),
      { y: h / 2, ry: turn },
    )
  return group(
    side(w, d / 2, 0),
    side(w, d / 2, Math.PI),
    side(d, w / 2, Math.PI / 2),
    side(d, w / 2, -Math.PI / 2),
    at(box(w, wall, d, wall / 2, stuff), { y: wall / 2 }),
  )
}

/** Box of 20 litres with a lid and two clips; a sweater shows through its front. */
export const lidded = (color: string): Object3D => {
  const body = plastic(color, 0.6)
  const deep = plastic(darker(color, 0.18), 0.6)
  return group(
    at(
      block([40, 20, 27], 4, body, (x, y, z) => [x * (1 + y * 0.002), y, z * (1 + y * 0.002)]),
      { y: 11 },
    ),
    at(box(27, 12, 0.6, 0.3, matte(lighter('#d98a6a', 0.05))), { y: 10.4, z: 13.4 }),
    ...[0, 1, 2].map(i =>
      at(block([26, 3.6, 0.8], 0.4, upholstery(['#d98a6a', '#efe3c8', '#7f9aa3'][i] ?? '#d98a6a', 'boucle')), {
        y: 6.6 + i * 3.8,
        z: 13.6,
      }),
    ),
    at(box(28, 13, 0.5, 0.3, milkyPlastic(lighter(color, 0.4), 0.42)), { y: 10.4, z: 14.1 }),
    at(block([43, 4, 30], 1.9, deep), { y: 22.4 }),
    at(block([35, 1.4, 22], 0.6, plastic(darker(color, 0.1), 0.6)), { y: 24.6 }),
    ...[-1, 1].map(s =>
      group(
        at(block([1.8, 8, 9], 0.8, plastic(lighter(color, 0.35), 0.5)), { x: s * 21.4, y: 19.4 }),
        at(box(0.6, 1.2, 6, 0.3, deep), { x: s * 22.4, y: 17.4 }),
      ),
    ),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k =>
        at(drum(1.6, 1.6, 1.4, rubber('#4a4c50'), 0.3), { x: s * 15, y: 1.4, z: k * 10 - 0.7, rx: Math.PI / 2 }),
      ),
    ),
  )
}

const shoe = (color: string): Object3D =>
  group(
    at(block([8.6, 2.6, 24], 1.2, matte('#fbf8f1')), { y: 1.3 }),
    at(
      block([8, 7, 22], 3, matte(color), (x, y, z) => [x, y * (0.7 - (z / 11) * 0.34) - (z > 0 ? 0.6 : 0), z]),
      { y: 4.6 },
    ),
  )

/** Tall box whose clear front door is half open; shoes inside. */
export const frontOpening = (color: string): Object3D => {
  const body = plastic(color, 0.5)
  return group(
    ...[-1, 1].map(s => at(box(1.4, 36, 36, 0.5, body), { x: s * 26, y: 19 })),
    at(box(53, 1.6, 36, 0.5, body), { y: 1.4 }),
    at(box(53, 36, 1.2, 0.4, body), { y: 19, z: -17.4 }),
    at(block([56, 4, 38], 1.6, plastic(darker(color, 0.16), 0.5)), { y: 38 }),
    at(box(51, 1, 34, 0.3, body), { y: 19.6 }),
    ...[-1, 1].flatMap(s => [at(box(4, 36, 2, 0.6, body), { x: s * 24.6, y: 19, z: 17.4 })]),
    ...[-14, 0.5, 13].map((x, i) =>
      group(
        at(shoe(['#e0623c', '#5f7f9a', '#e9d9b8'][i] ?? '#888888'), { x: x - 4.4, y: 2.2, z: 1 }),
        at(shoe(['#e0623c', '#5f7f9a', '#e9d9b8'][i] ?? '#888888'), { x: x + 4.6, y: 2.2, z: 0 }),
      ),
    ),
    ...[-10, 6].map((x, i) =>
      group(
        at(shoe(i ? '#8aa78b' : '#f2efe8'), { x: x - 4.4, y: 20.2, z: 1 }),
        at(shoe(i ? '#8aa78b' : '#f2efe8'), { x: x + 4.6, y: 20.2, z: 0 }),
      ),
    ),
    at(
      group(
        at(box(45, 33, 0.6, 0.3, milkyPlastic('#eaf3f6', 0.34)), { y: 16.5 }),
        ...[-1, 1].map(s => at(box(1.6, 33, 1.2, 0.4, body), { x: s * 22.4, y: 16.5 })),
        ...[0.6, 32.6].map(y => at(box(46, 1.6, 1.2, 0.4, body), { y })),
        at(box(9, 2, 1.8, 0.7, plastic(darker(color, 0.2), 0.5)), { y: 30, z: 0.8 }),
      ),
      { y: 2.4, z: 18.4, rx: 0.96 },
    ),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k =>
        at(drum(1.6, 1.6, 1.4, rubber('#4a4c50'), 0.3), { x: s * 22, y: 0.4, z: k * 14, rx: Math.PI / 2 }),
      ),
    ),
  )
}

/** Folding box of woven cloth, its lid ajar, with a leather tab. */
export const linenBox = (color: string): Object3D => {
  const skin = upholstery(color, 'linen')
  const leather = matte('#9a6238', 0.5)
  return group(
    tub(40, 30, 30, skin, 1.6),
    at(foldedQuilt(35, 25, cotton('#e6c3a5'), 3, 6), { y: 8 }),
    at(
      group(
        at(block([42, 2.2, 32], 1, skin), { z: 16 }),
        ...[-1, 1].map(s => at(block([2, 5, 32], 0.8, skin), { x: s * 20.4, y: -2, z: 16 })),
        at(block([42, 5, 2], 0.8, skin), { y: -2, z: 31.4 }),
        at(block([5, 9, 0.8], 0.4, leather), { y: -3, z: 32.6 }),
        at(drum(0.9, 0.9, 0.5, metal('#c9a25c', 0.3), 0.1), { y: -5, z: 32.8, rx: Math.PI / 2 }),
      ),
      { y: 31, z: -15.6, rx: -0.42 },
    ),
    at(block([5.4, 7, 0.8], 0.4, leather), { y: 17, z: 15.9 }),
    ...[-1, 1].map(s =>
      at(
        group(
          rod(
            [
              [0, 2, -5],
              [1.8, 0, -4],
              [2.2, -1, 0],
              [1.8, 0, 4],
              [0, 2, 5],
            ],
            0.6,
            leather,
          ),
        ),
        { x: s * 20.4, y: 19, ry: s > 0 ? 0 : Math.PI },
      ),
    ),
  )
}

/** Chest of pine boards with rope handles and a blanket on top. */
export const pineChest = (): Object3D => {
  const [flat, up] = [pine(), pine('#e2bd84', 'up')]
  const rope = matte('#cdb58a')
  return group(
    ...[0, 1, 2].flatMap(i => [
      at(box(48, 9, 1.8, 0.4, flat), { y: 5 + i * 9.4, z: 15.4 }),
      at(box(48, 9, 1.8, 0.4, flat), { y: 5 + i * 9.4, z: -15.4 }),
      ...[-1, 1].map(s => at(box(1.8, 9, 30, 0.4, up), { x: s * 23.4, y: 5 + i * 9.4 })),
    ]),
    ...[-1, 1].flatMap(s => [-1, 1].map(k => at(box(4, 28, 4, 0.6, up), { x: s * 21, y: 14.4, z: k * 14.6 }))),
    at(box(51, 2.4, 34, 0.8, flat), { y: 30 }),
    ...[-1, 1].map(s =>
      at(
        group(
          rod(
            [
              [0, 2, -6],
              [2.4, -1, -4.6],
              [3.2, -3, 0],
              [2.4, -1, 4.6],
              [0, 2, 6],
            ],
            0.8,
            rope,
          ),
          ...[-6, 6].map(z => at(ball(1.4, rope), { y: 2.4, z })),
        ),
        { x: s * 24.6, y: 20, ry: s > 0 ? 0 : Math.PI },
      ),
    ),
    at(foldedQuilt(34, 25, upholstery('#c98d6c', 'boucle'), 3, 3.6), { y: 31.2, x: -2 }),
  )
}

/** Two felt baskets, magazines in the large one. */
export const felt = (color: string): Object3D => {
  const stuff = (tone: string) => matte(tone, 1)
  const basket = (w: number, h: number, d: number, tone: string) =>
    group(
      tub(w, h, d, stuff(tone), 1, 1.6),
      ...[-1, 1].map(s =>
        at(block([9, 2.6, 0.5], 1.2, stuff(darker(tone, 0.6))), { y: h - 4.6, z: s * (d / 2 + 1.7) }),
      ),
      ...[-1, 1].flatMap(s =>
        [-1, 1].map(k =>
          at(box(0.4, h * 0.84, 0.4, 0.1, stuff(darker(tone, 0.35))), {
            x: s * (w / 2 + 0.4),
            y: h / 2,
            z: k * (d / 2 + 0.6),
          }),
        ),
      ),
    )
  return group(
    at(
      group(
        basket(36, 26, 26, color),
        ...['#e0936c', '#f1e6d0', '#5f7f9a', '#e7c68e', '#8aa78b'].map((tone, i) =>
          at(group(at(book(tone, 22, 29, 1), { rx: Math.PI / 2 - 0.1, y: 17 })), { z: -8 + i * 3.4, ry: 0.04 * i }),
        ),
      ),
      { x: -14, z: -4 },
    ),
    at(
      group(
        basket(25, 17, 19, lighter(color, 0.4)),
        at(ball(5.6, upholstery('#d98a6a', 'boucle')), { x: -4, y: 13 }),
        at(ball(4.8, upholstery('#8fb0a4', 'boucle')), { x: 6, y: 13.4, z: 2 }),
      ),
      { x: 22, z: 9, ry: -0.3 },
    ),
  )
}

/** Round basket of rattan with a throw over its rim. */
export const rattan = (): Object3D => {
  const [rows, posts] = [17, 28]
  const cane = matte('#c1935a', 0.7)
  const dark = matte('#a3763f', 0.7)
  const radius = (v: number) => 13.4 + 3.4 * Math.sin(v * 1.7)
  return group(
    at(drum(13.4, 13.4, 1, cane, 0.3), {}),
    ...Array.from({ length: rows }, (_, k) => {
      const v = (k + 0.5) / rows
      return rod(
        Array.from({ length: posts * 2 + 1 }, (_p, i): Point => {
          const turn = (i / (posts * 2)) * Math.PI * 2
          const r = radius(v) + ((i + k) % 2 ? 0.5 : -0.3)
          return [Math.cos(turn) * r, 1 + v * 25, Math.sin(turn) * r]
        }),
        0.78,
        k % 2 ? cane : dark,
      )
    }),
    ...Array.from({ length: 2 }, (_, k) =>
      at(ring(radius(1) + 0.2, 1, k ? dark : cane), { y: 26 + k * 1.4, rx: Math.PI / 2 }),
    ),
    ...[-1, 1].map(s =>
      at(
        group(
          rod(
            [
              [0, 0, -5],
              [1.6, 4, -4.4],
              [2, 6, 0],
              [1.6, 4, 4.4],
              [0, 0, 5],
            ],
            0.9,
            dark,
          ),
        ),
        { x: s * (radius(1) + 0.2), y: 26, ry: s > 0 ? 0 : Math.PI },
      ),
    ),
    at(
      surface(
        (u, v) => {
          const s = v * 34 - 10
          const x = (u - 0.5) * 17
          const over = Math.max(0, s)
          return [
            x + Math.sin(u * 9) * 0.6,
            28.8 - (s < 0 ? 0.05 * s * s : 0) - Math.max(0, over - 2.4),
            15.6 + Math.min(2.4, Math.max(s, -9)) + Math.sin(u * 15 + v * 2) * 0.9,
          ]
        },
        upholstery('#e9dcc2', 'boucle'),
        40,
        40,
      ),
      {},
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      strut(
        [-8 + i * 1.46, 7.4, 18 + noise(i)],
        [-8 + i * 1.46 + noise(i + 9) - 0.5, 3.6, 18.2],
        0.24,
        upholstery('#e9dcc2', 'boucle'),
      ),
    ),
    at(block([22, 12, 22], 6, upholstery('#e9dcc2', 'boucle')), { y: 22 }),
  )
}

/** Small chest of three drawers for the desk, the middle one open with pens. */
export const organiser = (color: string): Object3D => {
  const body = plastic(color, 0.55)
  const front = plastic(lighter(color, color === '#24272c' ? 0.1 : 0.3), 0.55)
  const drawer = (y: number, out: number) =>
    at(
      group(
        at(block([20.4, 6.6, 1.2], 0.5, front), { z: 12.4 }),
        at(block([7, 1.2, 1], 0.5, plastic(darker(color, 0.4), 0.6)), { y: 2.5, z: 12.7 }),
        ...(out > 0
          ? [
              at(box(19, 0.6, 22, 0.2, front), { y: -2.6, z: 1.4 }),
              ...[-1, 1].map(s => at(box(0.6, 5, 22, 0.2, front), { x: s * 9.4, z: 1.4 })),
              ...['#e0623c', '#3164bb', '#f0bf3c', '#2f8f8b'].map((tone, i) =>
                at(group(at(drum(0.42, 0.42, 13, plastic(tone), 0.1), { rx: Math.PI / 2 })), {
                  x: -6 + i * 2.4,
                  y: -1.4,
                  z: -3,
                  ry: (i - 1.5) * 0.04,
                }),
              ),
              at(block([4, 2, 6], 0.6, plastic('#f4b8b0')), { x: 5.4, y: -1, z: 7 }),
            ]
          : []),
      ),
      { y, z: out },
    )
  return group(
    ...[-1, 1].map(s => at(block([1.4, 24, 25], 0.6, body), { x: s * 10.9, y: 12.4 })),
    ...[0.9, 8.6, 16.3, 24].map(y => at(box(22, 1.1, 25, 0.3, body), { y })),
    at(box(22, 24, 1, 0.3, body), { y: 12.4, z: -12 }),
    drawer(4.7, 0),
    drawer(12.4, 9.4),
    drawer(20.1, 0),
    ...[-1, 1].flatMap(s => [-1, 1].map(k => at(drum(1, 1, 0.5, rubber('#4a4c50'), 0.1), { x: s * 9, z: k * 10 }))),
  )
}

/** Jewellery box of acrylic with five velvet trays, one open with earrings. */
export const jewellery = (): Object3D => {
  const velvet = upholstery('#d98a97', 'velvet')
  const gold = metal('#d8ae5c', 0.22)
  const tray = (y: number, out: number) =>
    at(
      group(
        at(box(21, 0.5, 14, 0.2, clear('#eef4f6', 0.5)), { y: -1.6 }),
        at(block([20, 1.8, 13], 0.8, velvet), { y: -0.5 }),
        at(box(21.4, 3.8, 0.5, 0.2, clear('#eef4f6', 0.6)), { z: 7.2 }),
        at(ball(0.7, gold), { z: 7.9 }),
        ...(out > 0
          ? [-6, -2, 2, 6].flatMap((x, i) =>
              [0, 1].map(k =>
                group(
                  at(ring(0.8, 0.14, gold), { x: x + k * 1.8, y: 1, z: 3 }),
                  at(ball(0.5, i % 2 ? matte('#fbf8f2', 0.3) : matte('#5f9a9a', 0.3)), {
                    x: x + k * 1.8,
                    y: 0.7,
                    z: 4.2,
                  }),
                ),
              ),
            )
          : []),
      ),
      { y, z: out },
    )
  return group(
    ...[-1, 1].map(s => at(box(0.6, 24, 15, 0.2, clear('#e3eef2', 0.7)), { x: s * 11.2, y: 12 })),
    ...[0.3, 23.8].map(y => at(box(23, 0.7, 15, 0.2, clear('#e3eef2', 0.8)), { y })),
    at(box(23, 24, 0.5, 0.2, clear('#e3eef2', 0.6)), { y: 12, z: -7.2 }),
    ...[0, 1, 2, 3, 4].map(i => tray(2.8 + i * 4.5, i === 3 ? 7.4 : 0)),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k => strut([s * 11.2, 0, k * 7.4], [s * 11.2, 24, k * 7.4], 0.3, clear('#ffffff', 0.9))),
    ),
  )
}

/** Flat box on castors, one half of its lid open over a quilt. */
export const underBed = (color: string): Object3D => {
  const body = milkyPlastic(lighter(color, 0.25), 0.62)
  const rim = plastic(color, 0.55)
  return group(
    tub(72, 14, 46, body, 0.9),
    at(foldedQuilt(66, 40, cotton('#f2e3c9'), 2, 6.4), { y: 2 }),
    at(foldedQuilt(30, 38, cotton('#e0a98a'), 1, 5), { y: 9.6, x: 17 }),
    ...[-1, 1].flatMap(s => [
      at(block([74, 2, 2], 0.9, rim), { y: 14.4, z: s * 23.4 }),
      at(block([2, 2, 48], 0.9, rim), { x: s * 36.6, y: 14.4 }),
    ]),
    at(block([37, 1.8, 48], 0.8, milkyPlastic(lighter(color, 0.35), 0.66)), { x: -18.4, y: 15.6 }),
    at(group(at(block([37, 1.8, 48], 0.8, milkyPlastic(lighter(color, 0.35), 0.66)), { x: 18.5 })), {
      y: 16,
      rz: 1.02,
    }),
    at(box(2, 2, 48, 0.8, rim), { y: 15.8 }),
    at(block([14, 4, 1.6], 0.7, rim), { y: 9, z: 24 }),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k =>
        group(
          at(box(4, 2.4, 4, 0.6, rim), { x: s * 31, y: -0.6, z: k * 18 }),
          at(drum(2, 2, 1.6, rubber('#3f4146'), 0.4), { x: s * 31, y: -2, z: k * 18 - 0.8, rx: Math.PI / 2 }),
        ),
      ),
    ),
  )
}

/** Soft flat bag with a zip and two clear windows. */
export const quiltBag = (color: string): Object3D => {
  const skin = upholstery(color, 'linen')
  const zip = painted(256, 32, (pen, w, h) => {
    pen.fillStyle = '#6d6a66'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#d3d4d6'
    for (let x = 0; x < w; x += 8) pen.fillRect(x, x % 16 ? 8 : 12, 5, 12)
  })
  zip.repeat.set(10, 1)
  const teeth = new MeshPhysicalMaterial({ map: zip, roughness: 0.5, side: DoubleSide })
  return group(
    at(
      block(
        [90, 18, 46],
        6,
        skin,
        (x, y, z) => [x, y * (1 + 0.1 * Math.cos(x / 16)) + (y > 0 ? 1.2 * Math.cos(z / 12) : 0), z],
        24,
      ),
      { y: 9.4 },
    ),
    ...[-1, 1].map(s =>
      group(
        at(box(26, 8, 0.5, 0.2, cotton(s < 0 ? '#d98f6c' : '#7f9fae')), { x: s * 21, y: 8, z: 22.9 }),
        at(box(26, 8, 0.2, 0.1, clear('#eef5f7', 0.5)), { x: s * 21, y: 8, z: 23.2 }),
        ...[-1, 1].map(k =>
          at(box(27.4, 0.9, 0.6, 0.2, matte(darker(color, 0.25))), { x: s * 21, y: 8 + k * 4.2, z: 23 }),
        ),
        ...[-1, 1].map(k =>
          at(box(0.9, 9.2, 0.6, 0.2, matte(darker(color, 0.25))), { x: s * 21 + k * 13.4, y: 8, z: 23 }),
        ),
      ),
    ),
    at(box(86, 1.6, 0.7, 0.2, teeth), { y: 17, z: 22 }),
    at(block([1.6, 4, 0.8], 0.3, metal('#c9ccd2', 0.3)), { x: 26, y: 15.6, z: 22.8 }),
    rod(
      [
        [-9, 18, 20],
        [-7, 21, 25],
        [0, 22, 27],
        [7, 21, 25],
        [9, 18, 20],
      ],
      1,
      matte(darker(color, 0.3)),
    ),
    ...[-1, 1].map(s =>
      rod(
        [
          [s * 44, 10, -7],
          [s * 48, 12, -5],
          [s * 49, 12, 5],
          [s * 44, 10, 7],
        ],
        1,
        matte(darker(color, 0.3)),
      ),
    ),
  )
}

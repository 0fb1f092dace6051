import { DoubleSide, type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { twig } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { once, repeated } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { drinkAt, type Outline, speckled, vessel } from '../parts/crockery.ts'
import { airy, lit, steam } from '../parts/light.ts'
import { broth, chunks, fish, friedEgg, greens, moist, noodles, prawn, steak } from '../parts/meals.ts'
import { block, shaped } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const WOK: Outline = [
  [5.4, 0],
  [7, 0.3],
  [11, 2.6],
  [14.2, 6],
  [16, 9.6],
]
const STEEL = '#d3d6da'

/** Bright steel: bands of light and dark round the body, as a polished pot shows a room. */
const polished = (): Material =>
  new MeshPhysicalMaterial({
    map: once('polished', 512, 8, (pen, w, h) => {
      const wash = pen.createLinearGradient(0, 0, w, 0)
      for (const [at, tone] of [
        [0, '#f6f8fa'],
        [0.07, '#aab0b7'],
        [0.14, '#ffffff'],
        [0.22, '#e4e8ec'],
        [0.3, '#7d848c'],
        [0.36, '#dfe4e8'],
        [0.5, '#ffffff'],
        [0.62, '#9299a1'],
        [0.7, '#eef1f4'],
        [0.8, '#ffffff'],
        [0.87, '#868d95'],
        [0.94, '#e9edf0'],
        [1, '#f6f8fa'],
      ] as const)
        wash.addColorStop(at, tone)
      pen.fillStyle = wash
      pen.fillRect(0, 0, w, h)
    }),
    metalness: 0.35,
    roughness: 0.22,
    clearcoat: 0.6,
    clearcoatRoughness: 0.1,
    side: DoubleSide,
  })

/** Beaten or dimpled metal. */
const beaten = (color: string, kind: 'hammered' | 'honeycomb', rough: number): Material =>
  new MeshPhysicalMaterial({
    color,
    metalness: 0.85,
    roughness: rough,
    bumpMap: repeated(
      once(
        `beaten-${kind}`,
        256,
        256,
        (pen, w, h) => {
          pen.fillStyle = kind === 'hammered' ? '#808080' : '#ffffff'
          pen.fillRect(0, 0, w, h)
          if (kind === 'hammered') {
            pen.filter = 'blur(5px)'
            for (let i = 0; i < 60; i += 1) {
              pen.fillStyle = i % 2 ? '#c0c0c0' : '#505050'
              pen.beginPath()
              pen.arc(noise(i) * w, noise(i + 90) * h, 12, 0, 7)
              pen.fill()
            }
            pen.filter = 'none'
            return
          }
          pen.strokeStyle = '#101010'
          pen.lineWidth = 5
          for (let r = -1; r < 9; r += 1)
            for (let c = -1; c < 9; c += 1) hexagon(pen, c * 36.6 + (r % 2 ? 18.3 : 0), r * 32, 20)
        },
        false,
      ),
      kind === 'hammered' ? 5 : 8,
      kind === 'hammered' ? 3 : 5,
    ),
    bumpScale: kind === 'hammered' ? 5 : 9,
    side: DoubleSide,
  })

function hexagon(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath()
  for (let i = 0; i <= 6; i += 1) pen.lineTo(x + Math.sin((i * Math.PI) / 3) * r, y + Math.cos((i * Math.PI) / 3) * r)
  pen.stroke()
}

/** Straight handle from the rim at (`r`, `y`), rising a little, with a hanging hole. */
const handle = (r: number, y: number, long: number, grip: Material, neck = metal(STEEL, 0.3)): Object3D =>
  group(
    rod(
      [
        [r - 0.8, y - 1, 0],
        [r + 2, y, 0],
        [r + 5, y + 0.9, 0],
      ],
      0.9,
      neck,
    ),
    at(
      block([long, 2, 3], 0.95, grip, (x, py, z) => [
        x,
        py + (x / long) * 2.4,
        z * (0.82 + 0.3 * Math.max(0, x / long)),
      ]),
      { x: r + 4 + long / 2, y: y + 1.9 },
    ),
    at(ring(0.9, 0.22, neck), { x: r + 4 + long, y: y + 3.2, rx: Math.PI / 2 }),
    ...[-0.8, 0.8].map(z => at(ball(0.35, neck), { x: r - 0.9, y: y - 0.8, z })),
  )

/** Loop at the rim opposite the handle; `turn` sets its side. */
const loop = (r: number, y: number, stuff: Material, turn = Math.PI, wide = 3.4): Object3D =>
  at(
    group(
      rod(
        [
          [r - 0.6, y, -wide],
          [r + 1.6, y + 0.5, -wide],
          [r + 2.6, y + 0.9, 0],
          [r + 1.6, y + 0.5, wide],
          [r - 0.6, y, wide],
        ],
        0.55,
        stuff,
      ),
    ),
    { ry: turn },
  )

const glassLid = (r: number, rim = metal(STEEL, 0.25)): Object3D =>
  group(
    vessel(
      [
        [0.5, r * 0.24],
        [r * 0.5, r * 0.2],
        [r * 0.85, r * 0.09],
        [r * 0.98, 0.3],
      ],
      0.2,
      clear('#dfeaec', 0.4),
    ),
    at(ring(r, 0.35, rim), { rx: Math.PI / 2, y: 0.2 }),
    at(drum(0.9, 0.7, 1.4, metal(STEEL, 0.3), 0.2), { y: r * 0.23 }),
    at(drum(2.2, 1.5, 1.6, plastic('#2b2c30'), 0.6), { y: r * 0.23 + 1.2 }),
  )

/** Ring of gas flames on a burner. */
export const flames = (r = 7): Object3D =>
  group(
    drum(r, r + 0.6, 1.6, matte('#26282c'), 0.4),
    ...Array.from({ length: 22 }, (_, i) => {
      const turn = (i / 22) * Math.PI * 2
      const flame = airy(
        at(ball(0.55, lit(i % 3 ? '#4f8fe6' : '#7fc0ff', 1)), {
          x: Math.cos(turn) * (r + 0.8),
          y: 2.4,
          z: Math.sin(turn) * (r + 0.8),
        }),
      )
      flame.scale.set(0.8, 2.6, 0.8)
      return flame
    }),
    ...[0, 1, 2, 3].map(i =>
      at(box(12, 1, 1, 0.3, matte('#1d1e21')), {
        x: Math.cos(i * 1.571 + 0.5) * 9,
        y: 3.4,
        z: Math.sin(i * 1.571 + 0.5) * 9,
        ry: -(i * 1.571 + 0.5),
      }),
    ),
  )

/** Wok of beaten iron over flames, greens in it. */
export const ironWok = (): Object3D =>
  group(
    flames(),
    at(
      group(
        vessel(WOK, 0.26, beaten('#56585c', 'hammered', 0.4)),
        handle(16, 9.2, 16, timber('#8a5f3d'), metal('#4a4a4c', 0.4)),
        loop(15.8, 8.8, metal('#4a4a4c', 0.4)),
        at(greens(10.4, 40), { y: 3.4 }),
        at(chunks('#c8392e', 6, 6, 1.1), { y: 6.4 }),
        at(steam(16, 18, 0.5), { y: 9, z: -3 }),
      ),
      { y: 3.6, ry: -0.3 },
    ),
  )

/** Non-stick wok, coloured outside and stone-grey inside, its lid leaning on it. */
export const colouredWok = (color: string): Object3D =>
  group(
    vessel(
      WOK.map(([r, y]) => [r + 0.25, y - 0.1] as const),
      0.2,
      gloss(color),
    ),
    vessel(
      WOK.map(([r, y]) => [r - 0.1, y + 0.12] as const),
      0.2,
      speckled('#8d8f90', 0.2, '#2f3033'),
    ),
    handle(16, 9.2, 16, timber('#c79a63')),
    loop(15.9, 8.9, timber('#c79a63')),
    at(friedEgg(5.6), { y: 4, x: -2.4 }),
    at(chunks('#f2b632', 7, 12, 2.2, 3), { y: 3.6 }),
    at(chunks('#d8432b', 7.6, 14, 2.4), { y: 3.8 }),
    ...[0, 1, 2, 3, 4].map(i =>
      at(ring(0.6, 0.2, moist('#7fae4f')), { x: Math.cos(i * 1.9) * 4, y: 6, z: Math.sin(i * 1.9) * 4, rx: 1.2 }),
    ),
    at(group(at(glassLid(15.4), { rx: 1.9 })), { x: -7.4, y: 14.9, z: -12.6, ry: 0.53 }),
  )

/** Bright steel wok with honeycomb inside, prawns in it. */
export const honeycombWok = (): Object3D =>
  group(
    vessel(
      WOK.map(([r, y]) => [r + 0.2, y] as const),
      0.2,
      polished(),
    ),
    vessel(
      WOK.map(([r, y]) => [r - 0.2, y + 0.2] as const),
      0.2,
      beaten('#b9bdc2', 'honeycomb', 0.3),
    ),
    handle(16, 9.2, 16, plastic('#2a2b2f')),
    loop(15.9, 8.9, metal(STEEL, 0.25)),
    ...[0, 1, 2, 3, 4, 5, 6].map(i =>
      at(group(prawn(1.25)), {
        x: i ? Math.cos(i * 1.05) * 4.8 : 0,
        y: 1.6 + (i ? 0.7 : 0),
        z: i ? Math.sin(i * 1.05) * 4.8 : 0,
        ry: i * 1.3,
      }),
    ),
    at(chunks('#7fae4f', 4, 6, 0.8), { y: 2.2 }),
    at(steam(14, 14, 0.4), { y: 8, z: -2 }),
  )

/** Frying pan with a stone finish, wooden handle, an egg in it. */
export const stonePan = (color: string): Object3D =>
  group(
    vessel(
      [
        [9.6, 0],
        [10, 0.3],
        [12.6, 3],
        [13.2, 4.6],
      ],
      0.24,
      gloss(color),
    ),
    vessel(
      [
        [9.4, 0.3],
        [9.8, 0.6],
        [12.4, 3.2],
        [12.9, 4.65],
      ],
      0.18,
      speckled('#5a5c60', 0.25, '#d9d7d0'),
    ),
    handle(13, 4, 18, timber('#c08a52')),
    at(friedEgg(5), { y: 0.9, x: -0.6, z: 0.4 }),
    ...[0, 1].map(i => at(twig('#5f9a45', 3, 2, 1.6), { x: 5 - i * 11, y: 1.2, z: 4 - i * 8, rz: 1.2 })),
  )

/** Ribbed pan of cast iron with a seared steak. */
export const griddle = (color: string): Object3D => {
  const iron = color === '#24272c' ? matte('#2b2b2d', 0.5) : gloss(color)
  const side = 13
  return group(
    shaped(
      vessel(
        [
          [12.6, 0],
          [13, 0.4],
          [13.6, 4.4],
        ],
        0.7,
        iron,
      ),
      (x, y, z) => {
        const turn = Math.atan2(z, x)
        const k = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) ** 0.72
        return [x * k * 0.9, y, z * k * 0.9]
      },
    ),
    at(box(side * 1.74, 0.4, side * 1.74, 0.3, matte('#232324', 0.6)), { y: 0.9 }),
    ...Array.from({ length: 11 }, (_, i) =>
      at(box(side * 1.66, 0.7, 0.8, 0.3, matte('#2f2f31', 0.5)), { y: 1.2, z: (i - 5) * 2 }),
    ),
    at(
      block([15, 1.8, 3.6], 0.8, iron, (x, y, z) => [x, y, z * (0.8 + 0.3 * (x / 15))]),
      { x: 21.5, y: 3.6 },
    ),
    at(ring(0.9, 0.3, iron), { x: 28.6, y: 3.6, rx: Math.PI / 2 }),
    at(steak(14), { x: -0.6, y: 1.5, ry: 0.4 }),
    at(twig('#4f7a45', 10, 7, 1.5), { x: 2, y: 2.2, z: 7, rz: 1.5, ry: 0.3 }),
    at(steam(12, 15, 0.5), { y: 4 }),
  )
}

/** Steel pot of 6 litres with noodles. */
export const openPot = (): Object3D =>
  group(
    vessel(
      [
        [11.6, 0],
        [12, 0.4],
        [12, 15.4],
        [12.5, 16],
      ],
      0.24,
      polished(),
      false,
    ),
    at(drum(12.2, 12.2, 1.6, metal('#b9bcc2', 0.3), 0.3), {}),
    ...[0, Math.PI].map(turn => loop(12, 12.4, metal(STEEL, 0.2), turn, 3.8)),
    at(broth('#e9cf8a', 11.6, 13.6, 20), {}),
    at(noodles(8, '#f2dc9a', 20, 0.3), { y: 13.4 }),
  )

/** The same: noodles hang from chopsticks above it, its lid beside it. */
export const stockPot = (): Object3D =>
  group(
    openPot(),
    ...Array.from({ length: 13 }, (_, i) =>
      rod(
        [
          [(i - 6) * 0.42, 14, 1],
          [(i - 6) * 0.3 + noise(i) * 0.4, 19, 0.6],
          [(i - 6) * 0.26, 24.4, 0],
        ],
        0.24,
        moist('#f2dc9a'),
      ),
    ),
    ...[-0.5, 0.5].map(z =>
      at(drum(0.2, 0.4, 26, timber('#7c5335', 'up'), 0.1), { x: -2.6, y: 24.2 + z * 0.4, z, rz: -1.36 }),
    ),
    at(group(at(glassLid(12), { rx: 1.22 })), { x: -13.4, y: 11.6, z: -9, ry: 0.4 }),
    at(steam(14, 16, 0.45), { y: 16, z: -3 }),
  )

const tier = (high: number, sieve: boolean): Object3D =>
  group(
    vessel(
      [
        [13.4, 0],
        [13.8, 0.4],
        [13.8, high - 0.6],
        [14.2, high],
      ],
      0.24,
      polished(),
      false,
    ),
    ...[0, Math.PI].map(turn => loop(13.8, high * 0.66, metal('#e2e4e8', 0.2), turn, 3)),
    ...(sieve ? [at(ring(14, 0.28, metal('#b9bcc2', 0.3)), { rx: Math.PI / 2, y: 0.3 })] : []),
  )

/** Steamer of three tiers; the open one shows a fish on a plate. */
export const steamer = (): Object3D =>
  group(
    tier(11, false),
    at(tier(8, true), { y: 11 }),
    at(tier(8, true), { y: 19 }),
    at(drum(12.6, 12.6, 0.4, metal('#b9bcc2', 0.35), 0.1), { y: 23.4 }),
    at(group(drum(10.6, 9, 1, gloss('#f4f1ea'), 0.3), at(fish(20), { y: 1 })), { y: 24 }),
    at(steam(20, 18, 0.6), { y: 27, z: -2 }),
    at(group(at(glassLid(14), { rx: 1.16 })), { x: 15, y: 13.4, z: -12, ry: -0.5 }),
  )

/** Enamelled cast iron, its lid ajar over a stew. */
export const enamelled = (color: string): Object3D => {
  const paint = gloss(color)
  return group(
    vessel(
      [
        [9.6, 0],
        [10.6, 0.5],
        [12, 3],
        [12.4, 10.6],
      ],
      0.6,
      paint,
    ),
    at(ring(12.1, 0.3, gloss(darker(color, 0.3))), { y: 10.8, rx: Math.PI / 2 }),
    ...[-1, 1].map(s =>
      at(
        block([5, 1.7, 8], 0.8, paint, (x, y, z) => [x * (1 - 0.4 * (z / 4) ** 2), y, z]),
        { x: s * 13.6, y: 8.8 },
      ),
    ),
    at(broth('#8a4a22', 11.6, 9, 12), {}),
    at(chunks('#6d3a20', 8.4, 12, 2.6), { y: 8.8 }),
    at(chunks('#e88634', 8.6, 10, 1.9, 4), { y: 9 }),
    at(chunks('#e6cf8a', 8, 6, 2, 7), { y: 8.8 }),
    at(
      group(
        at(
          group(
            vessel(
              [
                [0.4, 4.2],
                [5, 3.6],
                [10, 1.4],
                [12.4, 0],
              ],
              0.5,
              paint,
            ),
            at(drum(1.9, 1.3, 2, metal('#d8b66a', 0.2), 0.5), { y: 4.2 }),
          ),
          { rz: 0.34 },
        ),
      ),
      { x: -5.6, y: 13.4, z: -3.4 },
    ),
    at(steam(14, 14, 0.5), { x: 5, y: 11 }),
  )
}

/** Clay pot on a flame, chicken soup in it. */
export const clayPot = (color: string): Object3D => {
  const clay = speckled(color, 0, '#2a1a12')
  return group(
    flames(6),
    at(
      group(
        vessel(
          [
            [7, 0],
            [9, 1],
            [12.4, 5],
            [12.6, 9],
            [11.6, 12],
          ],
          0.7,
          clay,
        ),
        ...[2.6, 3.4, 10.6].map(y =>
          at(ring(y > 5 ? 12.2 : 10.7 + (y - 2.6), 0.16, matte(darker(color, 0.3))), { y, rx: Math.PI / 2 }),
        ),
        ...[-1, 1].map(s =>
          at(
            block([4.4, 1.8, 6.4], 0.9, clay, (x, y, z) => [x * (1 - 0.4 * (z / 3.2) ** 2), y, z]),
            { x: s * 13.4, y: 9 },
          ),
        ),
        broth('#e6bb52', 10.8, 10.4, 28),
        at(chunks('#f0ddb8', 6.4, 7, 3), { y: 10.2 }),
        at(chunks('#7a4a2a', 7.4, 5, 1.8, 5), { y: 10.3 }),
        ...Array.from({ length: 8 }, (_, i) =>
          at(ball(0.42, moist('#c8392e')), { x: Math.cos(i * 2.1) * 7, y: 10.7, z: Math.sin(i * 2.1) * 6.4 }),
        ),
        at(
          group(
            at(
              group(
                vessel(
                  [
                    [0.4, 4.4],
                    [5, 3.8],
                    [9.6, 1.6],
                    [11.8, 0],
                  ],
                  0.6,
                  clay,
                ),
                at(ball(1.7, clay), { y: 5.4 }),
              ),
              { rx: 1.15 },
            ),
          ),
          { x: 17, y: 5, z: 4, ry: 0.9 },
        ),
        at(steam(14, 15, 0.55), { y: 12 }),
      ),
      { y: 3.4 },
    ),
  )
}

/** Small pan with two pouring lips and a wooden handle, milk in it. */
export const saucepan = (color: string): Object3D =>
  group(
    shaped(
      vessel(
        [
          [7.6, 0],
          [8.2, 0.6],
          [8.8, 4],
          [9, 9],
        ],
        0.3,
        gloss(color),
      ),
      (x, y, z) => {
        const lip = Math.max(0, (y - 6.4) / 2.6) ** 2 * Math.exp(-((x / 2.4) ** 2)) * 1.4
        return [x, y + lip * 0.1, z + Math.sign(z) * lip]
      },
    ),
    at(drum(8, 8, 0.4, matte(lighter(color, 0.4)), 0.1), { y: 0.5 }),
    drinkAt('#fdf8ec', 8.3, 6.6, '#f1e6cf'),
    handle(9, 7.6, 14, timber('#c08a52')),
    at(steam(9, 11, 0.4), { y: 8.6, z: -1 }),
  )

/** Wooden spoon or turner, lying along x, 30 cm. */
export const turner = (): Object3D =>
  group(
    at(drum(0.5, 0.7, 22, timber('#b98757', 'up'), 0.2), { x: 8, y: 0.8, rz: Math.PI / 2 }),
    at(block([9, 0.8, 6], 0.4, timber('#b98757')), { x: -17, y: 0.8 }),
  )

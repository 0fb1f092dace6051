import { LatheGeometry, type Material, Mesh, type Object3D, SplineCurve, Vector2 } from 'three'
import { half, slice } from '../../../studio/food/fruit.ts'
import { glass, glaze, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { leaf } from '../../../studio/props/green.ts'
import { spoon } from '../../../studio/props/table.ts'
import { at, ball, box, drum, group, ring } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { decorated, drinkAt, ear, ribbedGlass, running, speckled, vessel } from '../parts/crockery.ts'
import { steam } from '../parts/light.ts'
import { timber } from '../parts/timber.ts'

/** Hand-thrown mug of 9 cm, its glaze run to the foot, coffee inside. */
export const coolMug = (color: string): Object3D => {
  const glaze1 = running(color, '#5a3423')
  return group(
    vessel(
      [
        [3.3, 0],
        [3.9, 0.8],
        [4.5, 3],
        [4.55, 6],
        [4.3, 8.6],
        [4.35, 9.2],
      ],
      0.42,
      glaze1,
    ),
    ear(4.2, 5, 5.2, 3, 0.5, glaze1),
    drinkAt('#6b4026', 4, 7.9, '#a8723f'),
  )
}

/** The same, its coffee hot. */
export const thrownMug = (color: string): Object3D => group(coolMug(color), at(steam(6, 10, 0.5), { y: 8.6, z: -0.5 }))

/** Enamel mug with a rolled red rim. */
export const enamel = (color: string): Object3D =>
  group(
    vessel(
      [
        [4, 0],
        [4.1, 0.2],
        [4.15, 8.2],
      ],
      0.14,
      gloss(color),
      false,
    ),
    at(ring(4.12, 0.2, gloss('#c8392e')), { y: 8.25, rx: Math.PI / 2 }),
    at(ring(4.08, 0.12, gloss('#c8392e')), { y: 0.25, rx: Math.PI / 2 }),
    ear(4.1, 4.5, 4.6, 2.6, 0.3, gloss(color)),
    drinkAt('#b5713f', 3.95, 7, '#8a5228'),
  )

/** Two thin mugs, one tall and one low. */
export const pair = (color: string): Object3D => {
  const thin = (tone: string) => {
    const stuff = glaze(tone)
    stuff.emissive.set(tone)
    stuff.emissiveIntensity = 0.12
    return stuff
  }
  const cup = (tone: string, r: number, high: number) =>
    group(
      vessel(
        [
          [r * 0.62, 0],
          [r * 0.86, 0.7],
          [r, high * 0.4],
          [r * 1.02, high],
        ],
        0.18,
        thin(tone),
      ),
      at(ring(r * 0.93, 0.07, metal('#d8b66a', 0.25)), { y: high + 0.08, rx: Math.PI / 2 }),
      ear(r * 0.98, high * 0.54, high * 0.5, 2.5, 0.28, thin(tone)),
      drinkAt('#c98f5e', r * 0.93, high - 1.4, '#a86a38'),
    )
  return group(
    at(cup(color, 4, 10.6), { x: -5, z: -1 }),
    at(cup(lighter(color, 0.62), 4.9, 7.4), { x: 6, z: 2.4, ry: -0.7 }),
  )
}

const knobbed = (color: string, r: number) => {
  const stuff = speckled(color, 0)
  return group(
    drum(r, r, 0.7, stuff, 0.25),
    at(drum(r * 0.86, r * 0.8, 0.6, stuff, 0.1), { y: -0.6 }),
    at(ring(r * 0.82, 0.16, plastic('#efeae0')), { y: -0.35, rx: Math.PI / 2 }),
    at(drum(1.1, 0.8, 1.1, timber('#b98757'), 0.3), { y: 0.7 }),
  )
}

/** Large office mug, its lid leaning on it. */
export const office = (color: string): Object3D => {
  const stuff = speckled(color, 0)
  return group(
    vessel(
      [
        [3.7, 0],
        [4.5, 1],
        [5.1, 4.5],
        [4.9, 9],
        [4.6, 11.4],
      ],
      0.4,
      stuff,
    ),
    ear(4.9, 6, 5.8, 3.2, 0.52, stuff),
    drinkAt('#d9c06a', 4.2, 9.6, '#b99a42'),
    at(group(at(knobbed(color, 4.7), { rx: 1.12 })), { x: -5.6, y: 4.2, z: 4.6, ry: -0.4 }),
  )
}

/** Tea mug; the strainer stands beside it on the turned lid. */
export const strainer = (color: string): Object3D => {
  const stuff = speckled(color, 0.6, '#8a8f96')
  const holes = Array.from({ length: 40 }, (_, i) =>
    at(drum(0.16, 0.16, 0.1, matte('#15171a'), 0), {
      x: Math.cos(i * 0.628) * (3.2 - Math.floor(i / 10) * 0.1),
      y: 1.3 + Math.floor(i / 10) * 0.9,
      z: Math.sin(i * 0.628) * (3.2 - Math.floor(i / 10) * 0.1),
      rz: Math.PI / 2,
      ry: -i * 0.628,
    }),
  )
  return group(
    at(
      group(
        vessel(
          [
            [3.6, 0],
            [4.2, 0.7],
            [4.4, 4],
            [4.4, 10.8],
          ],
          0.36,
          stuff,
        ),
        ear(4.3, 6, 5, 2.9, 0.46, stuff),
        drinkAt('#c98a2e', 3.95, 9.4),
        at(steam(5, 8, 0.4), { y: 10 }),
      ),
      { x: 5.4, z: -1, ry: -0.5 },
    ),
    at(
      group(
        drum(4.8, 4.4, 0.8, stuff, 0.3),
        at(
          group(
            vessel(
              [
                [2.6, 0],
                [3.1, 0.6],
                [3.25, 4.4],
                [3.9, 4.8],
              ],
              0.24,
              stuff,
            ),
            ...holes,
            ...Array.from({ length: 26 }, (_, i) =>
              at(leaf(i % 2 ? '#4f5b32' : '#6d7a3c', 1.8, 0.7, 0.4), {
                x: (noise(i) - 0.5) * 4,
                y: 3.5 + noise(i + 40) * 0.8,
                z: (noise(i + 9) - 0.5) * 4,
                ry: i,
                rz: 0.4,
              }),
            ),
          ),
          { y: 0.8 },
        ),
      ),
      { x: -5.8, z: 2.4 },
    ),
  )
}

const ice = (r: number, y: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    at(box(2, 1.9, 2, 0.4, glass('#f6fbfd', 0.5)), {
      x: Math.cos(i * 2.2) * r,
      y: y + (i % 2) * 0.8,
      z: Math.sin(i * 2.2) * r,
      ry: i,
      rz: i * 0.6,
    }),
  )

/** Ribbed glass of iced water with lemon. */
export const ribbed = (): Object3D =>
  group(
    at(drum(3.35, 2.7, 8.6, glass('#dfeef0', 0.5), 0.4), { y: 1.1 }),
    at(disc(3.35, glass('#f4fbfb', 0.6)), { y: 9.7 }),
    ...ice(1.4, 9, 3),
    at(slice(2.5, '#f3dc62', '#f0c93c', 0.4), { x: 0.6, y: 4.4, z: 1.4, rx: 1.35, ry: 0.4 }),
    at(slice(2.3, '#f3dc62', '#f0c93c', 0.4), { x: -0.6, y: 7.4, z: 1.2, rx: 1.2, ry: -0.4 }),
    ribbedGlass(
      [
        [0, 0],
        [2.8, 0.05],
        [3.1, 0.4],
        [3.4, 5],
        [3.85, 12],
      ],
      '#e3f0f2',
      26,
      0.13,
      0.34,
    ),
    at(drum(2.7, 2.6, 0.9, clear('#dcebee', 0.5), 0.2), { y: 0.1 }),
    at(ring(3.82, 0.1, clear('#ffffff', 0.7)), { y: 12, rx: Math.PI / 2 }),
    at(half({ r: 3.1, tall: 1.2, tip: 0.3, skin: '#f0c93c', pores: 1 }, '#f3dc62', { tilt: 1.1 }), {
      x: 7,
      z: 3,
      ry: -0.4,
    }),
  )

const turnedGlass = (points: readonly (readonly [number, number])[], tint: string, opacity: number) =>
  new Mesh(
    new LatheGeometry(new SplineCurve(points.map(([x, y]) => new Vector2(x, y))).getPoints(40), 60),
    clear(tint, opacity),
  )

/** Double-walled glass in which coffee and milk seem to float. */
export const doubleWalled = (): Object3D =>
  group(
    turnedGlass(
      [
        [0, 1.3],
        [1.8, 1.5],
        [2.9, 3],
        [3.3, 5.4],
        [3.5, 9.4],
      ],
      '#f4f8f8',
      0.3,
    ),
    new Mesh(
      new LatheGeometry(
        new SplineCurve([
          new Vector2(0, 1.5),
          new Vector2(1.7, 1.7),
          new Vector2(2.75, 3.2),
          new Vector2(3.05, 4.6),
        ]).getPoints(20),
        48,
      ),
      liquid('#4a2814'),
    ),
    new Mesh(
      new LatheGeometry([new Vector2(3.05, 4.6), new Vector2(3.14, 5.2), new Vector2(3.2, 6)], 48),
      liquid('#9a6238'),
    ),
    new Mesh(new LatheGeometry([new Vector2(3.2, 6), new Vector2(3.3, 7.6)], 48), liquid('#ead2b2')),
    at(disc(3.3, latte()), { y: 7.6 }),
    turnedGlass(
      [
        [0, 0],
        [2.6, 0],
        [3.5, 0.8],
        [4.1, 3.4],
        [4.1, 6.6],
        [3.55, 9.5],
      ],
      '#eef5f6',
      0.34,
    ),
    at(ring(3.5, 0.13, clear('#ffffff', 0.8)), { y: 9.5, rx: Math.PI / 2 }),
  )

const latte = () =>
  decorated((pen, w, h) => {
    pen.fillStyle = '#c8935f'
    pen.fillRect(0, 0, w, h)
    pen.strokeStyle = '#f8ead2'
    pen.lineWidth = 26
    for (let i = 0; i < 4; i += 1) {
      pen.beginPath()
      pen.ellipse(w * 0.5, h * (0.4 + i * 0.09), w * (0.3 - i * 0.05), h * 0.13, 0, 0.2, 2.94)
      pen.stroke()
    }
  })

const plum = (tone: string) =>
  decorated((pen, w, h) => {
    pen.fillStyle = '#f7f7f4'
    pen.fillRect(0, 0, w, h)
    pen.strokeStyle = tone
    pen.fillStyle = tone
    pen.lineWidth = 5
    for (const y of [h * 0.52, h * 0.95]) pen.strokeRect(-9, y, w + 18, 3)
    for (let k = 0; k < 5; k += 1) flower(pen, (k + 0.5) * (w / 5), h * 0.74, 50, tone)
  })

function flower(pen: CanvasRenderingContext2D, x: number, y: number, r: number, tone: string): void {
  pen.save()
  pen.translate(x, y)
  pen.lineWidth = 6
  pen.beginPath()
  pen.moveTo(-100, 44)
  pen.bezierCurveTo(-50, -40, 30, 70, 100, -30)
  pen.stroke()
  for (let i = 0; i < 6; i += 1) {
    pen.fillStyle = i % 2 ? tone : lighter(tone, 0.45)
    pen.beginPath()
    pen.ellipse(Math.cos(i * 1.047) * r * 0.62, Math.sin(i * 1.047) * r * 0.62, r * 0.46, r * 0.3, i * 1.047, 0, 7)
    pen.fill()
    pen.fillStyle = `${tone}cc`
    pen.beginPath()
    pen.ellipse(-90 + i * 38, 30 - (i % 2) * 44, 22, 8, i, 0, 7)
    pen.fill()
  }
  pen.fillStyle = '#f7f7f4'
  pen.beginPath()
  pen.arc(0, 0, r * 0.18, 0, 7)
  pen.fill()
  pen.restore()
}

const saucerOf = (r: number, stuff: Material) =>
  vessel(
    [
      [r * 0.5, 0],
      [r * 0.62, 0.3],
      [r * 0.9, 1.2],
      [r, 1.8],
    ],
    0.28,
    stuff,
  )

/** Low cup with brushwork in blue on its saucer. */
export const blueCup = (color: string): Object3D =>
  group(
    saucerOf(7.6, plum(color)),
    at(
      vessel(
        [
          [2.4, 0],
          [3.2, 0.7],
          [4.4, 3],
          [5, 6.2],
        ],
        0.22,
        plum(color),
      ),
      { y: 0.7 },
    ),
    at(ear(4.7, 4.4, 3.4, 2.2, 0.26, gloss('#f7f7f4')), { y: 0.4 }),
    drinkAt('#5b341c', 4.5, 5.6, '#9a6534'),
    at(spoon('#d8b66a'), { x: 1.5, y: 1.3, z: 5.9, ry: 0.25, s: 0.75 }),
  )

/** Small thick espresso cup with crema, on a dark saucer. */
export const espresso = (color: string): Object3D =>
  group(
    saucerOf(6, glaze(darker(color, 0.35))),
    at(
      vessel(
        [
          [1.9, 0],
          [2.7, 0.6],
          [3.3, 2.6],
          [3.5, 5.4],
        ],
        0.62,
        glaze(color),
      ),
      { y: 0.6 },
    ),
    at(ear(3.3, 3.6, 2.8, 1.9, 0.36, glaze(color)), { y: 0.4 }),
    drinkAt('#c28a4a', 2.85, 5, '#7a4520'),
    at(spoon('#c9ccd2'), { x: 0.6, y: 1.2, z: 4.6, ry: 0.3, s: 0.55 }),
    at(box(1.5, 1.2, 1.5, 0.15, matte('#f6efe0')), { x: -4, y: 1.6, z: 1.6, ry: 0.5 }),
  )

const wineGlass = (full: boolean) =>
  group(
    turnedGlass(
      [
        [3.6, 0],
        [3.5, 0.16],
        [1.2, 0.4],
        [0.42, 1.2],
        [0.36, 5],
        [0.42, 9.2],
        [1.1, 10.4],
      ],
      '#eaf2f4',
      0.5,
    ),
    ...(full
      ? [
          new Mesh(
            new LatheGeometry(
              new SplineCurve([
                new Vector2(0, 10.3),
                new Vector2(2.2, 10.9),
                new Vector2(4, 13),
                new Vector2(4.5, 14.6),
              ]).getPoints(24),
              52,
            ),
            liquid('#6b1226'),
          ),
          at(disc(4.5, gloss('#7d1a30')), { y: 14.6 }),
        ]
      : []),
    turnedGlass(
      [
        [0, 10],
        [2.4, 10.6],
        [4.3, 13],
        [4.75, 15.6],
        [4.3, 19.4],
        [3.6, 22],
      ],
      '#eef5f7',
      0.12,
    ),
    at(ring(3.6, 0.07, clear('#ffffff', 0.8)), { y: 22, rx: Math.PI / 2 }),
  )

/** Two tall wine glasses, red wine in one. */
export const wine = (): Object3D =>
  group(at(wineGlass(true), { x: -4.6, z: 1 }), at(wineGlass(false), { x: 5.4, z: -2 }))

/** Slice of cake on a small plate. */
export const cake = (): Object3D =>
  group(
    saucerOf(7, glaze('#f4f1ea')),
    ...[0, 1, 2, 3].map(i => at(box(7, 1.2, 4.4, 0.2, matte(i % 2 ? '#f6e6c8' : '#b9713f')), { y: 1.8 + i * 1.2 })),
    at(ball(0.9, gloss('#b8232e')), { x: 2, y: 6.8 }),
  )

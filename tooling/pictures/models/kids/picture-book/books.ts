import type { Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { type Material, matte, metal, plastic, print, wood } from '../../../studio/materials.ts'
import type { Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, type Corner, drum, group, ring, rod, sheet, slab } from '../../../studio/shapes.ts'
import { pane, pillow, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { bound, spread } from '../parts/pages.ts'
import { type Art, blob, head, jacket, stroke } from './art.ts'

/** Printed sheet of `w` × `h` centimetres. */
export const printed = (w: number, h: number, art: Art, dots = 34): Material =>
  print(Math.round(w * dots), Math.round(h * dots), art, 0.5)

/** Square hardback of 25 cm, standing, with its drawing. */
export const square = (words: Words, ground: string, ink: string, art: Art, side = 25): Object3D =>
  bound({
    w: side,
    h: side,
    thick: 1.5,
    round: 0.6,
    board: matte(ground, 0.45),
    front: printed(side, side, jacket(words, ground, ink, art)),
  })

/** Hardback standing open like a screen, both boards towards us: one drawing runs around its spine. */
export function tent(words: Words, ground: string, ink: string, art: Art, back: Art, side = 25): Object3D {
  const half = (turn: 1 | -1, face: Art) =>
    at(
      group(
        at(slab(rounded(side, side, 0.6), 0.28, 0.1, matte(ground, 0.5)), { x: (turn * side) / 2, y: side / 2 }),
        at(pane(side - 0.06, side - 0.06, 0.6, printed(side, side, face)), {
          x: (turn * side) / 2,
          y: side / 2,
          z: 0.16,
        }),
        at(box(side - 0.6, side - 0.5, 0.7, 0.05, matte('#f6f0e2')), { x: (turn * side) / 2, y: side / 2, z: -0.5 }),
      ),
      { ry: turn * (turn > 0 ? 0.3 : 0.62) },
    )
  return group(
    half(1, jacket(words, ground, ink, art)),
    half(-1, back),
    at(box(0.9, side, 0.6, 0.25, matte(ground, 0.5)), { y: side / 2, z: -0.15 }),
  )
}

/** Board book: thick pages with round corners, fanned around the spine. */
export function fanned(words: Words, ground: string, ink: string, art: Art, tones: readonly string[]): Object3D {
  const [w, h, thick] = [16, 16, 0.42]
  const pages = [ground, ...tones].map((tone, i) =>
    at(
      group(
        at(slab(rounded(w, h, 1.6), thick, 0.1, matte('#f5efe2', 0.6)), { x: w / 2, y: h / 2 }),
        at(pane(w - 0.1, h - 0.1, 1.55, i === 0 ? printed(w, h, jacket(words, ground, ink, art)) : matte(tone, 0.55)), {
          x: w / 2,
          y: h / 2,
          z: thick / 2 + 0.012,
        }),
        at(
          pane(w - 0.1, h - 0.1, 1.55, matte(i === 0 ? (tones[0] ?? ground) : (tones[i % tones.length] ?? tone), 0.55)),
          {
            x: w / 2,
            y: h / 2,
            z: -thick / 2 - 0.012,
            ry: Math.PI,
          },
        ),
      ),
      { ry: i * 0.24, z: -i * 0.42 },
    ),
  )
  return at(group(...pages, at(box(0.5, h - 1, 3, 0.2, matte(ground, 0.5)), { x: 0, y: h / 2, z: -1.2 })), {
    x: -w / 2,
  })
}

/** Four small board books in a carton with a handle, two of them taken out. */
export function carried(main: string, names: readonly Words[], arts: readonly Art[]): Object3D {
  const tones = [main, '#f3d48c', '#a9cfd8', '#f1e6da']
  const little = (i: number) =>
    bound({
      w: 12,
      h: 12,
      thick: 2.2,
      round: 1.1,
      stiff: 0.32,
      board: matte(tones[i] ?? main, 0.5),
      front: printed(
        12,
        12,
        jacket(
          names[i] ?? { brand: '', zh: '', en: '' },
          tones[i] ?? main,
          '#4a2f35',
          arts[i] ?? (() => undefined),
          0.2,
        ),
        48,
      ),
    })
  const card = matte(main, 0.6)
  const [w, h, d] = [13.4, 9.4, 10]
  return group(
    at(box(w, h, 0.25, 0.08, card), { y: h / 2, z: d / 2 }),
    at(box(w, 12.6, 0.25, 0.08, card), { y: 6.3, z: -d / 2 }),
    ...[-1, 1].map(side => at(box(0.25, h, d, 0.08, card), { x: (side * w) / 2, y: h / 2 })),
    at(box(w, 0.25, d, 0.08, card), { y: 0.13 }),
    at(little(1), { y: 0.3, z: 2.7 }),
    at(little(2), { y: 0.3, z: 0.2 }),
    rod(
      [
        [-w / 2 - 0.15, h - 2, 0],
        [-w / 2 - 0.1, h + 3.4, 0],
        [-3, h + 7.2, 0],
        [3, h + 7.2, 0],
        [w / 2 + 0.1, h + 3.4, 0],
        [w / 2 + 0.15, h - 2, 0],
      ],
      0.36,
      matte('#f4ebe0'),
    ),
    ...[-1, 1].map(side => at(ball(0.5, metal('#d9c39a')), { x: side * (w / 2 + 0.15), y: h - 2 })),
    at(
      sheet(
        w - 0.6,
        h - 0.6,
        printed(
          w - 0.6,
          h - 0.6,
          jacket(names[4] ?? { brand: '', zh: '', en: '' }, main, '#fff7ef', () => undefined, 0.42),
          48,
        ),
      ),
      { y: h / 2, z: d / 2 + 0.14 },
    ),
    at(little(0), { x: -13.6, z: 7, ry: 0.2 }),
    at(little(3), { x: 13.8, z: 7, ry: -0.18 }),
  )
}

/** Open flap book: questions on both pages, flaps half lifted, buttons that speak at the right edge. */
export function flaps(main: string): Object3D {
  const [w, h] = [22, 26]
  const tones = [lighter(main, 0.35), '#f4c66a', '#e98f6a', '#8cc1cf', '#f2e3b8', '#d6a5bd']
  const page: Art = (pen, pw, ph) => {
    pen.fillStyle = lighter(main, 0.62)
    pen.fillRect(0, 0, pw, ph)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
  }
  const flap = (i: number, x: number, z: number, lift: number) => {
    const tone = tones[i] ?? main
    const inside: Art = (pen, pw, ph) => {
      pen.fillStyle = '#fffaf0'
      pen.fillRect(0, 0, pw, ph)
      if (i % 3 === 0) head(pen, pw / 2, ph * 0.56, pw * 0.3, '#c08a5a')
      else if (i % 3 === 1) {
        stroke(pen, '#5fa7b8', pw * 0.09, [
          [pw * 0.25, ph * 0.75],
          [pw * 0.72, ph * 0.28],
        ])
        blob(pen, '#f4f4ee', pw * 0.74, ph * 0.24, pw * 0.12, pw * 0.07, -0.8)
      } else blob(pen, '#c8483e', pw / 2, ph / 2, pw * 0.26)
    }
    const cover: Art = (pen, pw, ph) => {
      pen.fillStyle = tone
      pen.fillRect(0, 0, pw, ph)
      pen.fillStyle = '#ffffff'
      pen.font = `900 ${ph * 0.66}px "Noto Sans CJK SC"`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillText('?', pw / 2, ph * 0.5)
    }
    return group(
      at(pane(7.4, 7.4, 0.8, printed(7.4, 7.4, inside)), { x, y: 1.62, z, rx: -Math.PI / 2 }),
      at(
        group(
          at(slab(rounded(7.6, 7.6, 0.9), 0.16, 0.05, matte(tone)), { y: -3.8 }),
          at(pane(7.5, 7.5, 0.85, printed(7.5, 7.5, cover)), { y: -3.8, z: 0.1 }),
          at(pane(7.5, 7.5, 0.85, matte(lighter(tone, 0.72))), { y: -3.8, z: -0.1, ry: Math.PI }),
        ),
        { x, y: 1.72, z: z - 3.8, rx: -Math.PI / 2 - lift },
      ),
    )
  }
  const block = matte('#f7f1e2', 0.6)
  return group(
    at(box(w * 2 + 0.8, 0.4, h + 0.6, 0.15, matte(main, 0.5)), { y: 0.2 }),
    ...[-1, 1].flatMap(side => [
      at(slab(rounded(w - 0.1, h, 0.9), 1.1, 0.12, block), { x: (side * w) / 2, y: 0.95, rx: -Math.PI / 2 }),
      at(pane(w - 0.3, h - 0.2, 0.85, printed(w, h, page)), { x: (side * w) / 2, y: 1.53, rx: -Math.PI / 2 }),
    ]),
    ...[
      [-16.2, -7.2, 0.6],
      [-6, -6.2, 0.06],
      [-15.8, 5.8, 0.05],
      [-5.6, 6.4, 0.75],
      [5.6, -6.8, 0.5],
      [5.8, 5.6, 0.05],
    ].map(([x = 0, z = 0, lift = 0], i) => flap(i, x, z, lift)),
    at(slab(rounded(8.4, h - 2, 1.4), 1.2, 0.35, plastic('#fbf8f0')), { x: 16.6, y: 2, rx: -Math.PI / 2 }),
    ...[-8.4, -4.4, -0.4].map((z, i) =>
      at(drum(1.5, 1.6, 0.6, plastic(tones[i + 1] ?? main), 0.2), { x: 16.6, y: 2.5, z }),
    ),
    ...Array.from({ length: 19 }, (_, i) => {
      const far = i === 0 ? 0 : i < 7 ? 1.15 : 2.3
      const angle = i < 7 ? i * 1.047 : i * 0.5236
      return at(drum(0.26, 0.26, 0.04, matte('#4a4a44'), 0), {
        x: 16.6 + Math.cos(angle) * far,
        y: 2.6,
        z: 6.6 + Math.sin(angle) * far,
      })
    }),
  )
}

/** Soft book of padded cloth pages with tails, a ring at its spine. */
export function soft(main: string): Object3D {
  const tones = [main, '#f0d9a6', '#a9cdbb', '#efb9a8']
  const felt = (color: string) => fabric({ color, weave: 'fleece' })
  const pages = tones.map((tone, i) => {
    const page = pillow(19, 19, 2.2, fabric({ color: tone, weave: 'jersey' }), 0.3)
    return at(group(at(page, { x: 9.5, y: 9.6 })), { ry: 0.02 + i * 0.23, z: -i * 1.5 })
  })
  const ear = (side: number) =>
    at(
      slab(
        [
          [-1.7, 0, 0.8],
          [1.7, 0, 0.8],
          [side * 1, 4.2, 0.9],
        ],
        0.5,
        0.2,
        felt('#c9855a'),
      ),
      {
        x: 9.5 + side * 3.1,
        y: 12,
        z: 1.1,
        rz: side * -0.2,
      },
    )
  const face = group(
    ear(-1),
    ear(1),
    at(slab(rounded(10, 8.4, 4), 0.6, 0.25, felt('#d9936a')), { x: 9.5, y: 9.2, z: 1.15 }),
    at(slab(rounded(5.4, 3.4, 1.7), 0.4, 0.18, felt('#f7ead9')), { x: 9.5, y: 7.4, z: 1.5 }),
    ...[-2.4, 2.4].map(x => at(ball(0.48, matte('#2e2622', 0.4)), { x: 9.5 + x, y: 10, z: 1.42 })),
    at(ball(0.62, matte('#3a2a26', 0.6)), { x: 9.5, y: 8.2, z: 1.6 }),
  )
  const tail = (y: number, tone: string, bend: number, turn: number): Object3D =>
    at(
      group(
        rod(
          [
            [18.2, y, 0],
            [20.6, y + bend * 0.2, 0.3],
            [23.2, y + bend * 0.7, 0.5],
            [24.6, y + bend, 0.4],
          ],
          0.75,
          felt(tone),
        ),
        at(ball(0.95, felt(darker(tone, 0.18))), { x: 24.7, y: y + bend, z: 0.4 }),
      ),
      { ry: turn, z: -turn * 6 },
    )
  return at(
    group(
      ...pages,
      face,
      tail(5, '#d9936a', 2.6, 0.02),
      tail(13.4, '#8fb7a4', -2.4, 0.25),
      tail(9.4, '#e6b954', 3, 0.48),
      at(ring(2.9, 0.5, wood('#d3ab78')), { x: -2.6, y: 15.4, z: -1.4, ry: 0.3 }),
      at(box(1.6, 1.3, 0.4, 0.15, felt(darker(main, 0.2))), { x: 0.1, y: 15.4, z: -1 }),
    ),
    { x: -10 },
  )
}

/** Thin paperback, standing. */
export const thin = (w: number, h: number, ground: string, front: Art, dots = 34): Object3D =>
  group(
    at(box(w - 0.06, h - 0.06, 0.5, 0.03, matte('#f4ecda')), { y: h / 2 }),
    at(box(w, h, 0.08, 0.03, matte(ground, 0.5)), { y: h / 2, z: 0.27 }),
    at(box(w, h, 0.08, 0.03, matte(ground, 0.5)), { y: h / 2, z: -0.27 }),
    at(sheet(w - 0.04, h - 0.04, printed(w, h, front, dots)), { y: h / 2, z: 0.325 }),
  )

/** Open box on its side whose mouth is at the right, printed on its front. */
export function slipcase(w: number, h: number, d: number, ground: string, front: Art): Object3D {
  const card = matte(ground, 0.6)
  return group(
    ...[-1, 1].map(side => at(box(w, h, 0.25, 0.08, card), { y: h / 2, z: (side * d) / 2 })),
    ...[0.13, h - 0.13].map(y => at(box(w, 0.25, d, 0.08, card), { y })),
    at(box(0.25, h, d + 0.2, 0.08, card), { x: -w / 2 + 0.1, y: h / 2 }),
    at(sheet(w - 0.1, h - 0.1, printed(w, h, front)), { y: h / 2, z: d / 2 + 0.14 }),
  )
}

/** Open spread whose paper sea rises: see `city`. */
export const sea = (main: string): Object3D => {
  const water: Art = (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 9; i += 1)
      stroke(
        pen,
        lighter(main, 0.18),
        w * 0.01,
        Array.from({ length: 30 }, (_, k): [number, number] => [
          (k / 29) * w,
          h * (0.06 + i * 0.115) + Math.sin(k * 0.7 + i) * h * 0.014,
        ]),
      )
  }
  return group(
    spread(21, 27, 1.5, matte(darker(main, 0.35), 0.5), printed(21, 27, water, 20), printed(21, 27, water, 20)),
    city(main),
  )
}

/** Hand of coral cut from paper: `count` fingers. */
function coral(w: number, h: number, count: number, lean = 0): Corner[] {
  const corners: Corner[] = [
    [w * 0.12, 0, 0.2],
    [w * 0.1, h * 0.22, 0.8],
  ]
  for (let i = 0; i < count; i += 1) {
    const angle = Math.PI * (0.06 + ((i + 0.5) / count) * 0.88)
    const far = 1 - (i % 2) * 0.16
    const [half, valley] = [(0.32 * Math.PI) / count, angle + (0.44 * Math.PI) / count]
    const put = (a: number, r: number, fillet: number): Corner => [
      Math.cos(a) * w * 0.5 * r + lean * r,
      h * 0.2 + Math.sin(a) * h * 0.8 * r,
      fillet,
    ]
    corners.push(put(angle - half * 0.8, far, w * 0.07), put(angle + half * 0.8, far, w * 0.07))
    if (i < count - 1) corners.push(put(valley, 0.42, w * 0.04))
  }
  corners.push([-w * 0.1, h * 0.22, 0.8], [-w * 0.12, 0, 0.2])
  return corners
}

function city(main: string): Object3D {
  const card = (tone: string) => matte(tone, 0.8)
  const stand = (shape: Corner[], tone: string, x: number, z: number, ry = 0) =>
    at(slab(shape, 0.14, 0.04, card(tone)), { x, y: 1.2, z, ry })
  const tower = (x: number, z: number, w: number, h: number, tone: string) => {
    const roof: Corner[] = [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h * 0.72, 0.3],
      [w * 0.62, h * 0.74],
      [0, h, 0.2],
      [-w * 0.62, h * 0.74],
      [-w / 2, h * 0.72, 0.3],
    ]
    return group(
      stand(roof, tone, x, z),
      ...[0.2, 0.42, 0.6].map(t =>
        at(slab(rounded(w * 0.34, h * 0.11, w * 0.16), 0.05, 0.01, card(lighter(main, 0.1))), {
          x,
          y: 1.2 + h * t,
          z: z + 0.09,
        }),
      ),
    )
  }
  const fish = (x: number, y: number, z: number, tone: string, s = 1) =>
    at(
      group(
        slab(
          [
            [-2, 0, 0.8],
            [-0.4, -1.1, 0.9],
            [1.2, -0.2, 0.3],
            [2.2, -1, 0.2],
            [2.2, 1, 0.2],
            [1.2, 0.2, 0.3],
            [-0.4, 1.1, 0.9],
          ],
          0.14,
          0.04,
          card(tone),
        ),
        at(
          rod(
            [
              [0, 0, 0],
              [0, -y * 0.4, -0.4],
              [0, 1 - y, -0.6],
            ],
            0.04,
            card('#f5f0e4'),
          ),
          {},
        ),
      ),
      { x, y, z, s },
    )
  return group(
    stand(coral(17, 15, 6), '#e8845f', -11, -8, 0.18),
    stand(coral(15, 21, 5), '#f2a98a', 9.5, -9, -0.2),
    tower(-2.6, -6.2, 5, 19, '#f7efe0'),
    tower(2.6, -5.4, 4.2, 14.5, '#f0dcb4'),
    tower(-6.6, -4.6, 3.8, 12, '#f4e2c8'),
    stand(coral(12, 11, 5), '#f0c35a', 12.6, -3, -0.35),
    stand(coral(11, 10, 5), '#d8788b', -14.6, -1, 0.3),
    stand(coral(9, 6.4, 4), '#f5efe2', 4.6, 2, -0.1),
    stand(coral(8, 5.2, 4), '#7fc0b8', -5.4, 4, 0.2),
    fish(13, 17, -5, '#f6d06a', 1.1),
    fish(-13, 15, -4, '#f7f2e6', 0.9),
  )
}

import { LatheGeometry, type Material, Mesh, type Object3D, SplineCurve, Vector2 } from 'three'
import { slice } from '../../../studio/food/fruit.ts'
import { glaze, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { decorated, drinkAt, type Outline, speckled, vessel } from '../parts/crockery.ts'
import { airy, lit, steam } from '../parts/light.ts'
import { moist } from '../parts/meals.ts'
import { block, type Point, surface } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const TEA = '#b8721f'
const GREEN_TEA = '#cdb552'

/** Tapered spout along a curve, open at its tip. */
function spout(points: readonly Point[], from: number, to: number, stuff: Material): Object3D {
  const curve = new SplineCurve(points.map(([x, y]) => new Vector2(x, y)))
  return group(
    surface(
      (u, v) => {
        const spot = curve.getPoint(v)
        const along = curve.getTangent(v)
        const r = from + (to - from) * v ** 0.7
        const turn = u * Math.PI * 2
        const off = Math.cos(turn) * r
        return [spot.x - along.y * off, spot.y + along.x * off, Math.sin(turn) * r]
      },
      stuff,
      20,
      18,
    ),
  )
}

interface Pot {
  readonly r: number
  readonly high: number
  readonly stuff: Material
  readonly knob?: Material
  readonly side?: boolean
  readonly low?: boolean
}

/** Round teapot: body, spout to the left, loop handle to the right (or a straight one to the front), lid with a knob. */
export function teapot({ r, high, stuff, knob = stuff, side = false, low = false }: Pot): Object3D {
  const mouth = r * 0.56
  const body: Outline = low
    ? [
        [r * 0.56, 0],
        [r * 0.86, high * 0.14],
        [r, high * 0.42],
        [r * 0.9, high * 0.72],
        [mouth, high],
      ]
    : [
        [r * 0.5, 0],
        [r * 0.82, high * 0.12],
        [r, high * 0.46],
        [r * 0.84, high * 0.84],
        [mouth, high],
      ]
  return group(
    vessel(body, r * 0.06, stuff),
    spout(
      [
        [-r * 0.82, high * 0.36, 0],
        [-r * 1.2, high * 0.52, 0],
        [-r * 1.46, high * 0.86, 0],
        [-r * 1.66, high * 0.98, 0],
      ],
      r * 0.24,
      r * 0.1,
      stuff,
    ),
    side
      ? at(
          group(
            at(drum(r * 0.19, r * 0.13, r * 1.3, stuff, r * 0.06), {
              rx: Math.PI / 2 - 0.16,
              z: r * 0.86,
              y: high * 0.56,
            }),
          ),
          { ry: 0.5 },
        )
      : group(
          rod(
            [
              [r * 0.8, high * 0.8, 0],
              [r * 1.25, high * 0.94, 0],
              [r * 1.58, high * 0.66, 0],
              [r * 1.4, high * 0.3, 0],
              [r * 0.92, high * 0.24, 0],
            ],
            r * 0.1,
            stuff,
          ),
        ),
    at(
      vessel(
        [
          [r * 0.1, high * 0.15],
          [mouth * 0.6, high * 0.1],
          [mouth * 0.98, high * 0.02],
          [mouth * 1.04, 0],
        ].map(([x = 0, y = 0]) => [x, y] as const),
        r * 0.05,
        stuff,
      ),
      { y: high },
    ),
    at(drum(r * 0.1, r * 0.07, high * 0.08, knob, 0.05), { y: high * 1.12 }),
    at(ball(r * 0.17, knob), { y: high * 1.27 }),
  )
}

/** Small cup with tea. */
export const sip = (stuff: Material, tea = GREEN_TEA, r = 3.1, high = 3.4): Object3D =>
  group(
    vessel(
      [
        [r * 0.5, 0],
        [r * 0.6, high * 0.12],
        [r * 0.92, high * 0.55],
        [r, high],
      ],
      0.2,
      stuff,
    ),
    drinkAt(tea, r * 0.86, high * 0.74),
  )

/** Fairness cup: a small jug with a lip. */
const jug = (stuff: Material): Object3D =>
  group(
    vessel(
      [
        [2.6, 0],
        [3, 0.6],
        [3.6, 3],
        [3.3, 6],
        [3.5, 7.4],
      ],
      0.24,
      stuff,
    ),
    rod(
      [
        [3.2, 6.2, 0],
        [5.6, 6, 0],
        [5.4, 3, 0],
        [3.5, 2.4, 0],
      ],
      0.34,
      stuff,
    ),
    at(
      block([2, 0.5, 2], 0.24, stuff, (x, y, z) => [x, y + Math.max(0, -x) * 0.2, z * (1 + x * 0.24)]),
      { x: -3.7, y: 7.1 },
    ),
    drinkAt(GREEN_TEA, 3.1, 5.8),
  )

const crackled = (color: string): Material =>
  decorated(
    (pen, w, h) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, w, h)
      pen.strokeStyle = `${darker(color, 0.35)}55`
      pen.lineWidth = 1.3
      for (let i = 0; i < 130; i += 1) {
        let [x, y] = [noise(i) * w, noise(i + 400) * h]
        pen.beginPath()
        pen.moveTo(x, y)
        for (let k = 0; k < 4; k += 1) {
          x += (noise(i * 9 + k) - 0.5) * 90
          y += (noise(i * 7 + k + 50) - 0.5) * 70
          pen.lineTo(x, y)
        }
        pen.stroke()
      }
    },
    0.2,
    1,
  )

const goldRim = (): Material =>
  decorated(
    (pen, w, h) => {
      pen.fillStyle = '#faf9f5'
      pen.fillRect(0, 0, w, h)
      pen.fillStyle = '#c99a3f'
      for (const y of [0.482, 0.56, 0.93]) pen.fillRect(0, h * y, w, y < 0.5 ? 22 : 8)
      pen.strokeStyle = '#c99a3f'
      pen.lineWidth = 4
      for (let i = 0; i < 16; i += 1) {
        pen.beginPath()
        pen.arc((i + 0.5) * (w / 16), h * 0.63, 16, 0.4, 2.74)
        pen.stroke()
      }
    },
    0.18,
    1,
  )

const tray = (w: number, d: number, stuff: Material): Object3D =>
  group(
    at(box(w, 1, d, 0.4, stuff), { y: 0.5 }),
    ...[-1, 1].flatMap(s => [
      at(box(w, 1.8, 0.9, 0.3, stuff), { y: 0.9, z: s * (d / 2) }),
      at(box(0.9, 1.8, d, 0.3, stuff), { x: s * (w / 2), y: 0.9 }),
    ]),
  )

/** Celadon with crackle: pot, jug and six cups on a tray. */
export const celadonSet = (color: string): Object3D => {
  const stuff = crackled(color)
  return group(
    tray(44, 28, timber('#7c5335')),
    at(teapot({ r: 6.2, high: 8.4, stuff }), { x: -9, y: 1, z: -4.4 }),
    at(jug(stuff), { x: 6.4, y: 1, z: -6.6, ry: 0.6 }),
    ...Array.from({ length: 6 }, (_, i) =>
      at(sip(stuff), { x: -16 + i * 6.6 + (i % 2) * 0.6, y: 1, z: 7.4 - (i % 2) * 2 }),
    ),
    at(steam(6, 9, 0.5), { x: 6.4, y: 8.4, z: -6.6 }),
  )
}

/** White porcelain with gold lines before its open box. */
export const goldSet = (): Object3D => {
  const stuff = goldRim()
  const silk = matte('#a8322f')
  const words = { brand: '景窑', zh: '功夫茶具', en: 'Gongfu tea set' }
  return group(
    at(
      group(
        box(36, 9, 22, 0.4, matte('#7d1f22')),
        at(box(33, 1, 19, 0.3, silk), { y: 4.3 }),
        ...[-9, 0, 9].map(x => at(group(sip(stuff, GREEN_TEA, 2.9, 3.2)), { x, y: 4.6, z: 3 })),
      ),
      { y: 4.5, z: -16 },
    ),
    at(
      group(
        box(36, 22, 1.4, 0.4, matte('#7d1f22')),
        at(
          pane(
            20,
            12,
            0.3,
            face(20, 12, words, { ground: '#7d1f22', ink: '#f0d9a0', accent: '#d8b66a', plan: 'minimal' }, 40),
          ),
          { z: 0.74 },
        ),
      ),
      { y: 19, z: -29, rx: -0.2 },
    ),
    at(teapot({ r: 5.8, high: 8.6, stuff, knob: gloss('#c99a3f') }), { x: -6, z: 6 }),
    ...[0, 1, 2].map(i => at(sip(stuff, TEA), { x: 7 + (i % 2) * 6.4, z: 3 + i * 4.4 })),
  )
}

/** Everyday stoneware on a board: pot and four cups, sweets on a plate. */
export const stoneSet = (color: string): Object3D => {
  const stuff = speckled(color, 0.1, darker(color, 0.55))
  return group(
    at(box(42, 1.6, 24, 0.7, timber('#a9794b')), { y: 0.8 }),
    at(teapot({ r: 7, high: 8, stuff, knob: timber('#7c5335'), low: true }), { x: -8, y: 1.6, z: -2 }),
    ...[0, 1, 2, 3].map(i =>
      at(sip(stuff, TEA, 3.6, 4.2), { x: 5 + (i % 2) * 8.6, y: 1.6, z: -6 + Math.floor(i / 2) * 9.4 }),
    ),
    at(
      group(
        vessel(
          [
            [3, 0],
            [3.6, 0.3],
            [5.4, 1],
          ],
          0.26,
          speckled(lighter(color, 0.5), 0.1),
        ),
        ...[0, 1, 2].map(i =>
          at(block([2.6, 1.8, 2.6], 0.7, matte(['#e9a9a0', '#b9c98a', '#f2e2bd'][i] ?? '#ffffff')), {
            x: Math.cos(i * 2.1) * 1.8,
            y: 1.6,
            z: Math.sin(i * 2.1) * 1.8,
            ry: i,
          }),
        ),
      ),
      { x: -24.6, y: 0, z: 8 },
    ),
  )
}

/** Small rounded pot of sand-coloured clay with a cup. */
export const yixing = (): Object3D => {
  const clay = speckled('#a9683f', 0.12, '#6d3a20')
  return group(
    teapot({ r: 5.2, high: 6.6, stuff: clay }),
    at(sip(clay, TEA, 2.7, 2.9), { x: -9.6, z: 5.6 }),
    at(steam(4, 8, 0.45), { x: -9.6, y: 3, z: 5.6 }),
  )
}

/** Glass pot over a candle warmer, orange slices and rose buds in it. */
export const glassPot = (): Object3D => {
  const wall = clear('#eef4f4', 0.36)
  const outline: Outline = [
    [5.2, 0],
    [6.8, 0.9],
    [7.8, 4.4],
    [6.8, 8.6],
    [4.6, 10.6],
  ]
  const inner = outline.map(([r, y]) => new Vector2(r - 0.5, Math.min(y + 0.4, 8)))
  return group(
    at(
      group(
        drum(7.4, 8, 1.2, timber('#c39a67'), 0.3),
        ...[0, 1, 2, 3].map(i =>
          at(box(1.4, 5, 1.4, 0.3, timber('#c39a67', 'up')), {
            x: Math.cos(i * 1.571 + 0.78) * 6.4,
            y: 3.4,
            z: Math.sin(i * 1.571 + 0.78) * 6.4,
          }),
        ),
        at(ring(6.6, 0.5, metal('#d8b66a', 0.3)), { y: 6, rx: Math.PI / 2 }),
        at(drum(2, 2, 1.4, metal('#c9ccd2', 0.3), 0.1), { y: 1.2 }),
        at(airy(ball(0.5, lit('#ffc24f', 1))), { y: 3.6 }),
      ),
      {},
    ),
    at(
      group(
        new Mesh(
          new LatheGeometry([new Vector2(0, 0.5), ...new SplineCurve(inner).getPoints(20), new Vector2(0, 8)], 48),
          (() => {
            const tea = liquid('#d98a3a')
            tea.transparent = true
            tea.opacity = 0.72
            return tea
          })(),
        ),
        at(slice(3, '#f2a53a', '#e88420', 0.4), { x: -2, y: 3.4, z: 5.2, rx: 1.3, ry: -0.3 }),
        at(slice(2.6, '#f2a53a', '#e88420', 0.4), { x: 3, y: 5.6, z: 5, rx: 1.25, ry: 0.4 }),
        ...Array.from({ length: 7 }, (_, i) =>
          at(ball(0.8, moist(i % 2 ? '#c8506a' : '#d8788b')), {
            x: Math.cos(i * 0.9) * 4.6,
            y: 8 + (i % 2) * 0.2,
            z: Math.sin(i * 0.9) * 4.4,
          }),
        ),
        vessel(outline, 0.24, wall),
        spout(
          [
            [-6.6, 4.4, 0],
            [-9, 5.6, 0],
            [-10.4, 8.4, 0],
            [-11.8, 9.6, 0],
          ],
          1.5,
          0.6,
          wall,
        ),
        rod(
          [
            [5.6, 9, 0],
            [10, 10, 0],
            [11.6, 6.4, 0],
            [9.8, 2.8, 0],
            [6.8, 2.4, 0],
          ],
          0.7,
          clear('#dfe9ea', 0.6),
        ),
        at(
          group(
            vessel(
              [
                [0.6, 1.9],
                [3, 1.4],
                [4.9, 0.2],
              ],
              0.22,
              wall,
            ),
            at(ball(1.1, timber('#c39a67')), { y: 2.8 }),
          ),
          { y: 10.6 },
        ),
      ),
      { y: 6.4 },
    ),
  )
}

/** White pot with a straight handle at its side, and one cup. */
export const sideHandled = (color: string): Object3D => {
  const stuff = speckled(color, 0, '#d9d2c4')
  return group(
    teapot({ r: 5.4, high: 6.4, stuff, side: true, low: true }),
    at(sip(stuff, GREEN_TEA, 3, 3), { x: 10.6, z: 2.4 }),
  )
}

const plumTwig = (tone: string): Material =>
  decorated(
    (pen, w, h) => {
      pen.fillStyle = '#f8f7f3'
      pen.fillRect(0, 0, w, h)
      for (let k = 0; k < 3; k += 1) {
        pen.save()
        pen.translate((k + 0.5) * (w / 3), h * 0.76)
        pen.strokeStyle = '#5a4438'
        pen.lineWidth = 9
        pen.beginPath()
        pen.moveTo(-130, 80)
        pen.bezierCurveTo(-60, 30, -20, 30, 30, -30)
        pen.bezierCurveTo(60, -60, 90, -40, 130, -80)
        pen.stroke()
        for (let i = 0; i < 6; i += 1) {
          const [x, y] = [-100 + i * 44, 66 - i * 27 + (i % 2) * 26]
          pen.fillStyle = i % 3 === 2 ? lighter(tone, 0.35) : tone
          for (let p = 0; p < 5; p += 1) {
            pen.beginPath()
            pen.arc(x + Math.cos(p * 1.257) * 13, y + Math.sin(p * 1.257) * 13, 11, 0, 7)
            pen.fill()
          }
          pen.fillStyle = '#f0c95a'
          pen.beginPath()
          pen.arc(x, y, 6, 0, 7)
          pen.fill()
        }
        pen.restore()
      }
      pen.fillStyle = tone
      pen.fillRect(0, h * 0.512, w, 4)
    },
    0.2,
    1,
  )

/** Gaiwan with a painted plum twig, its lid tilted on the rim. */
export const gaiwan = (color: string): Object3D => {
  const stuff = plumTwig(color)
  return group(
    vessel(
      [
        [3.4, 0],
        [4, 0.3],
        [5.8, 1.3],
        [6.2, 1.8],
      ],
      0.26,
      stuff,
    ),
    at(
      vessel(
        [
          [2.2, 0],
          [2.6, 0.6],
          [4.2, 3],
          [4.9, 6],
          [5.7, 7.4],
        ],
        0.22,
        stuff,
      ),
      { y: 0.7 },
    ),
    drinkAt(GREEN_TEA, 4.9, 6.9),
    ...Array.from({ length: 14 }, (_, i) =>
      at(leaf(i % 2 ? '#6d7f3c' : '#4f6332', 2.4, 0.9, 0.4), {
        x: (noise(i) - 0.5) * 6,
        y: 7,
        z: (noise(i + 30) - 0.3) * 5,
        ry: i * 1.3,
      }),
    ),
    at(
      group(
        at(
          group(
            vessel(
              [
                [1.3, 2.2],
                [3, 1.7],
                [4.8, 0.2],
              ],
              0.22,
              stuff,
            ),
            at(
              vessel(
                [
                  [1, 0],
                  [1.2, 0.3],
                  [1.5, 1.2],
                ],
                0.2,
                stuff,
              ),
              { y: 2 },
            ),
          ),
          { rx: -0.5, rz: 0.24 },
        ),
      ),
      { x: 0.6, y: 8.6, z: -2.2 },
    ),
  )
}

const pouch = (color: string, w: number, d: number, high: number): Object3D =>
  group(
    at(
      block([w, high, d], high * 0.48, plastic(color, 0.85), (x, y, z) => [x, y, z], 20),
      { y: high / 2 },
    ),
    rod(
      Array.from({ length: 41 }, (_, i): Point => {
        const turn = (i / 40) * Math.PI * 2
        return [
          Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.5 * (w / 2),
          high * 0.52,
          Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.5 * (d / 2),
        ]
      }),
      0.34,
      matte(darker(color, 0.5)),
    ),
  )

/** Pot and two cups beside an open padded pouch. */
export const travel = (color: string): Object3D => {
  const stuff = speckled('#e9e4d8', 0.3, '#8a8f96')
  return group(
    at(pouch(color, 22, 15, 5), { x: -8, z: -5 }),
    at(block([19, 0.8, 12], 0.35, matte('#d3ccbf')), { x: -8, y: 4.7, z: -5 }),
    at(
      group(
        at(pouch(darker(color, 0.12), 22, 13, 3), {}),
        at(block([19, 0.8, 10], 0.35, matte('#d3ccbf')), { y: 2.9 }),
        at(block([19.4, 0.5, 1.6], 0.2, matte(darker(color, 0.3))), { y: 3.3 }),
      ),
      { x: -8, y: 7.6, z: -14.6, rx: 1.05 },
    ),
    ...[-13, -3].map(x => at(drum(4.2, 4, 0.6, matte('#6b675f'), 0.2), { x, y: 4.8, z: -5 })),
    at(teapot({ r: 4.6, high: 6.6, stuff, side: true, low: true }), { x: 8, z: 1, ry: -0.4 }),
    at(sip(stuff, GREEN_TEA, 3.4, 4), { x: -3, z: 8.4 }),
    at(group(sip(stuff, TEA, 3.4, 4)), { x: -13, y: 5, z: -5 }),
  )
}

/** Quick cup: a pot with its lid, three small cups stacked, a drawstring bag. */
export const quick = (color: string): Object3D => {
  const stuff = glaze(color)
  const cloth = matte(lighter(color, 0.3))
  return group(
    at(
      group(
        vessel(
          [
            [3.2, 0],
            [4.2, 0.8],
            [4.8, 4],
            [4.4, 7.6],
          ],
          0.34,
          stuff,
        ),
        drinkAt(TEA, 4, 6.4),
        at(
          vessel(
            [
              [0.5, 2.2],
              [2.4, 1.8],
              [4.6, 0],
            ],
            0.3,
            stuff,
          ),
          { y: 7.7 },
        ),
        at(ball(0.9, timber('#b98757')), { y: 10.4 }),
        at(ring(4.7, 0.4, matte('#c9a878')), { y: 4, rx: Math.PI / 2 }),
      ),
      { x: -2, z: 2 },
    ),
    ...[0, 1, 2].map(i =>
      at(
        vessel(
          [
            [2, 0],
            [2.4, 0.4],
            [3, 2],
            [3.2, 3.6],
          ],
          0.24,
          glaze(i === 1 ? lighter(color, 0.5) : color),
        ),
        { x: 8, y: i * 1.7, z: 3 },
      ),
    ),
    at(
      group(
        block(
          [11, 13, 7],
          3.4,
          cloth,
          (x, y, z) => [
            x * (1 - Math.max(0, (y - 2) / 4.6) ** 1.5 * 0.45) * (1 + 0.03 * Math.sin(x * 3)),
            y,
            z * (1 - Math.max(0, (y - 2) / 4.6) ** 1.5 * 0.4),
          ],
          20,
        ),
        at(ring(3.4, 0.3, matte('#e9dfcc')), { y: 4, rx: Math.PI / 2 }),
        rod(
          [
            [3, 4, 2],
            [5, 1, 4],
            [4.4, -3, 4.4],
          ],
          0.22,
          matte('#e9dfcc'),
        ),
      ),
      { x: -12.4, y: 6.5, z: -5, ry: 0.3 },
    ),
  )
}

/** Tray of bamboo slats over a drawer that is half out; pot and cups on it. */
export const bambooTray = (): Object3D => {
  const [bamboo, dark] = [timber('#d3a964'), timber('#a97c42')]
  const clay = speckled('#6d3f2c', 0.2, '#3a2016')
  return group(
    at(box(40, 5, 1.2, 0.4, bamboo), { y: 2.9, z: -13 }),
    at(box(40, 2, 1.2, 0.4, bamboo), { y: 4.6, z: 13 }),
    ...[-1, 1].map(s => at(box(1.4, 5.4, 27, 0.4, bamboo), { x: s * 20, y: 3 })),
    ...Array.from({ length: 13 }, (_, i) => at(box(38, 0.9, 1.5, 0.35, bamboo), { y: 5.3, z: -11.6 + i * 1.93 })),
    at(box(38, 0.3, 24, 0.1, matte('#4a3420')), { y: 4.5 }),
    at(
      group(
        at(box(37, 3, 1.2, 0.4, dark), { z: 12.6 }),
        at(box(36, 0.6, 24, 0.2, dark), { y: -1.2 }),
        ...[-1, 1].map(s => at(box(1, 2.6, 24, 0.3, dark), { x: s * 17.8 })),
        at(drum(1.1, 0.8, 1.4, metal('#d8b66a', 0.3), 0.3), { z: 13.2, rx: Math.PI / 2 }),
      ),
      { y: 2, z: 9 },
    ),
    at(teapot({ r: 5, high: 6.4, stuff: clay }), { x: -6, y: 5.8, z: -3 }),
    ...[0, 1, 2].map(i => at(sip(glaze('#f4f1ea'), TEA, 2.8, 3), { x: 6 + (i % 2) * 6.4, y: 5.8, z: -5 + i * 4.6 })),
    ...Array.from({ length: 9 }, (_, i) =>
      at(drum(0.4 + noise(i) * 0.5, 0.4, 0.08, clear('#f4e6c8', 0.6), 0), {
        x: (noise(i + 7) - 0.3) * 26,
        y: 5.8,
        z: (noise(i + 17) - 0.5) * 18,
      }),
    ),
  )
}

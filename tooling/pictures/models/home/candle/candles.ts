import { type Material, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three'
import { glaze, gloss, matte, metal } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, sprig } from '../../../studio/packs/typeset.ts'
import { ribbon } from '../../../studio/props/soft.ts'
import { at, ball, box, drum, group, ring, rod, sheet, wrap } from '../../../studio/shapes.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { speckled, vessel } from '../parts/crockery.ts'
import { airy, lit } from '../parts/light.ts'
import { block, strut, surface } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

/** Flame of a wick: a bright drop with a blue foot. */
export const flame = (high = 2.4): Object3D => {
  const drop = at(ball(high * 0.26, lit('#ffc04a', 1)), { y: high * 0.5 })
  const core = at(ball(high * 0.15, lit('#fff4cf', 1)), { y: high * 0.38, z: 0.1 })
  const tip = at(drum(0.01, high * 0.2, high * 0.6, lit('#ffd27a', 1), 0), { y: high * 0.6 })
  drop.scale.y = 1.6
  core.scale.y = 1.8
  return airy(group(drop, core, tip))
}

const wax = (color: string): Material => {
  const stuff = glaze(color)
  stuff.roughness = 0.5
  stuff.emissive.set(color)
  stuff.emissiveIntensity = 0.16
  return stuff
}

const wick = (y: number, x = 0): Object3D => at(drum(0.1, 0.1, 0.9, matte('#2e2622'), 0), { x, y })

const label = (r: number, high: number, y: number, zh: string, en: string, tone: string): Object3D =>
  at(
    wrap(
      r,
      high,
      1.3,
      face(
        r * 1.3,
        high,
        { brand: '半亩', zh, en },
        { ground: '#fbf6ea', ink: '#4a3a30', accent: tone, plan: 'classic' },
        110,
      ),
    ),
    { y },
  )

/** Lit candle in a glazed cup, its wooden lid leaning on it. */
export const soy = (color: string): Object3D =>
  group(
    vessel(
      [
        [3.6, 0],
        [4, 0.5],
        [4.1, 8.6],
      ],
      0.34,
      speckled(color, 0.4),
      false,
    ),
    at(drum(3.7, 3.7, 6.4, wax('#f7ecd2'), 0.2), { y: 0.6 }),
    wick(6.9),
    at(flame(2.6), { y: 7.4 }),
    label(4.13, 4.4, 4, '大豆蜡', 'Soy candle', '#b98757'),
    at(group(at(drum(4.2, 4.2, 0.9, timber('#c39a67'), 0.3), { rx: 1.2 })), { x: -5.2, y: 4.1, z: 3.7, ry: -0.95 }),
  )

/** Wide wooden wick in a dark ceramic cup. */
export const woodWick = (color: string): Object3D =>
  group(
    vessel(
      [
        [4, 0],
        [4.9, 0.8],
        [5.2, 4],
        [4.9, 8.4],
      ],
      0.5,
      speckled(darker(color, 0.25), 0.2, '#111111'),
    ),
    at(drum(4.5, 4.3, 5.8, wax('#f0e2c4'), 0.2), { y: 0.8 }),
    at(box(3.2, 1.3, 0.24, 0.05, timber('#7c5335', 'up')), { y: 7 }),
    ...[-1.2, -0.4, 0.5, 1.3].map((x, i) => at(flame(1.5 + (i % 2) * 0.7), { x, y: 7.4 })),
  )

const cupCandle = (color: string, burning = false): Object3D =>
  group(
    drum(2.6, 2.6, 4.6, wax(lighter(color, 0.4)), 0.2),
    vessel(
      [
        [2.5, 0],
        [2.8, 0.3],
        [2.9, 6],
      ],
      0.18,
      clear(lighter(color, 0.3), 0.5),
      false,
    ),
    at(ring(2.85, 0.14, metal('#d8b66a', 0.25)), { y: 6, rx: Math.PI / 2 }),
    wick(4.6),
    ...(burning ? [at(flame(2), { y: 5 })] : []),
  )

/** Open gift box with three small cups and a ribbon. */
export const giftBox = (color: string): Object3D =>
  group(
    at(box(25, 5, 11, 0.3, matte(color, 0.7)), { y: 2.5 }),
    at(box(23.6, 1, 9.6, 0.2, matte(lighter(color, 0.6))), { y: 4.8 }),
    ...[-7.6, 0, 7.6].map((x, i) => at(cupCandle(['#e9a9a0', color, '#e7cf9a'][i] ?? color), { x, y: 2.2 })),
    at(
      group(
        at(box(25.6, 2.4, 11.6, 0.3, matte(darker(color, 0.12), 0.7)), {}),
        at(box(3, 2.5, 11.8, 0.1, matte('#f4ead2', 0.5)), {}),
        at(ribbon('#f4ead2', 3), { y: 2.2 }),
      ),
      { x: -1, y: 1.2, z: -14, ry: 0.2 },
    ),
    at(
      sheet(
        12,
        2.4,
        face(
          12,
          2.4,
          { brand: '一盏', zh: '香氛蜡烛', en: 'Scented candles' },
          { ground: darker(color, 0.04), ink: '#fbf6ea', accent: '#f4ead2', plan: 'minimal' },
          70,
        ),
      ),
      { y: 2.4, z: 5.53 },
    ),
  )

const ribbedPillar = (color: string, r: number, high: number, twist: number): Object3D =>
  group(
    surface(
      (u, v) => {
        const y = Math.min(1, v / 0.94) * high
        const turn = u * Math.PI * 2
        const rib = 1 + 0.1 * Math.abs(Math.cos(turn * 7 + y * twist))
        const k = v > 0.94 ? (1 - v) / 0.06 : 1
        return [
          Math.cos(turn) * r * (1 + (rib - 1) * k) * k,
          y - 0.3 * (1 - k),
          -Math.sin(turn) * r * (1 + (rib - 1) * k) * k,
        ]
      },
      wax(color),
      112,
      50,
    ),
    wick(high),
  )

/** Two ribbed pillars of different height on a tray. */
export const pillars = (color: string): Object3D =>
  group(
    vessel(
      [
        [9, 0],
        [10.4, 0.2],
        [11.4, 1.4],
      ],
      0.34,
      timber('#a9794b'),
    ),
    at(ribbedPillar(color, 3.5, 16, 0.16), { x: -3.6, y: 0.6, z: -1.6 }),
    at(ribbedPillar(lighter(color, 0.3), 3.5, 9.6, -0.2), { x: 4.4, y: 0.6, z: 2 }),
    at(flame(2.6), { x: -3.6, y: 17.2, z: -1.6 }),
  )

/** Tapers of beeswax in holders of brass, one lit. */
export const tapers = (): Object3D => {
  const gold = metal('#c9a25c', 0.26)
  return group(
    ...(
      [
        [-9, 8, 22, 1],
        [0, 13, 24, -2],
        [9, 5, 20, 2],
      ] as const
    ).map(([x, high, long, z], i) =>
      at(
        group(
          drum(3.6, 4, 0.9, gold, 0.3),
          at(drum(0.6, 0.6, high, gold, 0.1), { y: 0.8 }),
          at(ball(1.1, gold), { y: high * 0.5 }),
          at(drum(1.9, 1.1, 2.2, gold, 0.3), { y: high }),
          at(drum(0.75, 1.1, long, wax('#e0a23a'), 0.2), { y: high + 1 }),
          wick(high + long + 0.8),
          ...(i === 1 ? [at(flame(3), { y: high + long + 1.4 })] : []),
        ),
        { x, z },
      ),
    ),
  )
}

const reeds = (high: number, count: number, spread: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * 6.283 + 0.4
      return strut(
        [Math.cos(turn) * -0.4, 1, Math.sin(turn) * -0.4],
        [Math.cos(turn) * spread, high, Math.sin(turn) * spread * 0.7],
        0.17,
        matte('#3a2e28'),
      )
    }),
  )

/** Square bottle of tinted glass with six dark reeds. */
export const diffuser = (color: string): Object3D =>
  group(
    at(block([7, 6, 7], 1, liquid(lighter(color, 0.12))), { y: 3.7 }),
    at(block([8, 9.4, 8], 1.4, clear(lighter(color, 0.25), 0.42)), { y: 4.7 }),
    at(drum(1.8, 2, 2.4, clear(lighter(color, 0.25), 0.6), 0.3), { y: 9.2 }),
    at(drum(2.2, 2.2, 1.2, metal('#c9a25c', 0.28), 0.2), { y: 10.6 }),
    reeds(25, 7, 6.4),
    at(
      sheet(
        4.6,
        4.4,
        face(
          4.6,
          4.4,
          { brand: '一盏', zh: '无火香薰', en: 'Reed diffuser', fine: '150 ml' },
          { ground: '#faf5ea', ink: '#3a3330', accent: '#b98757', plan: 'classic' },
          110,
        ),
      ),
      { y: 4.7, z: 4.04 },
    ),
  )

/** Small round bottle with reeds. */
export const smallDiffuser = (color: string): Object3D =>
  group(
    drum(2.9, 2.7, 4, liquid(lighter(color, 0.35)), 0.8),
    vessel(
      [
        [3, 0],
        [3.4, 0.6],
        [3.5, 4.6],
        [1.6, 6.6],
        [1.4, 8],
      ],
      0.2,
      clear(lighter(color, 0.4), 0.5),
    ),
    at(drum(1.6, 1.6, 0.9, timber('#c39a67'), 0.2), { y: 7.8 }),
    reeds(18, 6, 4.4),
    at(
      wrap(
        3.56,
        2.6,
        1.2,
        face(
          4.2,
          2.6,
          { brand: '半亩', zh: '浴室香薰', en: 'Bathroom' },
          { ground: '#fbf8f0', ink: '#37544a', accent: '#5f9a86', plan: 'minimal' },
          120,
        ),
      ),
      { y: 2.8 },
    ),
  )

/** Thread of smoke that rises and curls. */
const smoke = (high: number, strength = 0.5): Object3D => {
  const map = painted(128, 256, (pen, w, h) => {
    pen.filter = 'blur(2px)'
    for (let k = 0; k < 3; k += 1) {
      pen.strokeStyle = `rgba(255,255,255,${0.6 - k * 0.18})`
      pen.lineWidth = 3 + k * 5
      pen.beginPath()
      for (let t = 0; t <= 1; t += 0.02)
        pen.lineTo(w * (0.5 + Math.sin(t * 9 + k * 0.5) * 0.24 * t ** 1.4), h * (1 - t * 0.96))
      pen.stroke()
    }
    pen.filter = 'none'
    const fade = pen.createLinearGradient(0, 0, 0, h)
    fade.addColorStop(0, 'rgba(0,0,0,0)')
    fade.addColorStop(0.6, 'rgba(0,0,0,0.9)')
    fade.addColorStop(1, 'rgba(0,0,0,1)')
    pen.globalCompositeOperation = 'destination-in'
    pen.fillStyle = fade
    pen.fillRect(0, 0, w, h)
  })
  const geometry = new PlaneGeometry(high * 0.5, high)
  geometry.translate(0, high / 2, 0)
  return airy(
    new Mesh(geometry, new MeshBasicMaterial({ map, transparent: true, opacity: strength, depthWrite: false })),
  )
}

/** Porcelain holder with one stick and its smoke, the slim box beside it. */
export const agarwood = (): Object3D =>
  group(
    vessel(
      [
        [4.6, 0],
        [5.4, 0.4],
        [6.2, 1.6],
      ],
      0.34,
      gloss('#a6c8b6'),
    ),
    at(ball(1.3, gloss('#a6c8b6')), { y: 0.9 }),
    rod(
      [
        [0, 1.4, 0],
        [1.6, 9, 0],
        [3.4, 17, 0],
      ],
      0.16,
      matte('#5a3f2c'),
    ),
    at(airy(ball(0.26, lit('#ff8a3a', 1))), { x: 3.4, y: 17 }),
    at(smoke(13, 0.6), { x: 3.4, y: 17 }),
    at(
      group(
        box(4, 2.4, 24, 0.2, matte('#2f4a44', 0.7)),
        at(
          sheet(
            3.4,
            14,
            face(
              3.4,
              14,
              { brand: '景窑', zh: '沉香', en: 'Agarwood' },
              { ground: '#2f4a44', ink: '#e9d9a8', accent: '#c9a25c', plan: 'upright' },
              60,
            ),
          ),
          { y: 1.22, rx: -Math.PI / 2 },
        ),
      ),
      { x: -10.5, y: 1.2, z: 1, ry: 0.5 },
    ),
  )

/** Plain box half open with its sticks, one of them in a dish of clay. */
export const whiteTea = (): Object3D =>
  group(
    at(
      group(
        at(box(6, 3, 22, 0.2, matte('#f2ede0')), {}),
        at(box(5.6, 2.6, 10, 0.2, matte('#e0d6c2')), { z: 12 }),
        ...Array.from({ length: 15 }, (_, i) =>
          at(drum(0.16, 0.16, 18, matte('#b9a46a'), 0), {
            x: -2.3 + i * 0.33,
            y: 1.3 + (i % 3) * 0.14,
            z: 17.4,
            rx: -Math.PI / 2,
          }),
        ),
        at(
          sheet(
            4.8,
            16,
            face(
              4.8,
              16,
              { brand: '半亩', zh: '白茶线香', en: 'White tea', fine: '100' },
              {
                ground: '#f2ede0',
                ink: '#5a6a4a',
                accent: '#8aa07c',
                plan: 'upright',
                art: sprig('#a9ba94', 0.5, 0.94, 0.34),
              },
              60,
            ),
          ),
          { y: 1.52, rx: -Math.PI / 2 },
        ),
      ),
      { x: -8, y: 1.5, z: -2, ry: -0.5 },
    ),
    at(
      group(
        vessel(
          [
            [4.4, 0],
            [5.6, 0.5],
            [6, 1.8],
          ],
          0.5,
          speckled('#b5673f', 0),
        ),
        at(ball(1.2, speckled('#b5673f', 0)), { y: 1 }),
        rod(
          [
            [0, 1.4, 0],
            [-1, 8, 0],
            [-2.4, 15, 0],
          ],
          0.17,
          matte('#b9a46a'),
        ),
        at(airy(ball(0.26, lit('#ff8a3a', 1))), { x: -2.4, y: 15 }),
        at(smoke(11, 0.55), { x: -2.4, y: 15 }),
      ),
      { x: 9, z: 4 },
    ),
  )

const shell = (color: string, r: number): Object3D =>
  group(
    block(
      [r * 2, r * 0.7, r * 1.8],
      r * 0.34,
      matte(color, 0.95),
      (x, y, z) => {
        const turn = Math.atan2(x, z + r * 0.95)
        const away = Math.hypot(x, z + r * 0.95) / (r * 1.9)
        const rib = y > 0 ? Math.abs(Math.cos(turn * 9)) * r * 0.09 * away : 0
        const fan = 0.5 + 0.5 * Math.min(1, away * 1.3)
        return [x * fan, y * (1.25 - 0.5 * away) + rib, z * (1 - 0.16 * (x / r) ** 2)]
      },
      34,
    ),
  )

/** Shells of plaster in a dish, a dropper bottle beside them. */
export const stones = (color: string): Object3D =>
  group(
    vessel(
      [
        [5.6, 0],
        [6.6, 0.4],
        [8, 2],
      ],
      0.4,
      glaze('#f4efe4'),
    ),
    at(shell(color, 3.2), { x: -2.8, y: 2.2, z: 0.6, ry: 0.5, rx: 0.1 }),
    at(shell(lighter(color, 0.45), 2.8), { x: 3, y: 2.1, z: 1.6, ry: -0.6, rx: 0.14 }),
    at(shell(darker(color, 0.1), 2.6), { x: 0.8, y: 2.8, z: -3, ry: 2.6 }),
    at(
      group(
        drum(1.9, 1.9, 4, liquid('#8a4a1c'), 0.3),
        vessel(
          [
            [1.9, 0],
            [2.1, 0.3],
            [2.1, 4.8],
            [1, 6],
            [1, 6.8],
          ],
          0.14,
          clear('#8a4a1c', 0.7),
        ),
        at(drum(1.3, 1.3, 1.8, matte('#23211f'), 0.2), { y: 6.6 }),
        at(drum(0.5, 0.75, 2.6, matte('#2e2b29'), 0.4), { y: 8.3 }),
        at(
          wrap(
            2.14,
            2.4,
            1.6,
            face(
              3.4,
              2.4,
              { brand: '半亩', zh: '精油', en: 'Oil', fine: '10 ml' },
              { ground: '#fbf6ea', ink: '#4a3a30', accent: '#b98757', plan: 'classic' },
              120,
            ),
          ),
          { y: 2.6 },
        ),
      ),
      { x: 11, z: -1 },
    ),
  )

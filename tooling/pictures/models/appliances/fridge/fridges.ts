import type { Object3D } from 'three'
import { fruit } from '../../../studio/food/fruit.ts'
import { anodised, glass, gloss, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { rack, slots, softBox, thin } from '../parts/bodies.ts'
import { panelOf, readout } from '../parts/panels.ts'

type Stuff = ReturnType<typeof plastic>

const steel = () => metal('#cfd2d6', 0.3)

/** Front of a door, its left edge at x = 0; shelves on its inner side when it is seen. */
const leafOf = (w: number, h: number, skin: Stuff, { inner = false, bar = 0, hidden = 0 } = {}): Object3D =>
  group(
    at(slab(rounded(w - 0.5, h - 0.6, 1.2), 5, 0.9, skin), { x: w / 2, y: h / 2, z: 2.5 }),
    at(slab(rounded(w - 3, h - 3, 1), 0.8, 0.2, matte('#e9ebea')), { x: w / 2, y: h / 2, z: -0.3 }),
    ...(bar
      ? [
          at(drum(0.9, 0.9, h * 0.4, steel(), 0.2), { x: bar > 0 ? w - 4 : 4, y: h * 0.3, z: 8.4 }),
          ...[0.33, 0.67].map(t =>
            at(drum(0.6, 0.6, 3.6, steel()), { x: bar > 0 ? w - 4 : 4, y: h * t, z: 4.8, rx: Math.PI / 2 }),
          ),
        ]
      : []),
    ...(hidden
      ? [at(box(1.6, h * 0.7, 1.4, 0.4, matte('#1d1e20')), { x: hidden > 0 ? w - 0.6 : 0.6, y: h / 2, z: 4.6 })]
      : []),
    ...(inner
      ? [0.1, 0.42, 0.72].flatMap((t, i) => [
          at(box(w - 8, 7, 0.6, 0.2, glass('#e6f2f6', 0.5)), { x: w / 2, y: h * t + 4, z: -9 }),
          at(box(w - 8, 0.8, 9, 0.2, plastic('#f3f5f5')), { x: w / 2, y: h * t, z: -4.6 }),
          ...[0.25, 0.5, 0.75].map((u, k) =>
            at(
              bottle(
                14 + ((i + k) % 3) * 4,
                ['#e08a3c', '#8fb0a0', '#c8503c', '#f3efe6'][(i * 2 + k) % 4] ?? '#f3efe6',
              ),
              { x: w * u, y: h * t + 0.6, z: -5 },
            ),
          ),
        ])
      : []),
  )

/** Bottle for a shelf. */
export const bottle = (h: number, tone: string, r = h * 0.17): Object3D =>
  group(
    drum(r, r, h * 0.66, liquid(tone), 0.4),
    at(drum(r * 0.45, r, h * 0.18, clear('#eef4f4', 0.5), 0.3), { y: h * 0.66 }),
    at(drum(r * 0.5, r * 0.5, h * 0.14, plastic(darker(tone, 0.4)), 0.2), { y: h * 0.84 }),
  )

/** Pot of yoghurt with a foil lid. */
export const yoghurt = (tone: string): Object3D =>
  group(
    drum(3.6, 2.8, 6.4, plastic('#f7f4ec'), 0.3),
    at(drum(3.64, 3.3, 2.8, plastic(tone), 0.1), { y: 2 }),
    at(drum(3.8, 3.8, 0.3, metal('#d9dbdf', 0.3), 0.1), { y: 6.4 }),
  )

/** Things on a shelf of a fridge. */
const stock = (w: number, d: number, seed: number): Object3D =>
  group(
    ...Array.from({ length: Math.round(w / 9) }, (_, i) => {
      const x = (i + 0.5) * 9 - w / 2
      const z = (noise(i + seed) - 0.2) * d * 0.3
      const kind = Math.floor(noise(i * 3 + seed) * 5)
      if (kind === 0) return at(bottle(19, '#e6a04a'), { x, z })
      if (kind === 1) return at(fruit({ r: 4, skin: '#d9503c', seed: seed + i }), { x, z: z + 3 })
      if (kind === 2)
        return at(box(8, 12, 10, 0.6, matte(['#8fb0c4', '#e6c24a', '#7fae6c'][i % 3] ?? '#8fb0c4')), { x, y: 6, z })
      if (kind === 3) return group(at(yoghurt('#d8788b'), { x, z }), at(yoghurt('#8cc1e0'), { x, y: 6.7, z }))
      return group(
        ...[0, 1, 2].map(k =>
          at(ball(3, matte('#6fa04c', 0.6)), { x: x + k * 1.4 - 1.4, y: 3 + (k % 2) * 2, z: z + k }),
        ),
      )
    }),
  )

const carcass = (w: number, h: number, d: number, skin: Stuff): Object3D =>
  group(
    at(box(w, h - 3, d, 1.2, skin), { y: h / 2 + 1.5, z: -2 }),
    at(box(w - 4, 4, d - 6, 0.4, matte('#2b2c2e')), { y: 2, z: -2 }),
    at(slots(w * 0.7, 3, 1.1, 0.5), { y: 2, z: d / 2 - 4.9 }),
  )

/** Hollow of a fridge with lit shelves; takes the place of the carcass where doors are open. */
const hollow = (w: number, h: number, d: number, rows: number, seed: number): Object3D =>
  group(
    at(thin(w, h, 0.6, matte('#f3f6f7')), { y: h / 2, z: -d + 1 }),
    ...[-1, 1].map(x => at(thin(0.6, h, d, matte('#eceff0')), { x: (x * w) / 2, y: h / 2, z: -d / 2 })),
    at(thin(w, 0.6, d, matte('#f6f8f9')), { y: h, z: -d / 2 }),
    ...Array.from({ length: rows }, (_, i) =>
      group(
        at(box(w - 1, 0.9, d - 4, 0.2, glass('#dcebf0', 0.7)), { y: (h / rows) * i + 0.4, z: -d / 2 - 1 }),
        at(box(w - 1, 1.4, 0.8, 0.2, steel()), { y: (h / rows) * i + 0.5, z: -3 }),
        at(stock(w - 4, d - 10, seed + i * 7), { y: (h / rows) * i + 1, z: -d * 0.42 }),
      ),
    ),
  )

/** Two doors: a long one above, the freezer below; bar handles. */
export const twoDoor = (main: string, { w = 50, h = 150, d = 54, brushed = false, magnets = false } = {}): Object3D => {
  const skin = brushed ? anodised(main) : plastic(main, 0.36)
  const split = h * 0.34
  return group(
    carcass(w, h, d, brushed ? plastic(darker(main, 0.25)) : skin),
    at(leafOf(w, split - 5, skin, { bar: 1 }), { x: -w / 2, y: 5, z: d / 2 - 2 }),
    at(leafOf(w, h - split, skin, { bar: 1 }), { x: -w / 2, y: split, z: d / 2 - 2 }),
    at(box(7, 1.1, 0.4, 0.2, steel()), { x: -w / 2 + 8, y: h - 6, z: d / 2 + 3.2 }),
    ...(magnets
      ? [
          at(box(11, 14, 0.2, 0.1, matte('#fbf6e6')), { x: -7, y: h * 0.72, z: d / 2 + 3.3, rz: -0.06 }),
          at(box(9, 9, 0.2, 0.1, matte('#f0c6a8')), { x: 4, y: h * 0.62, z: d / 2 + 3.3, rz: 0.1 }),
          ...[
            ['#d8503c', -7, 0.76],
            ['#3164bb', 4, 0.645],
            ['#f0bf3c', -13, 0.6],
            ['#6f9a57', -2, 0.83],
            ['#d8788b', 10, 0.79],
          ].map(([tone, x, y]) =>
            at(drum(1.7, 1.7, 0.8, gloss(String(tone)), 0.3), {
              x: Number(x),
              y: h * Number(y),
              z: d / 2 + 3.2,
              rx: Math.PI / 2,
            }),
          ),
        ]
      : []),
  )
}

/** Three fronts; the middle one is a drawer that can stand out. */
export const threeDoor = (main: string, { w = 54, h = 165, d = 56, out = 0 } = {}): Object3D => {
  const skin = plastic(main, 0.32)
  const [low, mid] = [h * 0.31, h * 0.2]
  return group(
    carcass(w, h, d, plastic(darker(main, 0.12), 0.4)),
    at(leafOf(w, low - 5, skin, { hidden: 1 }), { x: -w / 2, y: 5, z: d / 2 - 2 }),
    at(box(w - 3, mid - 3, 1, 0.3, matte('#3a3d40')), { y: low + mid / 2, z: d / 2 - 1.6 }),
    at(
      group(
        leafOf(w, mid, skin),
        at(box(w * 0.5, 1.6, 1.6, 0.6, matte('#2b2c2e')), { x: w / 2, y: mid - 1.2, z: 4.4 }),
        ...(out
          ? [
              at(box(w - 8, 1, out, 0.3, plastic('#eef1f1')), { x: w / 2, y: 4, z: -out / 2 }),
              ...[-1, 1].map(x =>
                at(box(1, mid * 0.6, out, 0.3, glass('#e6f2f6', 0.6)), {
                  x: w / 2 + x * (w / 2 - 4),
                  y: mid * 0.4,
                  z: -out / 2,
                }),
              ),
              ...Array.from({ length: 10 }, (_, i) =>
                at(yoghurt(['#d8788b', '#8cc1e0', '#f0bf3c', '#8fbb62'][i % 4] ?? '#d8788b'), {
                  x: 9 + (i % 5) * 9,
                  y: mid * 0.74,
                  z: -7 - Math.floor(i / 5) * 9,
                }),
              ),
            ]
          : []),
      ),
      { x: -w / 2, y: low, z: d / 2 - 2 + out },
    ),
    at(leafOf(w, h - low - mid, skin, { hidden: 1 }), { x: -w / 2, y: low + mid, z: d / 2 - 2 }),
    at(readout(9, 3, { digits: '4°', keys: ['leaf'], ink: '#ffffff' }), { y: h - 10, z: d / 2 + 3.15 }),
  )
}

/** Very wide, split in the middle; doors of glass or standing open with full shelves. */
export const sideBySide = (main: string, { open = 0, w = 91, h = 178, d = 66 } = {}): Object3D => {
  const skin = open ? anodised(main) : gloss(main)
  const left = w * 0.44
  return group(
    ...(open
      ? [
          at(box(2.4, h - 3, d, 0.8, skin), { x: -w / 2, y: h / 2, z: -2 }),
          at(box(2.4, h - 3, d, 0.8, skin), { x: w / 2, y: h / 2, z: -2 }),
          at(box(w, 3, d, 0.8, skin), { y: h - 1.5, z: -2 }),
          at(box(w, 5, d, 0.8, matte('#2b2c2e')), { y: 2.5, z: -2 }),
          at(box(2.6, h - 4, d, 0.6, plastic('#dfe3e4')), { x: left - w / 2, y: h / 2, z: -3 }),
          at(hollow(left - 4, h - 10, d - 6, 5, 3), { x: -w / 2 + left / 2, y: 6, z: d / 2 - 4 }),
          at(hollow(w - left - 4, h - 10, d - 6, 5, 40), { x: left / 2, y: 6, z: d / 2 - 4 }),
        ]
      : [carcass(w, h, d, plastic(darker(main, 0.2)))]),
    at(group(leafOf(left, h - 5, skin, { inner: open > 0, bar: open ? 1 : 0, hidden: open ? 0 : 1 })), {
      x: -w / 2,
      y: 4.4,
      z: d / 2 - 2,
      ry: -open,
    }),
    at(
      group(
        at(leafOf(w - left, h - 5, skin, { inner: open > 0, bar: open ? -1 : 0, hidden: open ? 0 : -1 }), {
          x: left - w,
        }),
      ),
      { x: w / 2, y: 4.4, z: d / 2 - 2, ry: open },
    ),
    ...(open
      ? []
      : [
          at(panelOf(11, 26, { digits: '-18', keys: ['snow', 'drop', 'power'], ink: '#dff2ff' }), {
            x: -w / 2 + left / 2,
            y: h * 0.62,
            z: d / 2 + 3.1,
          }),
        ]),
  )
}

/** Ice in a drawer. */
const ice = (w: number, d: number): Object3D =>
  group(
    ...Array.from({ length: 46 }, (_, i) =>
      at(box(3.6, 3.6, 3.6, 0.7, glass('#eef8fc', 0.7)), {
        x: (noise(i) - 0.5) * w,
        y: noise(i + 5) * 4 + 1,
        z: (noise(i + 9) - 0.5) * d,
        ry: i,
        rx: i * 0.7,
      }),
    ),
  )

/** Four doors that form a cross; the lower left one may stand out as the drawer of ice. */
export const crossDoor = (main: string, { out = 0, w = 84, h = 180, d = 62, trim = false } = {}): Object3D => {
  const skin = plastic(main, 0.34)
  const split = h * 0.42
  return group(
    carcass(w, h, d, plastic(darker(main, 0.14), 0.4)),
    ...[-1, 1].flatMap(side => [
      at(group(at(leafOf(w / 2, h - split, skin, { hidden: side < 0 ? 1 : -1 }), {})), {
        x: side < 0 ? -w / 2 : 0,
        y: split,
        z: d / 2 - 2,
      }),
      ...(side < 0 && out
        ? []
        : [
            at(leafOf(w / 2, split - 5, skin, { hidden: side < 0 ? 1 : -1 }), {
              x: side < 0 ? -w / 2 : 0,
              y: 4.4,
              z: d / 2 - 2,
            }),
          ]),
    ]),
    ...(out
      ? [
          at(leafOf(w / 2, (split - 5) / 2 - 0.6, skin), { x: -w / 2, y: 4.4, z: d / 2 - 2 }),
          at(
            group(
              leafOf(w / 2, (split - 5) / 2, skin),
              at(box(w / 2 - 7, 1, out, 0.3, plastic('#eef1f1')), { x: w / 4, y: 14, z: -out / 2 }),
              ...[-1, 1].map(x =>
                at(box(1, 14, out, 0.3, glass('#e6f2f6', 0.6)), { x: w / 4 + x * (w / 4 - 3.5), y: 20, z: -out / 2 }),
              ),
              at(ice(w / 2 - 12, out - 6), { x: w / 4, y: 29, z: -out / 2 }),
            ),
            { x: -w / 2, y: 4.4 + (split - 5) / 2, z: d / 2 - 2 + out },
          ),
          at(box(w / 2 - 3, split / 2 - 4, 1, 0.3, matte('#2f3235')), {
            x: -w / 4,
            y: 4 + split * 0.72,
            z: d / 2 - 1.6,
          }),
        ]
      : []),
    ...(trim ? [at(box(w - 0.4, 0.7, 0.8, 0.2, metal('#d3ab62', 0.3)), { y: split, z: d / 2 + 2.9 })] : []),
    at(readout(13, 3, { digits: '4°', keys: ['snow', 'leaf'], ink: '#ffffff' }), {
      x: w / 4,
      y: h - 12,
      z: d / 2 + 3.15,
    }),
  )
}

/** Retro cube with round edges and a chrome handle. */
export const retroMini = (main: string): Object3D =>
  group(
    ...[-1, 1].flatMap(x => [-1, 1].map(z => at(drum(2, 1.4, 7, metal('#c9ccd2', 0.24)), { x: x * 17, z: z * 16 }))),
    at(group(at(slab(rounded(47, 62, 9), 40, 4, gloss(main)), {})), { y: 37, z: -3 }),
    at(group(at(slab(rounded(46, 61, 9), 7, 3, gloss(main)), {})), { y: 37, z: 20 }),
    at(slab(rounded(46.4, 61.4, 9), 0.8, 0.2, metal('#d9dbdf', 0.2)), { y: 37, z: 16.8 }),
    at(
      rod(
        [
          [17, 26, 23],
          [17, 28, 27],
          [17, 44, 27],
          [17, 46, 23],
        ],
        1.3,
        metal('#d9dbdf', 0.18),
      ),
      {},
    ),
    at(box(15, 2.4, 1, 0.8, metal('#d9dbdf', 0.2)), { x: -9, y: 57, z: 23.4 }),
    at(drum(1.4, 1.4, 0.6, gloss(lighter(main, 0.6)), 0.2), { x: -13.5, y: 57, z: 23.8, rx: Math.PI / 2 }),
  )

/** Tabletop fridge with its door open and bottles inside. */
export const vanityMini = (main: string): Object3D => {
  const skin = gloss(main)
  return group(
    at(softBox(28, 2, 26, 5, skin, 0.6), { y: 0.6 }),
    at(softBox(28, 2, 26, 5, skin, 0.6), { y: 36 }),
    ...[-1, 1].map(x => at(box(2.4, 36, 25, 1, skin), { x: x * 12.8, y: 19.4 })),
    at(box(26, 36, 1.6, 0.4, matte('#f6f4f2')), { y: 19.4, z: -11.6 }),
    ...[3, 20].map(y => group(at(rack(22, 19, 10, 0.14), { y, z: 0 }))),
    ...[-7, 0, 7].map((x, i) =>
      at(bottle(13 - i * 1.6, ['#f0d9a8', '#d8a0b0', '#a8c8b8'][i] ?? '#f0d9a8', 2.6), { x, y: 3.4, z: 2 }),
    ),
    ...[-7, 0, 7].map((x, i) =>
      at(
        group(
          drum(3, 2.9, 4.4, gloss(['#f6f1e6', '#bcd0c4', '#e6c4a8'][i] ?? '#f6f1e6'), 0.4),
          at(drum(3.05, 3.05, 2, metal('#d3ab62', 0.3), 0.3), { y: 4.4 }),
        ),
        { x, y: 20.6, z: 2 },
      ),
    ),
    at(box(22, 0.5, 0.6, 0.1, matte('#fffbe8', 0.3)), { y: 35, z: 10 }),
    at(
      group(
        at(group(at(slab(rounded(27, 37, 4), 4, 1.6, skin), {})), { x: 13.5, y: 19.4, z: 2 }),
        at(box(20, 6, 0.8, 0.3, glass('#f6eef0', 0.6)), { x: 13.5, y: 8, z: -5 }),
        ...[8, 13.5, 19].map((x, i) =>
          at(bottle(9, ['#e6b0a0', '#b0c8e0', '#e6d8a0'][i] ?? '#e6b0a0', 2), { x, y: 4, z: -2.6 }),
        ),
        at(box(1.4, 9, 1.4, 0.6, metal('#d3ab62', 0.3)), { x: 24, y: 20, z: 5 }),
      ),
      { x: -14, y: 0, z: 13, ry: -1.9 },
    ),
  )
}

/** Record player with a record on it. */
export const recordPlayer = (color = '#8a5a35'): Object3D =>
  group(
    at(box(40, 8, 32, 1, wood(color)), { y: 4 }),
    at(drum(13, 13, 0.8, matte('#1a1b1c', 0.35), 0.2), { x: -4, y: 8 }),
    at(drum(4, 4, 0.1, matte('#e2b04a'), 0), { x: -4, y: 8.85 }),
    at(
      rod(
        [
          [14, 8, -9],
          [14, 11, -9],
          [13, 11, 0],
          [7, 9.4, 5],
        ],
        0.5,
        metal('#c9ccd2', 0.3),
      ),
      {},
    ),
    at(drum(2.2, 2.4, 3, metal('#c9ccd2', 0.3), 0.4), { x: 14, y: 8, z: -9 }),
    ...[11, 15].map(x => at(drum(1, 1.1, 1, metal('#d3ab62', 0.3), 0.2), { x, y: 8, z: 12 })),
  )

/** Kitchen cabinets around a fridge: `w` wide, `h` high, doors with joints. */
export const unit = (color: string, w: number, h: number, d: number, rows = 2, handle = '#c9a35a'): Object3D =>
  group(
    at(box(w, h, d, 0.6, matte(color, 0.6)), { y: h / 2 }),
    ...Array.from({ length: rows }, (_, i) =>
      group(
        at(slab(rounded(w - 1.2, h / rows - 1.2, 0.8), 1.2, 0.3, matte(lighter(color, 0.05), 0.6)), {
          y: (h / rows) * (i + 0.5),
          z: d / 2 + 0.5,
        }),
        at(box(12, 1, 1.4, 0.4, metal(handle, 0.34)), { y: (h / rows) * (i + 0.84), z: d / 2 + 1.6 }),
      ),
    ),
  )

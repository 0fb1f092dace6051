import type { Material, Object3D } from 'three'
import { cloth, gloss, matte, metal, plastic, print, rubber } from '../../../studio/materials.ts'
import { lens } from '../../../studio/packs/devices.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, box, drum, group, placed, ring, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, wire } from '../parts/strips.ts'
import { flatFront } from '../phone/phones.ts'

const [W, H] = [7.6, 15.9]

const holder = (stuff: Material, tone: string): Object3D =>
  group(
    slab(rounded(3.5, 4, 1), 0.34, 0.14, stuff),
    at(slab(rounded(3, 3.5, 0.8), 0.3, 0.1, gloss(tone)), { z: 0.06 }),
    at(lens(0.72), { x: -0.66, y: 0.76, z: 0.24 }),
    at(lens(0.72), { x: -0.66, y: -0.86, z: 0.24 }),
    at(lens(0.6), { x: 0.8, y: 0.76, z: 0.24 }),
    at(drum(0.26, 0.26, 0.1, matte('#fff2cf', 0.4), 0.02), { x: 0.8, y: -0.8, z: 0.24, rx: Math.PI / 2 }),
  )

/** Case seen from behind, standing: its back looks to +z. */
export interface Shell {
  readonly stuff: Material
  readonly rim: Material
  /** Colour of the phone inside; none shows the empty case. */
  readonly phone?: string
  readonly thick?: number
}

/** Back shell with a raised lip around the cameras. */
export const shell = ({ stuff, rim, phone = '#d5d8dc', thick = 1.15 }: Shell): Object3D =>
  group(
    at(slab(rounded(W - 0.5, H - 0.5, 1), thick * 0.7, 0.1, plastic(phone, 0.35)), { y: H / 2 }),
    at(slab(rounded(W, H, 1.2), thick, 0.32, stuff), { y: H / 2 }),
    at(group(holder(rim, darker(phone, 0.15))), { x: -1.7, y: H - 2.7, z: thick / 2 + 0.02 }),
    ...[0.62, 0.76].map(share =>
      at(box(0.24, share > 0.7 ? 1.2 : 2, 0.5, 0.1, rim), { x: W / 2 + 0.02, y: H * share }),
    ),
  )

/** Twill of two yarns, laid over a back. */
const twill = (color: string): Object3D =>
  at(
    pane(
      W - 0.66,
      H - 0.66,
      1,
      print(540, 1140, (pen, w, h) => {
        pen.fillStyle = darker(color, 0.12)
        pen.fillRect(0, 0, w, h)
        pen.fillStyle = lighter(color, 0.34)
        for (let row = 0; row * 19 < h; row += 1)
          for (let col = -1; col * 38 < w; col += 1) pen.fillRect(col * 38 + (row % 4) * 9.5, row * 19 + 3, 21, 13)
      }),
    ),
    { y: H / 2, z: 0.47 },
  )

/** Thin case woven of strong fibres. */
export const woven = (color: string): Object3D =>
  group(
    shell({ stuff: cloth(lighter(color, 0.16), 34, 5), rim: metal('#8d9198', 0.3), phone: '#2b2d31', thick: 0.9 }),
    twill(color),
  )

/** Closed rectangle with round corners as points. */
const outline = (w: number, h: number, r: number): Point[] => {
  const points = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].flatMap(([sx = 1, sy = 1], corner) =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const turn = (corner + t) * (Math.PI / 2)
      return [sx * (w / 2 - r) + Math.cos(turn) * r, sy * (h / 2 - r) + Math.sin(turn) * r, 0]
    }),
  )
  return [...points, points[0] ?? [0, 0, 0]]
}

/** Clear case over a pale phone, a white ring behind it. */
export const clearCase = (phone: string, ringTone = '#ffffff'): Object3D =>
  group(
    at(slab(rounded(W - 0.4, H - 0.4, 1.1), 0.8, 0.2, gloss(phone)), { y: H / 2 }),
    at(ring(2.5, 0.2, matte(ringTone)), { y: 6.4, z: 0.44 }),
    at(box(0.42, 1.9, 0.1, 0.05, matte(ringTone)), { y: 2, z: 0.44 }),
    at(group(holder(clear('#ffffff', 0.4), darker(phone, 0.12))), { x: -1.7, y: H - 2.7, z: 0.5 }),
    at(slab(rounded(W + 0.3, H + 0.3, 1.3), 1.2, 0.36, clear('#eaf4f8', 0.3)), { y: H / 2 }),
    at(wire(outline(W + 0.24, H + 0.24, 1.2), 0.08, matte('#ffffff', 0.2), 140), { y: H / 2, z: 0.5 }),
  )

/** Thick case with stepped corners of air, ribs and a frame in a second colour. */
export const armour = (color: string, second: string, skin: Material = plastic(color, 0.6)): Object3D =>
  group(
    shell({ stuff: skin, rim: rubber(second), thick: 1.5, phone: '#3a3d42' }),
    ...[-1, 1].flatMap(x =>
      [0, 1].map(up =>
        group(
          at(box(2.5, 2.5, 1.8, 0.7, rubber(second)), { x: x * (W / 2 - 0.75), y: 0.95 + up * (H - 1.9) }),
          at(box(1.7, 1.7, 2, 0.5, skin), { x: x * (W / 2 - 0.95), y: 1.15 + up * (H - 2.3) }),
        ),
      ),
    ),
    ...[-1, 1].flatMap(x =>
      Array.from({ length: 9 }, (_, i) =>
        at(box(0.3, 0.34, 1.2, 0.12, rubber(second)), { x: x * (W / 2 + 0.06), y: 4 + i * 0.7 }),
      ),
    ),
    ...[0, 1, 2].map(i => at(box(3.6 - i * 0.7, 0.26, 0.14, 0.06, rubber(second)), { y: 2.6 + i * 0.7, z: 0.78 })),
  )

/** The same on its fold-out leg. */
export const armourStanding = (color: string): Object3D =>
  group(
    at(
      group(
        armour(color, '#2b2d30'),
        at(ring(2, 0.24, metal('#c9ccd2', 0.3)), { y: 7.4, z: 0.8 }),
        at(group(at(box(1.6, 5.6, 0.24, 0.1, metal('#c9ccd2', 0.3)), { y: -2.8 })), { y: 8.4, z: 0.9, rx: -0.75 }),
      ),
      { rx: 0.24, y: 0.3 },
    ),
  )

/** Book cover of leather, open, cards in its pockets and a strap. */
export const folio = (color: string): Object3D => {
  const leather = () => cloth(color, 34, 1)
  const seam = (w: number, h: number, z: number) =>
    group(
      ...[-1, 1].flatMap(side => [
        ...Array.from({ length: 26 }, (_, i) =>
          at(box(0.06, 0.36, 0.05, 0.02, matte(lighter(color, 0.6))), {
            x: side * (w / 2 - 0.3),
            y: 0.6 + i * (h / 26.6),
            z,
          }),
        ),
      ]),
    )
  return group(
    at(slab(rounded(8.4, 16.6, 1), 0.5, 0.2, leather()), { x: 4.3, y: 8.3 }),
    at(group(seam(8.4, 16.2, 0.28)), { x: 4.3 }),
    at(group(flatFront({ color: '#3a3d42', screen: ['#5f7fa0', '#e9c08a'] })), { x: 4.4, y: 0.35, z: 0.6 }),
    at(
      group(
        at(slab(rounded(8.4, 16.6, 1), 0.5, 0.2, leather()), { x: -4.3, y: 8.3 }),
        at(group(seam(8.4, 16.2, 0.28)), { x: -4.3 }),
        ...[0, 1].map(i =>
          group(
            at(slab(rounded(6.4, 4, 0.4), 0.1, 0.03, plastic(['#e9ddc0', '#5f8f9a'][i] ?? '#e9ddc0')), {
              x: -4.3,
              y: 10.6 - i * 3,
              z: 0.34 + i * 0.16,
            }),
            at(slab(rounded(7.2, 5, 0.5), 0.2, 0.07, leather()), { x: -4.3, y: 9.2 - i * 3, z: 0.4 + i * 0.18 }),
          ),
        ),
      ),
      { ry: 0.95 },
    ),
    at(drum(0.45, 0.45, 16, leather(), 0.1), { y: 0.3, z: -0.1 }),
    at(box(3.4, 2, 0.3, 0.14, leather()), { x: 9.3, y: 8.3, z: 0 }),
    at(drum(0.5, 0.5, 0.2, metal('#d8b66a', 0.24), 0.06), { x: 10.2, y: 8.3, z: 0.1, rx: Math.PI / 2 }),
  )
}

/** Shell with a card holder that comes off, a card looking out. */
export const cardHolder = (color: string): Object3D =>
  group(
    shell({ stuff: rubber(color), rim: rubber(darker(color, 0.15)), phone: '#d5d8dc' }),
    at(
      group(
        at(slab(rounded(5.8, 4, 0.4), 0.1, 0.03, plastic('#f4d9a0')), { y: 4.3, z: 0 }),
        at(box(1.1, 0.8, 0.05, 0.03, metal('#d8b66a', 0.24)), { x: -1.6, y: 5.4, z: 0.08 }),
        at(slab(rounded(6.4, 9, 0.9), 0.55, 0.2, cloth(lighter(color, 0.2), 30, 0.8)), { z: 0.06 }),
        at(slab(rounded(2, 1, 0.5), 0.1, 0.03, matte(darker(color, 0.3))), { y: 3.9, z: 0.33 }),
      ),
      { x: 2.6, y: 5.4, z: 2.2, ry: 0.35, rz: -0.16 },
    ),
  )

/** Sheets of glass above a phone that lies, with the frame that aligns them. */
export const films = (dark: boolean): Object3D => {
  const sheetOf = () =>
    group(
      slab(rounded(7, 15.2, 0.9), 0.1, 0.03, clear(dark ? '#3a4048' : '#d9f2fa', dark ? 0.5 : 0.36)),
      at(wireFrame(), { z: 0.06 }),
    )
  return group(
    placed(
      group(
        at(group(flatFront({ color: '#5f6a78', screen: dark ? ['#2a3560', '#c98fa8'] : ['#5fa0d0', '#f0c08a'] })), {
          y: -7.95,
        }),
      ),
      { rx: -Math.PI / 2, y: 0.45 },
    ),
    ...(dark ? [at(pane(3.4, 15, 0.6, matte('#0c0d10', 0.3)), { x: -1.75, y: 0.92, rx: -Math.PI / 2 })] : []),
    ...(dark ? [1.8] : [2.2, 4.2]).map((y, i) =>
      placed(sheetOf(), { rx: -Math.PI / 2 + 0.16 + i * 0.1, y, z: -0.4 - i * 0.6 }),
    ),
  )
}

const wireFrame = (): Object3D =>
  group(
    ...[-1, 1].flatMap(side => [
      at(box(0.07, 13.8, 0.05, 0.02, matte('#ffffff', 0.2)), { x: side * 3.46 }),
      at(box(5.4, 0.07, 0.05, 0.02, matte('#ffffff', 0.2)), { y: side * 7.56 }),
    ]),
  )

/** Frame that guides a sheet onto the phone. */
export const guideFrame = (tone: string): Object3D =>
  group(
    ...[-1, 1].flatMap(side => [
      at(box(1, 0.8, 17, 0.3, plastic(tone)), { x: side * 4, y: 0.4 }),
      at(box(9, 0.8, 1, 0.3, plastic(tone)), { z: side * 8.4, y: 0.4 }),
    ]),
    at(box(2, 0.5, 2.4, 0.2, plastic(darker(tone, 0.2))), { z: 9.6, y: 0.3 }),
  )

/** Clear case with a round cord in a loop. */
export const strapCase = (color: string): Object3D =>
  group(
    clearCase(lighter(color, 0.55), lighter(color, 0.1)),
    ...[-1, 1].map(side => at(ring(0.5, 0.14, metal('#d8b66a', 0.24)), { x: side * 4, y: 0.9, ry: 0.4 })),
    wire(
      [
        [-4.2, 0.7, 0],
        [-6.4, 3, 0.4],
        [-6.2, 12, -1],
        [-2.6, 19, -2],
        [2.6, 19.4, -2],
        [6.4, 13, -1],
        [7.2, 4, 0.6],
        [4.2, 0.7, 0],
      ],
      0.4,
      cloth(color, 60, 5),
      120,
    ),
    ...[-1, 1].map(side =>
      at(drum(0.5, 0.5, 1.2, metal('#d8b66a', 0.24), 0.1), { x: side * 5.2, y: 1.2, rz: side * 0.6 }),
    ),
  )
